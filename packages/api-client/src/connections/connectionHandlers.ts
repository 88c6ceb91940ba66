import {
  type AccountChoices,
  type AccountConnection,
  type ChosenValues,
  findProvider,
  type SavedChoices,
  type TestOrderOutcome,
  type ThirdPartyId,
} from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import type { SaveDecision } from '@hub/domain/shared';
import type { RowsOf } from '../http/Endpoint.ts';
import { refusedReply, toWireWords } from '../http/wireWords.ts';
import { saveReply } from '../http/saveReply.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import type { connectionEndpoints } from './connectionEndpoints.ts';
import { toWireAccountChoices, toWireSavedChoices } from './wireChoices.ts';
import { toWireAccountConnection } from './wireConnections.ts';

/** The enabled accounts of a shop with 3PLs. */
export interface ConnectionPort {
  listConnections(): Answer<readonly AccountConnection[]>;
  /** 'unknown': the account does not exist. */
  saveProviderChoices(save: {
    providerId: string;
    account: string;
    baseVersion: number;
    values: ChosenValues;
  }): Answer<SaveDecision<SavedChoices> | 'unknown'>;
}

export const connectionHandlers = {
  getConnections: async ({ port }) => ({ accounts: (await port.listConnections()).map(toWireAccountConnection) }),
  saveProviderChoices: async ({ port, params, body }) => {
    const decision = await port.saveProviderChoices({
      providerId: params.provider_id,
      account: body.account,
      baseVersion: Number(body.base_version),
      values: body.values,
    });
    if (decision === 'unknown') throw unknownProvider();
    return saveReply(decision, toWireSavedChoices, (saved) => ({ saved }));
  },
} satisfies Handlers<RowsOf<typeof connectionEndpoints, 'read' | 'write'>, ConnectionPort>;

/** What calls a 3PL while a person waits. */
export interface ProviderCallsPort {
  /** What the 3PL lists for each account of a provider; none where it has no account. */
  listChoices(providerId: string): Answer<readonly AccountChoices[]>;
  sendTestOrder(account: { provider: ThirdPartyId; account: string }): Answer<TestOrderOutcome>;
}

export const providerCallHandlers = {
  getProviderChoices: async ({ port, params }) => {
    const accounts = await port.listChoices(params.provider_id);
    if (accounts.length === 0) throw unknownProvider();
    return { accounts: accounts.map(toWireAccountChoices) };
  },
  sendTestOrder: async ({ port, params, body }) => {
    const provider = findProvider(params.provider_id);
    if (provider === null) throw unknownProvider();
    const outcome = await port.sendTestOrder({ provider: provider.thirdPartyId, account: body.account });
    if (outcome.type === 'refused') return refusedReply(outcome.reason);
    const steps = outcome.steps.map(({ isDone, words }) => ({ is_done: isDone, ...toWireWords('message', words) }));
    return { status: 'success', steps };
  },
} satisfies Handlers<RowsOf<typeof connectionEndpoints, 'outside'>, ProviderCallsPort>;

function unknownProvider(): RequestError {
  return new RequestError(404, message('calls.unknownProvider'));
}
