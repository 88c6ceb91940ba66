import { groupBy } from '../../shared/lists/groupBy.ts';
import type { Fulfillment, LineItem, OrderDetail, ShipmentStatus, Tracking } from './OrderDetail.ts';
import { shipmentTone } from '../shipping/shipmentStatus.ts';
import { lineItemThreePlStatus, virtualItems } from '../threePlStatus.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** The sections of an order's detail. Every line item is in exactly one of them (§4 "Line item grouping"). */
export interface LineItemGroups {
  cancelled: readonly LineItem[];
  nonShippable: readonly LineItem[];
  backOrder: readonly LineItem[];
  /** Items with no shipped part. */
  nonShipped: readonly LineItem[];
  shipments: readonly Shipment[];
}

export type LineItemGroup = 'cancelled' | 'nonShippable' | 'backOrder' | 'shipped' | 'nonShipped';

/** All fulfillments of one name (§2). */
export interface Shipment {
  name: string;
  /** "Shipment: name" with dots replaced by dashes (§2). */
  title: string;
  /** Location it ships from; `null` (shown as N/A) when no part names one. */
  locationId: string | null;
  /** Distinct delivery statuses of its parts, in first-seen order. */
  statuses: readonly ShipmentStatus[];
  /** Badge status: failures first, delivered only when every part is; `null` shows as "Tracking Added". */
  status: ShipmentStatus | null;
  trackings: readonly Tracking[];
  /** The warehouse canceled its label: none of it shipped. */
  isVoided: boolean;
  /** Can be empty: a shipment keeps its tracking when its items belong to an earlier section. */
  items: readonly ShippedItem[];
}

export interface ShippedItem {
  item: LineItem;
  /** Units of the item in this shipment. */
  quantity: number;
  /** Units still to ship; shown only in the item's last shipment. */
  remaining: number;
  /** Whether it is the item's last shipment. */
  isLast: boolean;
}

/** Sorts an order's line items into sections, keeping the server's order in each. */
export function groupLineItems(detail: OrderDetail): LineItemGroups {
  const partsByItem = groupBy(
    detail.fulfillments.filter((part) => !isVoided(part)),
    (part) => part.lineItemId,
  );
  const groupOf = (item: LineItem) => lineItemGroup(item, partsByItem.has(item.lineItemId));
  const groups = groupBy(detail.lineItems, groupOf);
  return {
    cancelled: groups.get('cancelled') ?? [],
    nonShippable: groups.get('nonShippable') ?? [],
    backOrder: groups.get('backOrder') ?? [],
    nonShipped: groups.get('nonShipped') ?? [],
    shipments: shipmentsOf(detail.fulfillments, groups.get('shipped') ?? [], partsByItem),
  };
}

/** First match wins (§4 "Line item grouping"). */
export function lineItemGroup(item: LineItem, hasFulfillment: boolean): LineItemGroup {
  if (item.isCancelled) return 'cancelled';
  if (isNotShippable(item)) return 'nonShippable';
  if (item.threePlStatus === lineItemThreePlStatus.backOrder) return 'backOrder';
  if (hasFulfillment) return 'shipped';
  return 'nonShipped';
}

/** Units of the item in its fulfillments. */
export function shippedQuantity(item: LineItem, fulfillments: readonly Fulfillment[]): number {
  return fulfillments.reduce((sum, part) => (part.lineItemId === item.lineItemId ? sum + part.quantity : sum), 0);
}

/** `virtual_item` 2 or 3, or `3pl_status` 4 (§4). */
function isNotShippable(item: LineItem): boolean {
  return (
    item.virtualItem === virtualItems.service ||
    item.virtualItem === virtualItems.giftVoucher ||
    item.threePlStatus === lineItemThreePlStatus.notShippable
  );
}

