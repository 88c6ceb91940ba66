import type { ShopTransaction } from '@hub/database';
import { lockOrders } from '@hub/database/orders';
import { listBundles, readProducts } from '@hub/database/products';
import { splitBundles } from '@hub/domain/products';
import type { UnknownBundleItem } from '@hub/domain/workflows';

/** Bundle items without a product, by order. Orders without such items are omitted. */
export async function readUnknownBundleItems(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly UnknownBundleItem[]>> {
  const bundles = orderIds.length === 0 ? [] : await listBundles(transaction);
  if (bundles.length === 0) return new Map();
  const skus = [...new Set(bundles.flatMap(({ components }) => components.map(({ sku }) => sku)))];
  const products = await readProducts(transaction, skus, now);
  const unknown = new Map<string, readonly UnknownBundleItem[]>();
  for (const [orderId, { detail }] of await lockOrders(transaction, orderIds)) {
    const shipped = new Set(detail.fulfillments.map(({ lineItemId }) => lineItemId));
    const { splits } = splitBundles(detail.lineItems, bundles, (_, bundle) => bundle, shipped);
    const items = splits.flatMap(({ sku: bundle, components }) =>
      components.flatMap(({ sku, quantity }) => (products.has(sku) ? [] : [{ bundle, sku, quantity }])),
    );
    if (items.length > 0) unknown.set(orderId, items);
  }
  return unknown;
}
