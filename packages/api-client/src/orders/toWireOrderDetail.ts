import { toWireWords } from '../http/wireWords.ts';
import type { OrderDetail, WarehousePart } from '@hub/domain/orders';
import { toWireNumber } from '../http/wireFields.ts';
import type { WireOrderDetail } from './wireOrderDetail.ts';

/**
 * The detail of an order as a server sends it; `toOrderDetail` reads it. Line ids are numbers in one list and texts in
 * the other, as some backends send them.
 */
export function toWireOrderDetail(detail: OrderDetail): WireOrderDetail {
  return {
    line_items: detail.lineItems.map((item) => ({
      line_item_id: Number(item.lineItemId),
      id: toWireNumber(item.id),
      name: item.name,
      sku: item.sku,
      quantity: item.quantity,
      fulfillable_quantity: item.fulfillableQuantity,
      price: item.price,
      product_weight: item.productWeight,
      virtual_item: item.virtualItem,
      cancelled_item: item.isCancelled,
      '3pl_status': item.threePlStatus,
      ...(item.allocations && {
        allocations: item.allocations.map(({ locationId, quantity, reason }) => ({
          location_id: locationId,
          quantity,
          ...toWireWords('reason', reason),
        })),
      }),
    })),
    fulfillments: detail.fulfillments.map((part) => ({
      name: part.name,
      line_item_id: part.lineItemId,
      fulfillment_id: Number(part.fulfillmentId),
      quantity: part.quantity,
      tracking_number: part.trackingNumber,
      shipment_status: part.shipmentStatus,
      holder_location_id: part.locationId,
      location_id: null,
      ...(part.carrier != null && { tracking_company: part.carrier }),
      ...(part.trackingUrl != null && { tracking_url: part.trackingUrl }),
    })),
    is_eligible_for_new_flow: detail.eligibleFlows.map(({ name }) => ({ name })),
    flow_names: detail.triggeredFlows.map(({ name }) => ({ name })),
    timeLine: detail.timeline.map(({ message, createdAt, event }) => ({
      message,
      created_at: createdAt,
      ...(event && { event }),
    })),
    ...(detail.tags && { tags: [...detail.tags] }),
    ...(detail.shipping && {
      shipping: {
        method: detail.shipping.method,
        service: detail.shipping.service,
        is_mapped: detail.shipping.isMapped,
        ...(detail.shipping.provider !== undefined && { provider: detail.shipping.provider }),
      },
    }),
    ...(detail.warehouseParts && { warehouse_orders: detail.warehouseParts.map(toWireWarehousePart) }),
    ...(detail.shipTo && { ship_to: { ...detail.shipTo } }),
  };
}

function toWireWarehousePart({ providerId, account, request, ...part }: WarehousePart) {
  return {
    ...part,
    ...(providerId !== undefined && { provider_id: providerId }),
    ...(account !== undefined && { account }),
    ...(request && {
      request: {
        ...request,
        ...toWireWords('words', request.words),
        items: request.items.map((item) => ({ ...item })),
      },
    }),
  };
}
