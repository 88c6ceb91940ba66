import { message } from '@hub/domain/messages';
import type { ConnectionEndpointName } from '@hub/api-client/connections';
import {
  RequestError,
  saveReply,
  toWireAccountChoices,
  toWireAccountConnection,
  toWireSavedChoices,
  type WireReply,
} from '@hub/api-client/server';
import type { endpoints } from '@hub/api-client/endpoints';
import type { Database } from '@hub/database';
import { type AccountWithChoices, changeProviderChoices, listConnections, readAccounts } from '@hub/engine';
import type { Handlers, Services } from './CallContext.ts';
import { ChoicesNotListedError } from './AccountCalls.ts';

/** The calls about connections that only need the database. */
export const connectionHandlers = {
  getConnections: async ({ transaction, services }) => ({
    accounts: (await listConnections(transaction, services.providers)).map(toWireAccountConnection),
  }),
  saveProviderChoices: async ({ transaction, session, services, params, body, now }) => {
    const save = {
      providerId: params.provider_id,
      account: body.account,
      baseVersion: Number(body.base_version),
      values: body.values,
    };
    const decision = await changeProviderChoices(transaction, session, services.providers, save, now);
    if (decision === 'unknown') throw new RequestError(404, message('calls.unknownProvider'));
    return saveReply(decision, toWireSavedChoices, (saved) => ({ saved }));
  },
} satisfies Handlers<Exclude<ConnectionEndpointName, 'getProviderChoices'>>;

/** The choices of a provider's accounts. Outside a transaction, since the 3PL may take its time. */
export async function answerProviderChoices(
  database: Database,
  shopId: number,
  { providers, accountCalls }: Services,
  providerId: string,
): Promise<WireReply<(typeof endpoints)['getProviderChoices']>> {
  const all = await database.inShop(shopId, (transaction) => readAccounts(transaction, providers));
  const accounts = all.filter(({ provider }) => provider.thirdPartyId === providerId);
  if (accounts.length === 0) throw new RequestError(404, message('calls.unknownProvider'));
  const listed = await Promise.all(accounts.map((account) => listChoices(shopId, account, accountCalls)));
  return { accounts: listed.map(toWireAccountChoices) };
}

async function listChoices(
  shopId: number,
  { choices: saved, ...account }: AccountWithChoices,
  accountCalls: Services['accountCalls'],
) {
  try {
    const choices = await accountCalls.readChoices({ ...account, shopId, choices: saved.values });
    return { saved, choices, problem: null };
  } catch (error) {
    if (!(error instanceof ChoicesNotListedError)) throw error;
    return { saved, choices: [], problem: error.words };
  }
}
