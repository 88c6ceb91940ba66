import type { ShopTransaction } from '@hub/database';
import { listRoutingLocations } from '@hub/database/routing';
import { type EnabledAccount, enabledAccounts, liveIds } from '@hub/domain/integrations';
import type { Location } from '@hub/domain/routing';
import { type Handlings, handlingsOf } from '@hub/domain/shipping';
import type { ProviderStore } from '../providers/ProviderStore.ts';

/** Reads who ships the shop's orders, by its current locations and connected 3PLs. */
export async function readHandlings(
  transaction: ShopTransaction,
  store: ProviderStore,
): Promise<Handlings & { locations: readonly Location[]; accounts: readonly EnabledAccount[] }> {
  const [settings, locations] = await Promise.all([store.readAll(transaction), listRoutingLocations(transaction)]);
  const accounts = enabledAccounts(settings);
  return { ...handlingsOf(locations, liveIds(settings), accounts), locations, accounts };
}
