import type { ShopTransaction } from '@hub/database';
import { lockOrderRows, lockOrders, saveOrders } from '@hub/database/orders';
import { readShippingMappings } from '@hub/database/shipping';
import { readOrderParts, readShopSettings, type StoredOrderParts } from '@hub/database/shopSettings';
import { orderEvent } from '@hub/domain/events';
import { newProviderMapping, serviceFor } from '@hub/domain/shipping';
import {
  type MissingPart,
  type MissingParts,
  missingParts,
  partsToReview,
  type ShopSettings,
} from '@hub/domain/shopSettings';
import { addEvent } from '../orders/addEvent.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readHandlings } from '../shipping/readHandlings.ts';

/** Counts open orders by missing part. */
export async function countMissingParts(
  transaction: ShopTransaction,
  store: ProviderStore,
): Promise<Record<MissingPart, number>> {
  const counts: Record<MissingPart, number> = { address: 0, shippingMethod: 0, weight: 0 };
  const missingOf = await createPartsCheck(transaction, store, await readShopSettings(transaction));
  for (const parts of await readOrderParts(transaction))
    for (const missing of missingOf(parts).parts) counts[missing] += parts.orders;
  return counts;
}

/** Sends open orders to review when a part is missing that the settings require. */
export async function reviewIncompleteOrders(
  transaction: ShopTransaction,
  store: ProviderStore,
  orderIds: readonly string[],
  now: Date,
): Promise<void> {
  const settings = await readShopSettings(transaction);
  if (!Object.values(settings.whenMissing).includes('review')) return;
  const missingOf = await createPartsCheck(transaction, store, settings);
  await lockOrderRows(transaction, orderIds);
  const missingByOrder = new Map(
    (await readOrderParts(transaction, { orderIds })).flatMap((parts) =>
      parts.orderIds.map((orderId) => [orderId, partsToReview(missingOf(parts), settings)] as const),
    ),
  );
  const incomplete = orderIds.filter((orderId) => (missingByOrder.get(orderId)?.parts.length ?? 0) > 0);
  if (incomplete.length === 0) return;
  const orders = await lockOrders(transaction, incomplete);
  for (const orderId of incomplete) {
    const before = orders.get(orderId);
    const missing = missingByOrder.get(orderId);
    if (before?.stage !== 'open' || missing === undefined) continue;
    const address = missing.address.length > 0 && { address: [...missing.address] };
    const event = orderEvent('sentToReview', { missing: [...missing.parts], ...address });
    await saveOrders(transaction, [{ before, after: { ...before, stage: 'needsReview' }, event }]);
    await addEvent(transaction, orderId, event, now);
  }
}

async function createPartsCheck(transaction: ShopTransaction, store: ProviderStore, settings: ShopSettings) {
  const mappings = await readShippingMappings(transaction);
  const handlings = await readHandlings(transaction, store);
  return (parts: StoredOrderParts): MissingParts => {
    const { recipient, shippingMethod, hasService, weights } = parts;
    const { providerId: provider } = handlings.of(parts, parts.locationId);
    // Without a provider there are no services to map to.
    const mapping = provider === null ? null : (mappings.get(provider) ?? newProviderMapping);
    const isMethodMapped = hasService || mapping === null || serviceFor(mapping, shippingMethod) !== null;
    return missingParts({ recipient, isMethodMapped, weights }, settings);
  };
}
