import type { ShopTransaction } from '@hub/database';
import { lockOrders } from '@hub/database/orders';
import { type LinesBeforeAndAfter, listBundles, readProducts, saveChangedLines } from '@hub/database/products';
import { type OrderEvent } from '@hub/domain/events';
import { addedLine, type LineItem } from '@hub/domain/orders/detail';
import { addEvent } from '../orders/addEvent.ts';
import { changeLines, type ItemChange, productName } from '@hub/domain/products';

/** Item changes by workflows. */
export interface OrderItemChanges {
  orderId: string;
  items: readonly ItemChange[];
  /** Whether to split bundles afterwards. */
  splitsBundles: boolean;
}

/** Adds and swaps items of orders and splits bundles, with timeline entries. A second run changes nothing. */
export async function changeOrderItems(
  transaction: ShopTransaction,
  changes: readonly OrderItemChanges[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  const bundles = changes.some(({ splitsBundles }) => splitsBundles) ? await listBundles(transaction) : [];
  const skus = [
    ...bundles.flatMap(({ components }) => components.map(({ sku }) => sku)),
    ...changes.flatMap(({ items }) => items.map((item) => (item.type === 'addItem' ? item.sku : item.newSku).trim())),
  ];
  const products = await readProducts(transaction, [...new Set(skus)], now);
  const newLine = (item: { sku: string; quantity: number }, like: LineItem, lineItemId: string): LineItem => {
    const product = products.get(item.sku);
    const name = product === undefined ? item.sku : productName(product);
    return addedLine(like, { ...item, lineItemId, name, productWeight: product?.storeWeight ?? '' });
  };
  const orders = await lockOrders(
    transaction,
    changes.map(({ orderId }) => orderId),
  );
  const changed: (LinesBeforeAndAfter & { events: readonly OrderEvent[] })[] = [];
  for (const { orderId, items, splitsBundles } of changes) {
    const detail = orders.get(orderId)?.detail;
    if (detail === undefined) continue;
    const shipped = new Set(detail.fulfillments.map(({ lineItemId }) => lineItemId));
    const wanted = { items, bundles: splitsBundles ? bundles : [] };
    const { lines, events } = changeLines(detail.lineItems, wanted, newLine, shipped);
    if (events.length > 0) changed.push({ orderId, before: detail.lineItems, after: lines, events });
  }
  await saveChangedLines(transaction, changed);
  for (const { orderId, events } of changed)
    for (const event of events) await addEvent(transaction, orderId, event, now);
}