function shipmentsOf(
  fulfillments: readonly Fulfillment[],
  items: readonly LineItem[],
  partsByItem: ReadonlyMap<string, readonly Fulfillment[]>,
): readonly Shipment[] {
  const boxes = new Map<string, { parts: readonly Fulfillment[]; items: ShippedItem[] }>();
  for (const [name, parts] of groupBy(fulfillments, (part) => part.name)) boxes.set(name, { parts, items: [] });
  for (const item of items) {
    const parts = partsByItem.get(item.lineItemId) ?? [];
    const quantityByBox = new Map<string, number>();
    for (const part of parts) quantityByBox.set(part.name, (quantityByBox.get(part.name) ?? 0) + part.quantity);
    const lastBox = [...boxes.keys()].findLast((name) => quantityByBox.has(name));
    for (const [name, quantity] of quantityByBox) {
      const isLast = name === lastBox;
      boxes.get(name)?.items.push({ item, quantity, remaining: isLast ? remainingQuantity(item, parts) : 0, isLast });
    }
  }
  return [...boxes].map(([name, { parts, items: boxItems }]) => ({ ...describe(name, parts), items: boxItems }));
}

/** Neither shipped nor removed: `fulfillable_quantity` accounts for removed units. */
function remainingQuantity(item: LineItem, parts: readonly Fulfillment[]): number {
  const unshipped = item.quantity - shippedQuantity(item, parts);
  return Math.max(0, Math.min(unshipped, item.fulfillableQuantity));
}

/** Heading of the box of a shipment (§2). */
export const shipmentTitle = inLanguage('shipmentTitle', (name: string): string => `Shipment: ${name}`);

function describe(name: string, parts: readonly Fulfillment[]): Omit<Shipment, 'items'> {
  const statuses = distinct(parts.map((part) => part.shipmentStatus));
  const everyPartHasStatus = parts.every((part) => part.shipmentStatus !== null);
  return {
    name,
    title: shipmentTitle(name.replaceAll('.', '-')),
    locationId: parts.find((part) => part.locationId !== null)?.locationId ?? null,
    statuses,
    status: badgeStatus(statuses, everyPartHasStatus),
    trackings: trackingsOf(parts),
    isVoided: parts.every(isVoided),
  };
}

/** A voided part keeps its line, without units. */
function isVoided({ shipmentStatus, quantity }: Fulfillment): boolean {
  return shipmentStatus === 'canceled' && quantity === 0;
}

function trackingsOf(parts: readonly Fulfillment[]): readonly Tracking[] {
  const own = distinct(parts.map((part) => part.trackingNumber)).map((number) => trackingOf(number, parts));
  const more = parts.flatMap(({ moreTrackings = [] }) => moreTrackings);
  return [...new Map([...more, ...own].map((tracking) => [tracking.number, tracking])).values()].toSorted(
    (a, b) => Number(more.includes(a)) - Number(more.includes(b)),
  );
}

function trackingOf(number: string, parts: readonly Fulfillment[]): Tracking {
  const part = parts.find(({ trackingNumber }) => trackingNumber === number);
  return { number, carrier: part?.carrier ?? null, url: part?.trackingUrl ?? null };
}

function badgeStatus(statuses: readonly ShipmentStatus[], everyPartHasStatus: boolean): ShipmentStatus | null {
  const trouble = statuses.find((status) => shipmentTone(status) === 'critical');
  if (trouble !== undefined) return trouble;
  const underway = statuses.find((status) => shipmentTone(status) === 'info');
  if (underway !== undefined) return underway;
  return everyPartHasStatus ? (statuses[0] ?? null) : null;
}

function distinct<Text extends string>(texts: readonly (Text | null)[]): readonly Text[] {
  return [...new Set(texts.filter((text) => text !== null && text !== ''))] as readonly Text[];
}

/** Shipments that have left or may have. */
export function withoutCanceled(fulfillments: readonly Fulfillment[]): readonly Fulfillment[] {
  return fulfillments.filter(({ shipmentStatus }) => shipmentStatus !== 'canceled');
}
