import type { ShopTransaction } from '@hub/database';
import { listAccountHealth, listSubscriptions } from '@hub/database/warehouses';
import { type AccountConnection, missingChoices } from '@hub/domain/integrations';
import type { ProviderStore } from './ProviderStore.ts';
import { readAccounts } from './providerChoices.ts';

/** Connection status of each enabled account of the shop. */
export async function listConnections(
  transaction: ShopTransaction,
  store: ProviderStore,
): Promise<readonly AccountConnection[]> {
  const health = await listAccountHealth(transaction);
  const subscriptions = await listSubscriptions(transaction);
  return (await readAccounts(transaction, store)).map(({ provider, account, accountName, choices }) => ({
    ...uncalled,
    ...health.find((each) => each.providerId === provider.thirdPartyId && each.account === account),
    providerId: provider.thirdPartyId,
    account,
    accountName,
    hasWebhooks: subscriptions.some(
      (each) => each.isSubscribed && each.provider === provider.thirdPartyId && each.account === account,
    ),
    missingChoices: missingChoices(provider, choices.values).map(({ name }) => name),
  }));
}

/** An account that was never called. */
const uncalled = {
  lastSuccessAt: null,
  lastFailureAt: null,
  failureKind: null,
  failureWords: null,
  failingSince: null,
  failuresInRow: 0,
  pausedAt: null,
  lastOrderAt: null,
  waitingOrders: 0,
  stock: null,
} as const satisfies Partial<AccountConnection>;
