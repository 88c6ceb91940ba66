import { reshipReasons } from '@hub/domain/events';
import { fulfillmentFieldRows, lineItemFieldRows, trackingFieldRows } from '@hub/domain/orders/detail';
import { wireMessage } from '../http/wireWords.ts';
import * as z from 'zod/mini';
import { plainFields } from './plainFields.ts';
import { wireId, wireNumber, wireOptionalTime } from '../http/wireFields.ts';

export const plainItemFields = plainFields(lineItemFieldRows);
export const plainFulfillmentFields = plainFields(fulfillmentFieldRows);
export const plainTrackingFields = plainFields(trackingFieldRows);

/** §3 Line item. */
export const wireLineItem = z.object({
  line_item_id: wireId,
  id: z.nullish(wireId),
  ...plainItemFields.shape,
  /** Our extension: where its units ship from, and why. */
  allocations: z.optional(
    z.array(
      z.object({
        /** `null`: they are short. */
        location_id: z.nullable(z.string()),
        quantity: wireNumber,
        reason: z.string(),
        ...wireMessage,
      }),
    ),
  ),
  /** Our extension: units that the store takes back. */
  taken_back: z.optional(
    z.array(
      z.object({
        state: z.enum(['requested', 'open', 'inTransit', 'returned', 'declined', 'refunded', 'exchanged']),
        units: wireNumber,
        /** Tracking numbers of returning units. */
        number: z.optional(z.string()),
      }),
    ),
  ),
});
export type WireLineItem = z.infer<typeof wireLineItem>;

/** §3 Fulfillment: a line item's part of a shipment. */
export const wireFulfillment = z.object({
  line_item_id: wireId,
  fulfillment_id: z.nullish(wireId),
  holder_location_id: z.nullish(z.union([wireId, z.literal('')])),
  location_id: z.nullish(z.union([wireId, z.literal('')])),
  ...plainFulfillmentFields.shape,
  /** Our extension: further parcels of the shipment. */
  more_trackings: z.optional(z.array(z.object(plainTrackingFields.shape))),
});
export type WireFulfillment = z.infer<typeof wireFulfillment>;

/** A workflow, by name. */
export const wireFlow = z.object({ name: z.string() });

/** `event`: what happened, as data (our extension); `message` says it in English. */
export const wireTimelineEntry = z.object({
  message: z.string(),
  created_at: wireOptionalTime,
  event: z.nullish(z.unknown()),
});

/** Our extension: how an order is shipped. */
export const wireOrderShipping = z.object({
  /** As the customer chose it in the store; empty: none. */
  method: z.string(),
  /** The service it ships with; `null`: unknown. */
  service: z.nullable(z.string()),
  is_mapped: z.boolean(),
  /** Name of the 3PL that would get it; `null`: none is connected. */
  provider: z.optional(z.nullable(z.string())),
});

const warehouseState = z.enum(['queued', 'sending', 'sent', 'held', 'refused', 'failed', 'cancelled', 'done']);

/** Units of a line. */
export const wireLineUnits = z.object({ line_item_id: z.string(), quantity: z.number() });

/** A 3PL's answer to a request. */
const wireRequestAnswer = {
  state: z.enum(['asking', 'tooLate', 'noAnswer']),
  /** The 3PL's message, or why it could not be asked. */
  words: z.string(),
  ...wireMessage,
};

/** Our extension: reshipped units of an order, and those that can be. */
export const wireOrderReships = z.object({
  /** Number of the next, from 1. */
  next: z.number(),
  /** The maximum units of each line, and who ships them; `words`: why no one does. */
  lines: z.array(
    z.object({
      ...wireLineUnits.shape,
      provider: z.nullable(z.string()),
      words: z.nullable(z.string()),
      ...wireMessage,
    }),
  ),
  sent: z.array(
    z.object({
      number: z.number(),
      /** The 3PL's reference for it. */
      reference: z.string(),
      provider: z.string(),
      state: warehouseState,
      has_left: z.boolean(),
      reason: z.enum(reshipReasons),
      note: z.string(),
      lines: z.array(wireLineUnits),
      parcels: z.array(
        z.object({
          parcel_id: z.string(),
          tracking_number: z.nullable(z.string()),
          tracking_company: z.nullable(z.string()),
          tracking_url: z.nullable(z.string()),
          shipment_status: z.nullable(z.string()),
          is_voided: z.boolean(),
        }),
      ),
      /** Why it was not sent, or is blocked. */
      words: z.nullable(z.string()),
      ...wireMessage,
      /** The request to the 3PL after a person canceled it. */
      cancellation: z.optional(z.object(wireRequestAnswer)),
      created_at: z.string(),
    }),
  ),
});

