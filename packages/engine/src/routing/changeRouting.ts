import type { ShopTransaction } from '@hub/database';
import { listRoutingLocations, readRoutingRules, saveLocationSettings, saveRoutingRules } from '@hub/database/routing';
import { lockShop } from '@hub/database/shops';
import { type AccountKey, setStockAccounts } from '@hub/database/warehouses';
import {
  decideLocationSave,
  decideRulesSave,
  type Location,
  type LocationSettings,
  type RoutingRule,
  type RoutingRules,
} from '@hub/domain/routing';
import type { SaveDecision } from '@hub/domain/shared';
import { scheduleCutOffs } from '../batching/scheduleCutOffs.ts';
import { startDueBatch } from '../batching/startDueBatches.ts';
import { startStockReading } from '../jobs/startStockReading.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { savedBy, type Session } from '../Session.ts';

interface LocationSave {
  locationId: string;
  /** Version the change is based on. */
  baseVersion: number;
  settings: LocationSettings;
}

/** Saves a location's settings. 'unknown' when the store has no such location. */
export async function saveLocation(
  transaction: ShopTransaction,
  store: ProviderStore,
  person: Pick<Session, 'staffName'>,
  { locationId, baseVersion, settings }: LocationSave,
  now: Date,
): Promise<SaveDecision<Location> | 'unknown'> {
  await lockShop(transaction);
  const locations = await listRoutingLocations(transaction);
  const location = locations.find((other) => other.locationId === locationId);
  if (location === undefined) return 'unknown';
  const by = savedBy(person, now);
  const decision = decideLocationSave(location, settings, baseVersion, locations, by);
  if (decision.type === 'saved') {
    // Starts a batch whose old cutoff has just passed.
    await startDueBatch(transaction, store, Number(locationId), now);
    await saveLocationSettings(transaction, decision.saved);
    await scheduleCutOffs(transaction, decision.saved, now);
    const others = locations.filter((other) => other !== location);
    await setStockAccounts(transaction, stockAccounts([...others, decision.saved]), now);
    if (decision.saved.stockFrom === 'store' && location.stockFrom !== 'store')
      await startStockReading(transaction, { locationId, isFirst: true }, now);
  }
  return decision;
}

/** Accounts that report stock for locations; such 3PLs have one account each. */
function stockAccounts(locations: readonly Location[]): AccountKey[] {
  const providers = locations.flatMap(({ stockFrom, providerId }) =>
    stockFrom === 'provider' && providerId !== null ? [providerId] : [],
  );
  return [...new Set(providers)].map((provider) => ({ provider, account: '' }));
}

/** Saves all routing rules. Saves of a shop run one after the other. */
export async function saveRouting(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  { baseVersion, rules }: { baseVersion: number; rules: readonly RoutingRule[] },
  now: Date,
): Promise<SaveDecision<RoutingRules>> {
  await lockShop(transaction);
  const [current, locations] = [await readRoutingRules(transaction), await listRoutingLocations(transaction)];
  const by = savedBy(person, now);
  const decision = decideRulesSave(current, rules, baseVersion, locations, by);
  if (decision.type === 'saved') await saveRoutingRules(transaction, decision.saved);
  return decision;
}
