import { initialMappings, initialProviders, sampleOrders, sampleShop, type SeedOrder } from '@hub/api-client/mocks';
import type { Database, ShopTransaction } from '@hub/database';
import { foldOrderCounts, insertOrders, type ReceivedOrder } from '@hub/database/orders';
import { listRoutingLocations, saveLocationSettings } from '@hub/database/routing';
import { saveShippingMapping } from '@hub/database/shipping';
import { createShop } from '@hub/database/shops';
import { connectedIds } from '@hub/domain/integrations';
import type { ProviderStore } from '@hub/engine/providers';
import { newSampleShop } from './newSampleShop.ts';

/** Orders in one statement. */
const ordersAtOnce = 500;

export interface SampleShopOptions {
  domain: string;
  /** Invoices, newest first. */
  seed: readonly SeedOrder[];
  providers: ProviderStore;
  now: Date;
}

/**
 * Creates a shop with the sample's staff, locations, providers and orders in one transaction. An existing one is
 * unchanged. Resolves to its id.
 */
export async function createSampleShop(
  database: Database,
  { domain, seed, providers, now }: SampleShopOptions,
): Promise<number> {
  const { shopId } = await createShop(database, newSampleShop(domain), async (transaction) => {
    const settings = initialProviders();
    const connected = connectedIds(settings);
    for (const [name, record] of settings) await providers.save(transaction, name, record);
    for (const mapping of initialMappings(connected, sampleShop.userName, now).values())
      await saveShippingMapping(transaction, mapping);
    const [providerId = null] = connected;
    const by = { version: 1, savedAt: now.toISOString(), savedBy: sampleShop.userName };
    for (const location of await listRoutingLocations(transaction))
      await saveLocationSettings(transaction, { ...location, providerId, ...by });
    await addOrders(transaction, seed, now);
  });
  return shopId;
}

async function addOrders(transaction: ShopTransaction, seed: readonly SeedOrder[], now: Date): Promise<void> {
  let batch: ReceivedOrder[] = [];
  for (const { workflows, customer: _, ...order } of sampleOrders(seed, now)) {
    // No store keeps a part of them.
    batch.push({ ...order, order: { ...order.order, keptUnits: 0 }, workflowRuns: workflows });
    if (batch.length < ordersAtOnce) continue;
    await insertOrders(transaction, batch);
    batch = [];
  }
  if (batch.length > 0) await insertOrders(transaction, batch);
  await foldOrderCounts(transaction);
}
