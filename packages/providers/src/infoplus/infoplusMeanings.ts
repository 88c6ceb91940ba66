import { message, type Words } from '@hub/domain/messages';
import type { z } from 'zod';
import type { Parcel, ParcelLine, WarehouseOrder, ProviderOrderState } from '../ProviderAdapter.ts';
import { createStatusLookup } from '../shared/createStatusLookup.ts';
import {
  type infoplusCartonContents,
  infoplusName,
  type infoplusOrder,
  type infoplusShipments,
} from './infoplusWire.ts';

/*
 * What Infoplus's fields mean for us. Source: Infoplus's own clients for field names, connectors for statuses.
 *
 * | Infoplus                             | Here                                                             |
 * | ------------------------------------ | ---------------------------------------------------------------- |
 * | customerOrderNo                      | reference, of the order and of its back orders                   |
 * | orderNo, the whole one               | providerOrderId                                                  |
 * | status                               | state of one order, by `orderStates`; of all of them, `stateOf`  |
 * | holdCode, but N and Y                | problem; see `isHeldBy`                                          |
 * | shipment (one carton)                | a parcel                                                         |
 * | shipment.shipped, shipDate           | shippedAt                                                        |
 * | shipment.deliveredDate               | "delivered"                                                      |
 * | carrierCompany, else the service's label | carrier                                                      |
 * | cartonContent of the same cartonNo   | lines of the parcel                                              |
 * | lineItems[].customerLineItemNo       | lineItemId, as it was sent                                       |
 */

const provider = infoplusName;
const backOrdered = message('providers.backOrdered', { provider });

const orderStates = createStatusLookup<{ state: ProviderOrderState; problem: Words | null }>({
  Pending: { state: 'received', problem: null },
  'On Order': { state: 'received', problem: null },
  /** Locked: the warehouse is working on it. */
  Processed: { state: 'received', problem: null },
  Shipped: { state: 'shipped', problem: null },
  'Back Order': { state: 'onHold', problem: backOrdered },
  'Back Ordered': { state: 'onHold', problem: backOrdered },
  Cancelled: { state: 'cancelled', problem: null },
  Canceled: { state: 'cancelled', problem: null },
});

type InfoplusOrder = z.infer<typeof infoplusOrder>;
type Shipment = z.infer<typeof infoplusShipments>[number];
type Content = z.infer<typeof infoplusCartonContents>[number];

/** An order or one of its back orders, with its cartons. */
export interface ShippedInfoplusOrder {
  order: InfoplusOrder;
  shipments: readonly Shipment[];
  contents: readonly Content[];
  /** Carrier service names by id. */
  carriers: ReadonlyMap<string, string | null>;
}

/** Whether units shipped short, so a back order may exist. */
export function mayHaveBackOrder({ lineItems }: InfoplusOrder): boolean {
  return lineItems.some(
    ({ orderedQty, shippedQty, backorderQty }) =>
      (backorderQty ?? 0) > 0 || (shippedQty !== null && shippedQty > 0 && shippedQty < orderedQty),
  );
}

/** Whether the warehouse has started on the order; it can then no longer be deleted. */
export function isLocked({ status }: InfoplusOrder): boolean {
  return /^processed$/i.test(status?.trim() ?? '');
}

/** Combines the order and its back orders. An unknown status never means shipped. */
export function toInfoplusOrder(
  reference: string,
  whole: ShippedInfoplusOrder,
  backOrders: readonly ShippedInfoplusOrder[],
): WarehouseOrder {
  const all = [whole, ...backOrders];
  const own = meaningOf(whole.order);
  const state = stateOf(
    whole.order,
    own.state,
    backOrders.map(({ order }) => meaningOf(order).state),
  );
  const problem = all.map(({ order }) => meaningOf(order).problem).find((text) => text !== null) ?? null;
  return {
    reference,
    providerOrderId: whole.order.orderNo,
    state,
    problem: state === 'shipped' || state === 'cancelled' ? null : problem,
    parcels: all.flatMap(toParcels),
  };
}

/** "Hold Codes" of Infoplus’s knowledge base: N and Y don't hold an order, all others do. */
export function isHeldBy(holdCode: string): boolean {
  return !/^[ny]$/i.test(holdCode.trim());
}

function meaningOf({ status, holdCode }: InfoplusOrder): { state: ProviderOrderState; problem: Words | null } {
  const known = orderStates(status);
  if (known === null)
    return { state: 'onHold', problem: message('providers.status', { provider, status: status ?? '' }) };
  const isHeld = holdCode !== null && isHeldBy(holdCode) && known.state === 'received';
  return isHeld ? { state: 'onHold', problem: message('providers.onHoldCode', { provider, code: holdCode }) } : known;
}

/** A shipped order is partial while a back order is open, and closed short once the back order is canceled. */
function stateOf(
  { lineItems }: InfoplusOrder,
  own: ProviderOrderState,
  others: readonly ProviderOrderState[],
): ProviderOrderState {
  if (own !== 'shipped') return own;
  if (others.some((state) => state === 'received' || state === 'onHold')) return 'partial';
  if (others.length > 0) return others.includes('cancelled') ? 'closedShort' : 'shipped';
  if (lineItems.some(({ backorderQty }) => (backorderQty ?? 0) > 0)) return 'partial';
  const isShort = lineItems.some(({ orderedQty, shippedQty }) => shippedQty !== null && shippedQty < orderedQty);
  // A shipped order with zero shipped units has no unit counts.
  const hasCount = lineItems.some(({ shippedQty }) => (shippedQty ?? 0) > 0);
  return isShort && hasCount ? 'closedShort' : 'shipped';
}

function toParcels({ order, shipments, contents, carriers }: ShippedInfoplusOrder): Parcel[] {
  return shipments.map((shipment): Parcel => {
    const isVoided = /void|cancel/i.test(shipment.status ?? '');
    const inside = contents.filter(({ cartonNo }) => cartonNo === shipment.cartonNo);
    const hasLeft = shipment.shipped && !isVoided;
    return {
      parcelId: shipment.id,
      carrier: shipment.carrierCompany ?? carriers.get(shipment.carrierServiceId ?? '') ?? null,
      trackingNumber: shipment.trackingNo,
      trackingUrl: null,
      shippedAt: hasLeft ? shipment.shipDate : null,
      status: statusOf(shipment, hasLeft, isVoided),
      isVoided,
      lines: inside.length === 0 ? null : inside.map((content) => toLine(content, order)),
    };
  });
}

function statusOf({ deliveredDate }: Shipment, hasLeft: boolean, isVoided: boolean): Parcel['status'] {
  if (isVoided) return 'canceled';
  if (!hasLeft) return 'label_printed';
  return deliveredDate === null ? 'in_transit' : 'delivered';
}

function toLine({ lineItemId, sku, quantity }: Content, { lineItems }: InfoplusOrder): ParcelLine {
  const line = lineItemId === null ? undefined : lineItems.find((each) => each.lineItemId === lineItemId);
  return { sku: sku ?? line?.sku ?? '', lineItemId: line?.customerLineItemNo ?? null, quantity };
}
