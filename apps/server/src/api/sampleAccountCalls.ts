import { sampleChoices, testCredentials } from '@hub/api-client/mocks';
import { ChoicesNotListedError, type AccountCalls } from './AccountCalls.ts';

/** Connections that call nobody: credentials pass or fail by the words in them. */
export const sampleAccountCalls: AccountCalls = {
  test: async ({ credentials }) => testCredentials(credentials),
  async readChoices(account) {
    try {
      return sampleChoices(account);
    } catch (error) {
      throw new ChoicesNotListedError((error as Error).message, { cause: error });
    }
  },
};
