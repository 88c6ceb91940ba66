import { toWireWords } from '../http/wireWords.ts';
import type { LineUnits, OrderDetail, OrderReships, WarehousePart } from '@hub/domain/orders/detail';
import { toWireNumber } from '../http/wireFields.ts';
import {
  plainFulfillmentFields,
  plainItemFields,
  plainTrackingFields,
  type WireOrderDetail,
} from './wireOrderDetail.ts';

/**
 * An order's detail as a server sends it; `toOrderDetail` reads it. Line ids are numbers in one list and texts in the
 * other, as some backends send them.
 */
export function toWireOrderDetail(detail: OrderDetail): WireOrderDetail {
  return {
    line_items: detail.lineItems.map((item) => ({
      line_item_id: Number(item.lineItemId),
      id: toWireNumber(item.id),
      ...plainItemFields.write(item),
      ...(item.allocations && {
        allocations: item.allocations.map(({ locationId, quantity, reason }) => ({
          location_id: locationId,
          quantity,
          ...toWireWords('reason', reason),
        })),
      }),
      ...(item.takenBack && { taken_back: item.takenBack.map((part) => ({ ...part })) }),
    })),
    fulfillments: detail.fulfillments.map((part) => ({
      line_item_id: part.lineItemId,
      fulfillment_id: Number(part.fulfillmentId),
      holder_location_id: part.locationId,
      location_id: null,
      ...plainFulfillmentFields.write(part),
      ...(part.moreTrackings && { more_trackings: part.moreTrackings.map(plainTrackingFields.write) }),
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
    ...(detail.reships && { reships: toWireReships(detail.reships) }),
    ...(detail.storeHolds && {
      store_holds: detail.storeHolds.map(({ holdId, canRelease, ...hold }) => ({
        hold_id: holdId,
        can_release: canRelease,
        ...hold,
      })),
    }),
    ...(detail.storeRest && { store_rest: detail.storeRest.map((rest) => ({ ...rest })) }),
    ...(detail.shipTo && { ship_to: { ...detail.shipTo } }),
    ...(detail.note !== undefined && { note: detail.note }),
    ...(detail.attributes && { attributes: detail.attributes.map((attribute) => ({ ...attribute })) }),
  };
}

function toWireReships({ next, lines, sent }: OrderReships): NonNullable<WireOrderDetail['reships']> {
  return {
    next,
    lines: lines.map(({ provider, refusal, ...line }) => ({
      ...toWireLineUnits(line),
      provider,
      ...toWireWords('words', refusal),
    })),
    sent: sent.map(({ hasLeft, words, createdAt, parcels, lines: units, cancellation, ...reship }) => ({
      ...reship,
      has_left: hasLeft,
      lines: units.map(toWireLineUnits),
      parcels: parcels.map(({ parcelId, number, carrier, url, status, isVoided }) => ({
        parcel_id: parcelId,
        tracking_number: number,
        tracking_company: carrier,
        tracking_url: url,
        shipment_status: status,
        is_voided: isVoided,
      })),
      ...toWireWords('words', words),
      ...(cancellation && {
        cancellation: { state: cancellation.state, ...toWireWords('words', cancellation.words) },
      }),
      created_at: createdAt,
    })),
  };
}

function toWireLineUnits({ lineItemId, quantity }: LineUnits) {
  return { line_item_id: lineItemId, quantity };
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
