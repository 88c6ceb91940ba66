import { z } from 'zod';
import { wireId, wireList, wireSku, wireStockUnits, wireText, wireTime, wireUnits } from '../shared/wireFields.ts';

export const shipbobName = 'Shipbob';

/** Times are ISO 8601; those without an offset are UTC (assumed). */
const time = wireTime('UTC');

/** developer.shipbob.com, API 2026-07, Orders: StatusDetail. */
const statusDetail = z.object({ name: wireText, description: wireText });

const shipbobAddress = z.object({
  address1: wireText,
  address2: wireText,
  city: wireText,
  state: wireText,
  zip_code: wireText,
  country: wireText,
  company_name: wireText,
});

/** Orders: Shipment. */
export const shipbobShipment = z.object({
  id: wireId,
  status: wireText,
  status_details: wireList(statusDetail),
  /** Picked and packed, with a printed label. */
  actual_fulfillment_date: time,
  delivery_date: time,
  tracking: z
    .object({ carrier: wireText, tracking_number: wireText, tracking_url: wireText, shipping_date: time })
    .nullish(),
  recipient: z
    .object({ name: wireText, email: wireText, phone_number: wireText, address: shipbobAddress.nullish() })
    .nullish()
    .catch(null),
  products: wireList(
    z.object({
      reference_id: wireText,
      sku: wireText,
      inventory_items: wireList(z.object({ id: wireText, quantity: wireUnits })),
    }),
  ),
});

/** Orders: Order. */
export const shipbobOrder = z.object({
  id: wireId,
  reference_id: wireText,
  status: wireText,
  shipments: wireList(shipbobShipment),
});

/** Orders: Get orders, when the rest of an order may have an unexpected shape. */
export const shipbobListedOrder = z.object({ id: wireId, last_update_at: wireText });

export const shipbobTakenOrder = z.object({ id: wireId });

/** Orders: Cancel order. */
export const shipbobCancellation = z.object({
  status: wireText,
  canceled_shipment_results: wireList(z.object({ is_success: z.boolean().nullish(), reason: wireText })),
});

const changeResult = z.object({
  id: wireId.nullish(),
  is_success: z.boolean(),
  error: z.object({ message: wireText }).nullish(),
});

/** Orders: Update shipment address, Update shipment line items. */
export const shipbobChange = changeResult;

/** Orders: Bulk place shipments on hold, Bulk release shipments from hold. */
export const shipbobBulkChange = z.object({ summary: z.object({ failed: z.int() }), results: wireList(changeResult) });

/** Lists other than orders are paged; `next` is the address of the next page. */
function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), next: wireText });
}

/** Channels: Get channels. */
export const shipbobChannels = pageOf(z.object({ id: wireId, name: wireText, scopes: wireList(z.string()) }));

/** Inventory: Get inventory levels. */
export const shipbobInventoryLevels = pageOf(
  z.object({
    inventory_id: wireText,
    sku: wireSku.nullish(),
    total_on_hand_quantity: wireStockUnits,
    total_fulfillable_quantity: wireStockUnits,
    total_committed_quantity: wireStockUnits.nullish(),
  }),
);

/** Inventory: Get all inventory levels grouped by fulfillment center. */
export const shipbobInventoryAtLocations = pageOf(
  z.object({
    inventory_id: wireText,
    sku: wireSku.nullish(),
    locations: wireList(
      z.object({
        location_id: wireId,
        on_hand_quantity: wireStockUnits,
        fulfillable_quantity: wireStockUnits,
        committed_quantity: wireStockUnits.nullish(),
      }),
    ),
  }),
);

/** Orders: Get shipping methods; `name` is the `shipping_method` of an order. */
export const shipbobMethods = z.array(z.object({ name: wireText, active: z.boolean().nullish() }));

/** Locations: Get locations. */
export const shipbobLocations = z.array(
  z.object({
    id: wireId,
    name: wireText,
    access_granted: z.boolean().nullish(),
    is_active: z.boolean().nullish(),
    is_shipping_enabled: z.boolean().nullish(),
  }),
);

const shipbobSubscription = z.object({ id: wireText, url: wireText });

/** Webhooks: Get subscriptions; older versions return a plain list. */
export const shipbobWebhooks = z.union([
  pageOf(shipbobSubscription).transform(({ items }) => items),
  z.array(shipbobSubscription),
]);

/** A webhook is about an order, or a shipment that names its order. */
export const shipbobWebhook = z.object({
  id: wireText,
  order_id: wireText,
  reference_id: wireText,
  shipments: z.array(z.unknown()).nullish(),
});

/** 400 and 422: messages by field, `""` for the whole order. 429 and others: `{message}`. */
const shipbobFieldErrors = z.record(z.string(), z.array(z.string()));
const shipbobMessage = z.object({ message: z.string() });

/** ShipBob's reason for a refusal. */
export function shipbobRefusal(body: unknown): string | null {
  if (typeof body === 'string') return body;
  const message = shipbobMessage.safeParse(body).data?.message;
  if (message !== undefined) return message;
  const fields = shipbobFieldErrors.safeParse(body).data;
  if (fields === undefined) return null;
  const messages = Object.entries(fields).flatMap(([field, texts]) =>
    texts.map((text) => (field === '' || text.includes(field) ? text : `${field}: ${text}`)),
  );
  return messages.length === 0 ? null : messages.join(' ');
}
