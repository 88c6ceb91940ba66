import { readOptionalWords, readWords } from '../http/wireWords.ts';
import {
  emptyFulfillment,
  emptyLineItem,
  emptyTracking,
  type Fulfillment,
  type LineAllocation,
  type LineItem,
  type LineUnits,
  type OrderDetail,
  type OrderReships,
  type TimelineEntry,
} from '@hub/domain/orders/detail';
import type * as z from 'zod/mini';
import type { IdCodec } from '../http/IdCodec.ts';
import { toTextOrNull, toTimeOrNull } from '../http/wireFields.ts';
import { readRows, type ReadRows } from '../http/readRows.ts';
import { toEvent } from './toEvent.ts';
import {
  type OrderDetailEnvelope,
  plainFulfillmentFields,
  plainItemFields,
  plainTrackingFields,
  wireFlow,
  type WireFulfillment,
  wireFulfillment,
  type WireLineItem,
  wireLineItem,
  type wireLineUnits,
  wireOrderReships,
  wireOrderShipping,
  wireOrderTags,
  wireAttributes,
  wireShipTo,
  wireStoreHolds,
  wireStoreRest,
  wireTimelineEntry,
  wireWarehouseParts,
} from './wireOrderDetail.ts';

/** The detail, and the number of unreadable entries. */
export interface LoadedOrderDetail extends OrderDetail {
  unreadable: number;
}

/** Wire detail to domain, without broken entries. */
export function toOrderDetail(envelope: OrderDetailEnvelope, ids: IdCodec): LoadedOrderDetail {
  const lineItems = readRows(envelope.line_items, wireLineItem, (item) => toLineItem(item, ids));
  const fulfillments = readRows(envelope.fulfillments ?? [], wireFulfillment, toFulfillment);
  const eligibleFlows = readRows(envelope.is_eligible_for_new_flow ?? [], wireFlow, ({ name }) => ({ name }));
  const triggeredFlows = readRows(envelope.flow_names ?? [], wireFlow, ({ name }) => ({ name }));
  const timeline = readRows(envelope.timeLine ?? [], wireTimelineEntry, toTimelineEntry);
  return {
    lineItems: lineItems.rows,
    fulfillments: fulfillments.rows,
    eligibleFlows: eligibleFlows.rows,
    triggeredFlows: triggeredFlows.rows,
    timeline: timeline.rows,
    ...toLabels(envelope),
    unreadable: unreadableIn([lineItems, fulfillments, eligibleFlows, triggeredFlows, timeline]),
  };
}

/** Our extensions, without invalid ones. */
function toLabels({
  tags,
  shipping,
  ship_to: shipTo,
  note,
  attributes,
  warehouse_orders: warehouseOrders,
  reships,
  store_holds: storeHolds,
  store_rest: storeRest,
}: OrderDetailEnvelope): Pick<
  OrderDetail,
  'tags' | 'shipping' | 'shipTo' | 'note' | 'attributes' | 'warehouseParts' | 'reships' | 'storeHolds' | 'storeRest'
> {
  const [readTags, readShipping] = [wireOrderTags.safeParse(tags), wireOrderShipping.safeParse(shipping)];
  const readShipTo = wireShipTo.safeParse(shipTo);
  const readAttributes = wireAttributes.safeParse(attributes);
  const readHolds = wireStoreHolds.safeParse(storeHolds);
  const readRest = wireStoreRest.safeParse(storeRest);
  const readReships = wireOrderReships.safeParse(reships);
  const readParts = wireWarehouseParts.safeParse(warehouseOrders);
  return {
    ...(readTags.success && { tags: readTags.data }),
    ...(readShipping.success && {
      shipping: {
        method: readShipping.data.method,
        service: readShipping.data.service,
        isMapped: readShipping.data.is_mapped,
        ...(readShipping.data.provider !== undefined && { provider: readShipping.data.provider }),
      },
    }),
    ...(readParts.success && {
      warehouseParts: readParts.data.map(toWarehousePart),
    }),
    ...(readReships.success && { reships: toOrderReships(readReships.data) }),
    ...(readHolds.success && {
      storeHolds: readHolds.data.map(({ hold_id, can_release, ...hold }) => ({
        holdId: hold_id,
        canRelease: can_release,
        ...hold,
      })),
    }),
    ...(readRest.success && {
      storeRest: readRest.data.flatMap(({ units, event: sent }) => {
        const event = toEvent(sent);
        return event === null ? [] : [{ units: Number(units), event }];
      }),
    }),
    ...(readShipTo.success && { shipTo: readShipTo.data }),
    ...(typeof note === 'string' && { note }),
    ...(readAttributes.success && { attributes: readAttributes.data }),
  };
}

