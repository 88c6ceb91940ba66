import type { OrderDetail } from './OrderDetail.ts';

/** "Total Items" (§2): the line items of all sections. */
export function totalItems(detail: OrderDetail): number {
  return detail.lineItems.length;
}

/** "Total Shipments" (§2): distinct shipment names. */
export function totalShipments(detail: OrderDetail): number {
  return new Set(detail.fulfillments.map((part) => part.name)).size;
}
