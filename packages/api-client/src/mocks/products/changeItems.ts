import { addedLine, type LineItem } from '@hub/domain/orders/detail';
import { eventEntry } from '@hub/domain/orders/timeline';
import { changeLines, type ItemChange } from '@hub/domain/products';
import { setState } from '../shop/changeOrder.ts';
import { storeWeight } from '../shop/orderDetail.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';

/** Adds and swaps items of an order, and replaces its bundles with their items, with timeline entries. */
export function changeItems(
  shop: SandboxShop,
  order: SandboxOrder,
  { items, splitsBundles }: { items: readonly ItemChange[]; splitsBundles: boolean },
  now: Date,
): void {
  const state = stateOf(order);
  const { detail } = state;
  const newLine = (item: { sku: string; quantity: number }, like: LineItem, lineItemId: string) =>
    addedLine(like, { ...item, lineItemId, name: nameOf(shop, item.sku), productWeight: storeWeight(item.sku) });
  const shipped = new Set(detail.fulfillments.map(({ lineItemId }) => lineItemId));
  const wanted = { items, bundles: splitsBundles ? shop.products.bundles : [] };
  const { lines, events } = changeLines(detail.lineItems, wanted, newLine, shipped);
  if (events.length === 0) return;
  const entries = events.map((event) => eventEntry(event, now.toISOString()));
  const timeline = [...entries.toReversed(), ...detail.timeline];
  setState(shop, order, { ...state, detail: { ...detail, lineItems: lines, timeline } }, now);
}

/** As in the newest order. */
function nameOf({ orders, products }: SandboxShop, sku: string): string {
  const line = orders.flatMap(({ seed }) => seed.lines.find((other) => other.sku === sku) ?? []).at(0);
  return line?.name || products.saved.get(sku)?.name || sku;
}
