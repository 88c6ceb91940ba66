import { removableQuantity } from './itemRemoval.ts';
import type { LineItem, OrderDetail } from './OrderDetail.ts';
import { lineItemThreePlStatus } from '../threePlStatus.ts';

/**
 * The detail after removing `quantity` units of a line item (call `cancel-item`). An item with none left is canceled
 * and keeps its ordered quantity. `null` when the item is unknown, canceled, at the warehouse, or has fewer left.
 */
export function withoutUnits(detail: OrderDetail, lineItemId: string, quantity: number): OrderDetail | null {
  const item = detail.lineItems.find((candidate) => candidate.lineItemId === lineItemId);
  if (!item || item.isCancelled || item.threePlStatus === lineItemThreePlStatus.sentToWarehouse) return null;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > removableQuantity(item)) return null;
  const left = item.quantity - quantity;
  const after =
    left <= 0
      ? { ...item, fulfillableQuantity: 0, isCancelled: true }
      : { ...item, fulfillableQuantity: item.fulfillableQuantity - quantity, quantity: left };
  return { ...detail, lineItems: detail.lineItems.map((candidate) => (candidate === item ? after : candidate)) };
}

/** A line that a workflow adds, like any other line. It has no price and nothing of it has shipped. */
export function addedLine(
  like: LineItem,
  added: Pick<LineItem, 'lineItemId' | 'name' | 'sku' | 'productWeight' | 'quantity'>,
): LineItem {
  const unshipped = { virtualItem: 0, threePlStatus: null, isCancelled: false };
  return { ...like, ...added, ...unshipped, id: added.lineItemId, price: 0, fulfillableQuantity: added.quantity };
}
