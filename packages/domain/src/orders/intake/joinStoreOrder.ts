import { normalised } from '../../shared/texts/normalised.ts';
import type { OrderState } from '../actions/afterAction.ts';
import type { LineItem } from '../detail/OrderDetail.ts';
import { virtualItems } from '../threePlStatus.ts';
import type { StoreOrder } from './StoreOrder.ts';

/** Whether an order came from a file, so none of its lines has a store id. */
export function isOfFile({ detail }: OrderState, received: StoreOrder): boolean {
  const ids = new Set(received.lines.map(({ lineItemId }) => lineItemId));
  return detail.lineItems.length > 0 && !detail.lineItems.some(({ lineItemId }) => ids.has(lineItemId));
}

/**
 * Gives an imported order its store's lines, so that it follows the store from now on. Matches lines by SKU, equal
 * quantities first. `isGiven`: a warehouse knows the lines by their current ids, so they replace the store's lines;
 * otherwise a line that the store lacks does not ship.
 */
export function joinStoreOrder(before: OrderState, received: StoreOrder, isGiven: boolean): OrderState {
  const pairs = pairLines(before.detail.lineItems, received);
  const own = before.detail.lineItems.map((item): LineItem => {
    const lineItemId = pairs.get(item.lineItemId);
    if (isGiven) return lineItemId ? { ...item, price: 0, replaces: { lineItemId, units: 1 } } : item;
    return lineItemId
      ? { ...item, lineItemId, id: lineItemId }
      : { ...item, fulfillableQuantity: 0, isCancelled: true };
  });
  const replaced = before.detail.lineItems.flatMap((item): LineItem[] => {
    const lineItemId = pairs.get(item.lineItemId);
    if (!isGiven || !lineItemId) return [];
    const unsent = { fulfillableQuantity: 0, virtualItem: virtualItems.service, threePlStatus: null };
    return [{ ...item, ...unsent, lineItemId, id: lineItemId }];
  });
  // What the file called fulfilled is in the store under the store's id.
  const fulfillments = before.detail.fulfillments.filter(({ fulfillmentId }) => fulfillmentId !== before.order.orderId);
  return { ...before, detail: { ...before.detail, lineItems: [...replaced, ...own], fulfillments } };
}

/** Store line ids by the file's line ids. */
function pairLines(items: readonly LineItem[], { lines }: StoreOrder): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  const free = new Map(lines.map((line) => [line.lineItemId, line]));
  const key = ({ sku, name }: { sku: string; name: string }) => normalised(sku === '' ? name : sku);
  for (const isSameQuantity of [true, false])
    for (const item of items.filter(({ lineItemId }) => !pairs.has(lineItemId))) {
      const line = [...free.values()].find(
        (each) => key(each) === key(item) && (!isSameQuantity || each.quantity === item.quantity),
      );
      if (line === undefined) continue;
      pairs.set(item.lineItemId, line.lineItemId);
      free.delete(line.lineItemId);
    }
  return pairs;
}
