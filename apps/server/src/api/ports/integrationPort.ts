import type { ConnectionTestPort, IntegrationPort } from '@hub/api-client/server';
import {
  accountToTest,
  readProviders,
  recordConnectionTest,
  saveProvider,
  settingsToTest,
} from '@hub/engine/providers';
import type { EngineCall, OutsideCall } from '../CallContext.ts';

export function integrationPort({ transaction, session, services, now }: EngineCall): IntegrationPort {
  return {
    readProviders: () => readProviders(transaction, session, services.providers),
    saveProvider: (save) => saveProvider(transaction, session, services.providers, save, now),
  };
}

/** By the reason why a connection test failed. */
const failureKinds = { refused: 'credentialsRefused', unreachable: 'unreachable', other: null } as const;

/** Calls the 3PL between two transactions, because it may be slow. */
export function connectionTestPort({ database, session, services, now }: OutsideCall): ConnectionTestPort {
  const { shopId } = session.shop;
  return {
    testConnection: async (provider, typed) => {
      const account = await database.inShop(shopId, async (transaction) => {
        const settings = await settingsToTest(transaction, services.providers, provider.thirdPartyId, typed);
        return accountToTest(transaction, provider, settings);
      });
      const result = await services.accountCalls.test({ ...account, shopId });
      const outcome = result.isConnected
        ? ({ isConnected: true } as const)
        : { isConnected: false as const, kind: failureKinds[result.reason ?? 'other'], words: result.message };
      await database.inShop(shopId, (transaction) =>
        recordConnectionTest(transaction, services.providers, account, outcome, now),
      );
      return result;
    },
  };
}
