import { message } from '@hub/domain/messages';
import { z } from 'zod';
import { createStatusLookup } from '../shared/createStatusLookup.ts';
import { wireId, wireList, wireSku, wireStockUnits, wireText, wireTime, wireUnits } from '../shared/wireFields.ts';
import type { OutgoingShipment, Parcel, WarehouseOrder, ProviderOrderState } from '../ProviderAdapter.ts';

/*
 * Orders of the 3PLs that publish no documentation: AMS, Cold Track, Portless, and most of Capacity. Every name and
 * meaning here is assumed. Where a real account differs, change only this file.
 *
 * | Theirs                          | Here                                                               |
 * | ------------------------------- | ------------------------------------------------------------------ |
 * | reference                       | our reference                                                      |
 * | id                              | providerOrderId                                                    |
 * | status                          | state, by `orderStates`; an unknown one holds the order, in words  |
 * | message                         | why an order is on hold                                            |
 * | shipments[].id                  | parcelId                                                           |
 * | shipments[].shipped_at          | shippedAt; absent: the parcel waits for its carrier                |
 * | shipments[].lines[].line_ref    | the line's id that we sent                                         |
 */

export const orderStates = createStatusLookup<ProviderOrderState>({
  received: 'received',
  processing: 'received',
  on_hold: 'onHold',
  partially_shipped: 'partial',
  shipped: 'shipped',
  cancelled: 'cancelled',
  canceled: 'cancelled',
});

/** Dates without an offset are UTC. */
const time = wireTime('UTC');

const assumedShipment = z.object({
  id: wireId,
  carrier: wireText,
  tracking_number: wireText,
  tracking_url: wireText,
  shipped_at: time,
  lines: z.array(z.object({ line_ref: wireText, sku: wireSku.min(1), quantity: wireUnits })).nullish(),
});

export const assumedOrder = z.object({
  id: wireId,
  reference: wireId,
  status: wireText,
  message: wireText,
  shipments: wireList(assumedShipment),
});

/** Reply to a new order. */
export const assumedTakenOrder = z.object({ id: wireId, reference: wireId });

export const assumedOrders = z.object({ orders: z.array(assumedOrder) });

export const assumedStock = z.object({
  items: z.array(z.object({ sku: wireSku.min(1), on_hand: wireStockUnits, available: wireStockUnits })),
  next_cursor: wireText,
});

const words = z.union([
  z.string(),
  z.object({ error: z.string() }),
  z.object({
    error: z.object({ code: wireText, message: wireText, fields: z.record(z.string(), z.unknown()).nullish() }),
  }),
]);

/** `{error: "…"}` or `{error: {code, message, fields}}`; "Invalid order (ship_to.city: is required)". */
export function assumedRefusal(body: unknown): string | null {
  const parsed = words.safeParse(body);
  if (!parsed.success) return null;
  if (typeof parsed.data === 'string') return parsed.data.trim() || null;
  const { error } = parsed.data;
  if (typeof error === 'string') return error.trim() || null;
  const fields = Object.entries(error.fields ?? {}).flatMap(([field, problem]) => {
    const texts = [problem].flat().filter((text) => typeof text === 'string');
    return texts.length === 0 ? [] : [`${field}: ${texts.join(', ')}`];
  });
  const message = error.message ?? error.code;
  if (fields.length === 0) return message;
  return message === null ? fields.join('; ') : `${message} (${fields.join('; ')})`;
}

/** Body of a new order. */
export function toAssumedRequest({ reference, orderedAt, service, recipient, lines }: OutgoingShipment) {
  const { postcode, ...address } = recipient;
  return {
    reference,
    order_date: orderedAt,
    service,
    ship_to: { ...address, postal_code: postcode },
    lines: lines.map(({ lineItemId, sku, quantity }) => ({ line_ref: lineItemId, sku, quantity })),
  };
}

type AssumedOrder = z.infer<typeof assumedOrder>;

/** An unknown status never means shipped or canceled. */
export function toWarehouseOrder(order: AssumedOrder, providerName: string): WarehouseOrder {
  const known = orderStates(order.status);
  const state = known ?? 'onHold';
  const statusText = message('providers.status', { provider: providerName, status: order.status ?? '' });
  return {
    reference: order.reference,
    providerOrderId: order.id,
    state,
    problem: state === 'onHold' ? (order.message ?? statusText) : null,
    parcels: order.shipments.map((shipment) => toParcel(shipment, state)),
  };
}

function toParcel(shipment: z.infer<typeof assumedShipment>, state: ProviderOrderState): Parcel {
  const hasLeft = shipment.shipped_at !== null;
  const isVoided = !hasLeft && state === 'cancelled';
  const waiting = shipment.tracking_number === null ? 'confirmed' : 'label_printed';
  return {
    parcelId: shipment.id,
    carrier: shipment.carrier,
    trackingNumber: shipment.tracking_number,
    trackingUrl: shipment.tracking_url,
    shippedAt: shipment.shipped_at,
    status: hasLeft ? 'in_transit' : isVoided ? 'canceled' : waiting,
    isVoided,
    lines: shipment.lines?.map(({ line_ref: lineItemId, sku, quantity }) => ({ sku, lineItemId, quantity })) ?? null,
  };
}
