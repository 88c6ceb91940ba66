import type { OrderDetail } from './OrderDetail.ts';

/** "Total Items" (§2): line items, as the sections below it list them. */
export function totalItems(detail: OrderDetail): number {
  return detail.lineItems.length;
}

/** "Total Shipments" (§2): boxes, one per shipment name. */
export function totalShipments(detail: OrderDetail): number {
  return new Set(detail.fulfillments.map((part) => part.name)).size;
}
