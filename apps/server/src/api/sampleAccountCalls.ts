import { sampleChoices, testCredentials } from '@hub/api-client/mocks';
import { type AccountCalls, ChoicesNotListedError } from './AccountCalls.ts';

/** Connections that call nobody: credentials pass or fail by the words in them. */
export const sampleAccountCalls: AccountCalls = {
  test: async ({ credentials }) => testCredentials(credentials),
  async readChoices(account) {
    const { choices, problem } = sampleChoices(account);
    if (problem !== null) throw new ChoicesNotListedError(problem);
    return choices;
  },
};
