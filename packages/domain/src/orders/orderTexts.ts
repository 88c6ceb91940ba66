import { bidiIsolate } from '../shared/bidiIsolate.ts';
import type { IsoTime } from '../shared/IsoTime.ts';
import type { Flow, LineItem, Location, OrderDetail } from './OrderDetail.ts';
import type { Order } from './Order.ts';

/** Texts of the lists and of the expanded detail, letter for letter (§2). */
export const orderTexts = {
  filterPlaceholder: 'Filter Orders',
  noOrders: 'No Orders',
  expand: 'Expand',
  cancelledOn: 'Order Cancelled On',
  batchedOn: 'Order Batched On',
  closedOn: 'Order Closed On',
  totalItems: 'Total Items',
  totalShipments: 'Total Shipments',
  flowTriggered: 'Flow Triggered',
  flowNotTriggered: 'Flow Not Triggered',
  eligibleFlows: 'New Workflows Are Eligible For This Order',
  cancelledItems: 'Cancelled Items',
  nonShippableItems: 'Non Shippable Items',
  backOrderItems: 'Back Order Items',
  nonShippedItems: 'Non Shiped Items',
  timeline: 'Timeline',
  location: 'Location',
  noLocation: 'N/A',
  noData: 'No data...',
  emptyWeight: '00',
} as const;

/** The optional lines of an order's row (§2). */
export function orderDates(
  order: Pick<Order, 'cancelledAt' | 'batchedAt' | 'closedAt'>,
): readonly { label: string; at: IsoTime }[] {
  const lines = [
    { label: orderTexts.cancelledOn, at: order.cancelledAt },
    { label: orderTexts.batchedOn, at: order.batchedAt },
    { label: orderTexts.closedOn, at: order.closedAt },
  ];
  return lines.flatMap(({ label, at }) => (at ? { label, at } : []));
}

/** "Flow Triggered" with quoted flow names, or "Flow Not Triggered" (§2). */
export function flowTriggeredText(flows: readonly Flow[]): string {
  if (flows.length === 0) return orderTexts.flowNotTriggered;
  return `${orderTexts.flowTriggered} ${flows.map(({ name }) => `"${bidiIsolate(name)}"`).join(', ')}`;
}

/** "00" for an empty product weight (§2). */
export function weightText(item: Pick<LineItem, 'productWeight'>): string {
  return item.productWeight.trim() === '' ? orderTexts.emptyWeight : item.productWeight;
}

/** Name of a shipment's location, or N/A (§2). */
export function locationName(locationId: string | null, locations: ReadonlyMap<string, string>): string {
  const name = locationId === null ? '' : (locations.get(locationId) ?? '');
  return name.trim() === '' ? orderTexts.noLocation : name;
}

/** Location names by id, as `locationName` takes them. */
export function locationNames(locations: readonly Location[]): ReadonlyMap<string, string> {
  return new Map(locations.map(({ locationId, name }) => [locationId, name]));
}

/** Neither items nor shipments nor a timeline: "No data..." (§2). */
export function isEmptyDetail(detail: OrderDetail): boolean {
  return detail.lineItems.length === 0 && detail.fulfillments.length === 0 && detail.timeline.length === 0;
}
