import type { ConnectionPort, ProviderCallsPort } from '@hub/api-client/server';
import { type AccountWithChoices, changeProviderChoices, listConnections, readAccounts } from '@hub/engine/providers';
import { recordTestOrder } from '@hub/engine/shops';
import { ChoicesNotListedError } from '../../jobs/AccountCalls.ts';
import type { EngineCall, OutsideCall, Services } from '../CallContext.ts';

export function connectionPort({ transaction, session, services, now }: EngineCall): ConnectionPort {
  return {
    listConnections: () => listConnections(transaction, services.providers),
    saveProviderChoices: (save) => changeProviderChoices(transaction, session, services.providers, save, now),
  };
}

/** Outside a transaction, since the 3PL may take its time. */
export function providerCallsPort({ database, session, services, now }: OutsideCall): ProviderCallsPort {
  const { shopId } = session.shop;
  return {
    listChoices: async (providerId) => {
      const all = await database.inShop(shopId, (transaction) => readAccounts(transaction, services.providers));
      const accounts = all.filter(({ provider }) => provider.thirdPartyId === providerId);
      return Promise.all(accounts.map((account) => choicesOf(shopId, account, services.accountCalls)));
    },
    sendTestOrder: async (account) => {
      const outcome = await services.sendTestOrder(shopId, account);
      await database.inShop(shopId, (transaction) => recordTestOrder(transaction, outcome, now));
      return outcome;
    },
  };
}

async function choicesOf(
  shopId: number,
  { choices: saved, ...account }: AccountWithChoices,
  accountCalls: Services['accountCalls'],
) {
  try {
    const choices = await accountCalls.readChoices({ ...account, shopId, choices: saved.values });
    return { saved, accountName: account.accountName, choices, problem: null };
  } catch (error) {
    if (!(error instanceof ChoicesNotListedError)) throw error;
    return { saved, accountName: account.accountName, choices: [], problem: error.words };
  }
}