/** Our extension: what 3PLs received for an order. */
export const wireWarehouseParts = z.array(
  z.object({
    /** Name of the 3PL. */
    provider: z.string(),
    /** String id of §3. */
    provider_id: z.optional(z.string()),
    /** Account with that 3PL, if there are several; else empty. */
    account: z.optional(z.string()),
    units: wireNumber,
    state: warehouseState,
    /** The request to change it since it was sent. */
    request: z.optional(
      z.object({
        wanted: z.enum(['cancel', 'hold', 'removal', 'address']),
        items: z.array(z.object({ name: z.string(), quantity: z.number() })),
        ...wireRequestAnswer,
      }),
    ),
  }),
);

/** Our extension: where an order is delivered; empty parts are unknown. */
export const wireShipTo = z.object({
  postcode: z.string(),
  country: z.string(),
  name: z.optional(z.string()),
  company: z.optional(z.string()),
  address1: z.optional(z.string()),
  address2: z.optional(z.string()),
  city: z.optional(z.string()),
  state: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
});

/** What a person can change of it. `country` has two letters. */
export const wireAddress = z.object({
  country: z.string(),
  name: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  phone: z.string(),
});

/** Our extension: extra fields from checkout. */
export const wireAttributes = z.array(z.object({ key: z.string(), value: z.string() }));

/** Our extension: what the store, or another app, holds back of an order. */
export const wireStoreHolds = z.array(
  z.object({
    hold_id: z.string(),
    /** As the store names it. */
    reason: z.string(),
    note: z.nullable(z.string()),
    can_release: z.boolean(),
  }),
);

/** Our extension: units that do not ship now, with the event that says why. */
export const wireStoreRest = z.array(z.object({ units: wireNumber, event: z.unknown() }));

/** Our extension. */
export const wireOrderTags = z.array(z.string());

/** §3 Order detail. Missing lists are empty. */
export const wireOrderDetail = z.object({
  line_items: z.array(wireLineItem),
  fulfillments: z.nullish(z.array(wireFulfillment)),
  is_eligible_for_new_flow: z.nullish(z.array(wireFlow)),
  flow_names: z.nullish(z.array(wireFlow)),
  timeLine: z.nullish(z.array(wireTimelineEntry)),
  tags: z.optional(wireOrderTags),
  shipping: z.optional(wireOrderShipping),
  ship_to: z.optional(wireShipTo),
  note: z.optional(z.string()),
  attributes: z.optional(wireAttributes),
  warehouse_orders: z.optional(wireWarehouseParts),
  reships: z.optional(wireOrderReships),
  store_holds: z.optional(wireStoreHolds),
  store_rest: z.optional(wireStoreRest),
});
export type WireOrderDetail = z.infer<typeof wireOrderDetail>;

/** The detail before its entries are checked one by one. */
export const orderDetailEnvelope = z.object({
  line_items: z.array(z.unknown()),
  fulfillments: z.nullish(z.array(z.unknown())),
  is_eligible_for_new_flow: z.nullish(z.array(z.unknown())),
  flow_names: z.nullish(z.array(z.unknown())),
  timeLine: z.nullish(z.array(z.unknown())),
  tags: z.optional(z.unknown()),
  shipping: z.optional(z.unknown()),
  ship_to: z.optional(z.unknown()),
  note: z.optional(z.unknown()),
  attributes: z.optional(z.unknown()),
  warehouse_orders: z.optional(z.unknown()),
  reships: z.optional(z.unknown()),
  store_holds: z.optional(z.unknown()),
  store_rest: z.optional(z.unknown()),
});
export type OrderDetailEnvelope = z.infer<typeof orderDetailEnvelope>;
