import { readWords } from '../http/wireWords.ts';
import type { Fulfillment, LineAllocation, LineItem, OrderDetail, TimelineEntry } from '@hub/domain/orders';
import type * as z from 'zod/mini';
import type { IdCodec } from '../http/IdCodec.ts';
import { toFlag, toNumber, toTextOrNull, toTimeOrNull } from '../http/wireFields.ts';
import { readRows, type ReadRows } from '../http/readRows.ts';
import { toEvent } from './toEvent.ts';
import {
  type OrderDetailEnvelope,
  wireFlow,
  type WireFulfillment,
  wireFulfillment,
  type WireLineItem,
  wireLineItem,
  wireOrderShipping,
  wireOrderTags,
  wireShipTo,
  wireTimelineEntry,
  wireWarehouseParts,
} from './wireOrderDetail.ts';

/** The detail, and the number of entries that could not be read. */
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

/** Our extensions; odd ones are left out. */
function toLabels({
  tags,
  shipping,
  ship_to: shipTo,
  warehouse_orders: warehouseOrders,
}: OrderDetailEnvelope): Pick<OrderDetail, 'tags' | 'shipping' | 'shipTo' | 'warehouseParts'> {
  const [readTags, readShipping] = [wireOrderTags.safeParse(tags), wireOrderShipping.safeParse(shipping)];
  const readShipTo = wireShipTo.safeParse(shipTo);
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
    ...(readShipTo.success && { shipTo: readShipTo.data }),
  };
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
  return {
    lineItemId: ids.decode('line_item_id', wire.line_item_id),
    id: ids.decodeOptional('line_item.id', wire.id),
    name: wire.name ?? '',
    sku: wire.sku ?? '',
    quantity: Number(wire.quantity),
    fulfillableQuantity: toNumber(wire.fulfillable_quantity) ?? 0,
    price: toNumber(wire.price),
    productWeight: String(wire.product_weight ?? ''),
    virtualItem: toNumber(wire.virtual_item),
    isCancelled: toFlag(wire.cancelled_item),
    threePlStatus: toNumber(wire['3pl_status']),
    ...(wire.allocations && { allocations: wire.allocations.map(toAllocation) }),
  };
}

function toAllocation({
  location_id,
  quantity,
  reason,
  ...message
}: NonNullable<WireLineItem['allocations']>[number]): LineAllocation {
  return { locationId: location_id, quantity: Number(quantity), reason: readWords(reason, message) };
}

/** Line item of `cancel-item`: the fields of §3, ids as they came. */
export function fromLineItem(item: LineItem, ids: IdCodec): WireLineItem {
  return {
    line_item_id: ids.encode('line_item_id', item.lineItemId),
    id: ids.encodeOptional('line_item.id', item.id),
    name: item.name,
    sku: item.sku,
    quantity: item.quantity,
    fulfillable_quantity: item.fulfillableQuantity,
    price: item.price,
    product_weight: item.productWeight,
    virtual_item: item.virtualItem,
    cancelled_item: item.isCancelled,
    '3pl_status': item.threePlStatus,
  };
}

function toFulfillment(wire: WireFulfillment): Fulfillment {
  return {
    name: wire.name,
    lineItemId: String(wire.line_item_id),
    fulfillmentId: String(wire.fulfillment_id ?? ''),
    quantity: Number(wire.quantity),
    trackingNumber: toTextOrNull(String(wire.tracking_number ?? '')),
    shipmentStatus: toTextOrNull(wire.shipment_status),
    locationId: toTextOrNull(String(wire.holder_location_id || wire.location_id || '')),
    ...(wire.tracking_company && { carrier: wire.tracking_company }),
    ...(wire.tracking_url && { trackingUrl: wire.tracking_url }),
  };
}

function toTimelineEntry({ message, created_at, event: sent }: z.infer<typeof wireTimelineEntry>): TimelineEntry {
  const event = toEvent(sent);
  return { message, createdAt: toTimeOrNull(created_at), ...(event && { event }) };
}
