import { lineItemGroup, shippedQuantity, withoutCanceled } from '../detail/groupLineItems.ts';
import type { Fulfillment, LineItem, OrderDetail } from '../detail/OrderDetail.ts';
import { lineItemThreePlStatus } from '../threePlStatus.ts';

/** Units of a line that need a location. */
export interface LineToRoute {
  lineItemId: string;
  sku: string;
  quantity: number;
}

/** Goods not yet shipped, removed or sent to the warehouse, in line order. */
export function linesToRoute({ lineItems, fulfillments }: OrderDetail): readonly LineToRoute[] {
  return lineItems.flatMap((item) => {
    const group = lineItemGroup(item, false);
    if (group !== 'backOrder' && group !== 'nonShipped') return [];
    if (item.threePlStatus === lineItemThreePlStatus.sentToWarehouse) return [];
    const quantity = unshippedUnits(item, fulfillments);
    return quantity > 0 ? [{ lineItemId: item.lineItemId, sku: item.sku, quantity }] : [];
  });
}

/** Neither shipped nor removed: `fulfillable_quantity` accounts for both. A canceled shipment counts as unshipped. */
export function unshippedUnits(item: LineItem, fulfillments: readonly Fulfillment[]): number {
  const shipped = withoutCanceled(fulfillments);
  return Math.max(0, Math.min(item.quantity - shippedQuantity(item, shipped), item.fulfillableQuantity));
}
