import * as z from 'zod/mini';
import {
  wireId,
  wireNumber,
  wireOptionalFlag,
  wireOptionalNumber,
  wireOptionalText,
  wireOptionalTime,
} from '../http/wireFields.ts';

/** §3 Line item. */
export const wireLineItem = z.object({
  line_item_id: wireId,
  id: z.nullish(wireId),
  name: wireOptionalText,
  sku: wireOptionalText,
  quantity: wireNumber,
  fulfillable_quantity: wireOptionalNumber,
  price: wireOptionalNumber,
  /** Text or number, with the server's unit. */
  product_weight: z.nullish(z.union([z.string(), z.number()])),
  virtual_item: wireOptionalNumber,
  cancelled_item: wireOptionalFlag,
  '3pl_status': wireOptionalNumber,
});
export type WireLineItem = z.infer<typeof wireLineItem>;

/** §3 Fulfillment: a line item's part of a shipment. */
export const wireFulfillment = z.object({
  name: z.string(),
  line_item_id: wireId,
  fulfillment_id: z.nullish(wireId),
  quantity: wireNumber,
  tracking_number: z.nullish(z.union([z.string(), z.number()])),
  shipment_status: wireOptionalText,
  holder_location_id: z.nullish(z.union([wireId, z.literal('')])),
  location_id: z.nullish(z.union([wireId, z.literal('')])),
});
export type WireFulfillment = z.infer<typeof wireFulfillment>;

/** A workflow, by name. */
export const wireFlow = z.object({ name: z.string() });

/** An entry of the timeline. */
export const wireTimelineEntry = z.object({ message: z.string(), created_at: wireOptionalTime });

/** §3 Order detail. Missing lists are empty. */
export const wireOrderDetail = z.object({
  line_items: z.array(wireLineItem),
  fulfillments: z.nullish(z.array(wireFulfillment)),
  is_eligible_for_new_flow: z.nullish(z.array(wireFlow)),
  flow_names: z.nullish(z.array(wireFlow)),
  timeLine: z.nullish(z.array(wireTimelineEntry)),
});
export type WireOrderDetail = z.infer<typeof wireOrderDetail>;

/** The detail before its entries are checked one by one. */
export const orderDetailEnvelope = z.object({
  line_items: z.array(z.unknown()),
  fulfillments: z.nullish(z.array(z.unknown())),
  is_eligible_for_new_flow: z.nullish(z.array(z.unknown())),
  flow_names: z.nullish(z.array(z.unknown())),
  timeLine: z.nullish(z.array(z.unknown())),
});
export type OrderDetailEnvelope = z.infer<typeof orderDetailEnvelope>;