function toOrderReships({ next, lines, sent }: z.infer<typeof wireOrderReships>): OrderReships {
  return {
    next,
    lines: lines.map(({ words, provider, ...line }) => ({
      ...toLineUnits(line),
      provider,
      refusal: readOptionalWords(words, line),
    })),
    sent: sent.map((wire) => ({
      number: wire.number,
      reference: wire.reference,
      provider: wire.provider,
      state: wire.state,
      hasLeft: wire.has_left,
      reason: wire.reason,
      note: wire.note,
      lines: wire.lines.map(toLineUnits),
      parcels: wire.parcels.map((parcel) => ({
        parcelId: parcel.parcel_id,
        number: parcel.tracking_number,
        carrier: parcel.tracking_company,
        url: parcel.tracking_url,
        status: parcel.shipment_status,
        isVoided: parcel.is_voided,
      })),
      words: readOptionalWords(wire.words, wire),
      ...(wire.cancellation && {
        cancellation: {
          state: wire.cancellation.state,
          words: readWords(wire.cancellation.words, wire.cancellation),
        },
      }),
      createdAt: wire.created_at,
    })),
  };
}

function toLineUnits({ line_item_id, quantity }: z.infer<typeof wireLineUnits>): LineUnits {
  return { lineItemId: line_item_id, quantity };
}

function toWarehousePart({ provider_id, account, units, ...part }: z.infer<typeof wireWarehouseParts>[number]) {
  const { request, ...stands } = part;
  return {
    ...stands,
    units: Number(units),
    ...(provider_id !== undefined && { providerId: provider_id }),
    ...(account !== undefined && { account }),
    ...(request !== undefined && { request: { ...request, words: readWords(request.words, request) } }),
  };
}

function unreadableIn(lists: readonly ReadRows<unknown>[]): number {
  return lists.reduce((sum, { unreadable }) => sum + unreadable, 0);
}

function toLineItem(wire: WireLineItem, ids: IdCodec): LineItem {
  const allocations = wire.allocations && { allocations: wire.allocations.map(toAllocation) };
  const takenBack = wire.taken_back && {
    takenBack: wire.taken_back.map(({ state, units, number }) => ({
      state,
      units: Number(units),
      ...(number !== undefined && { number }),
    })),
  };
  return plainItemFields.read(
    {
      ...emptyLineItem,
      lineItemId: ids.decode('line_item_id', wire.line_item_id),
      id: ids.decodeOptional('line_item.id', wire.id),
      ...allocations,
      ...takenBack,
    },
    wire,
  );
}

function toAllocation({
  location_id,
  quantity,
  reason,
  ...message
}: NonNullable<WireLineItem['allocations']>[number]): LineAllocation {
  return { locationId: location_id, quantity: Number(quantity), reason: readWords(reason, message) };
}

/** Line item of `cancel-item`: the fields of §3, ids unchanged. */
export function fromLineItem(item: LineItem, ids: IdCodec): WireLineItem {
  return {
    line_item_id: ids.encode('line_item_id', item.lineItemId),
    id: ids.encodeOptional('line_item.id', item.id),
    ...plainItemFields.write(item),
  };
}

function toFulfillment(wire: WireFulfillment): Fulfillment {
  const moreTrackings = wire.more_trackings?.map((sent) => plainTrackingFields.read({ ...emptyTracking }, sent));
  return plainFulfillmentFields.read(
    {
      ...emptyFulfillment,
      lineItemId: String(wire.line_item_id),
      fulfillmentId: String(wire.fulfillment_id ?? ''),
      locationId: toTextOrNull(String(wire.holder_location_id || wire.location_id || '')),
      ...(moreTrackings && { moreTrackings }),
    },
    wire,
  );
}

function toTimelineEntry({ message, created_at, event: sent }: z.infer<typeof wireTimelineEntry>): TimelineEntry {
  const event = toEvent(sent);
  return { message, createdAt: toTimeOrNull(created_at), ...(event && { event }) };
}
