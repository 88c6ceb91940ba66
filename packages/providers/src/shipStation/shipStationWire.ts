import { z } from 'zod';
import { wireId, wireList, wireText, wireTime, wireUnits } from '../shared/wireFields.ts';

export const shipStationName = 'Shipstation';

/** Times and plain dates have no offset and are Pacific (connectors' recordings). */
export const shipStationZone = 'America/Los_Angeles';
const time = wireTime(shipStationZone);

/** shipstation.com/docs/api, Orders: Get order. */
export const shipStationOrder = z.object({
  orderId: wireId,
  orderKey: wireText,
  orderNumber: wireText,
  orderStatus: wireText,
  holdUntilDate: time,
  items: wireList(
    z.object({ lineItemKey: wireText, sku: wireText, quantity: z.number(), adjustment: z.boolean().nullish() }),
  ),
  /** "Advanced options": a split-off part names its order; a combined order names the orders in it. */
  advancedOptions: z
    .object({ mergedOrSplit: z.boolean().nullish(), parentId: wireId.nullish(), mergedIds: wireList(wireId) })
    .nullish(),
});

/** Maximum rows per list call. */
export const shipStationPageSize = 500;

const pages = { pages: z.int(), total: z.int().nullish() };

/** Number of pages; a recorded list counts rows but not pages. */
export function pagesOf({ pages: counted, total }: { pages: number; total?: number | null | undefined }): number {
  return Math.max(counted, Math.ceil((total ?? 0) / shipStationPageSize));
}

/** Orders: List orders, only the changed fields. */
export const shipStationListedOrders = z.object({
  orders: z.array(
    shipStationOrder
      .pick({ orderId: true, advancedOptions: true })
      .extend({ modifyDate: wireText, createDate: wireText }),
  ),
  ...pages,
});

/** The order unchanged, to save with changes. */
export const shipStationWholeOrder = z.looseObject({
  orderId: z.int(),
  orderStatus: z.string(),
  advancedOptions: z.looseObject({ mergedOrSplit: z.boolean().nullish() }).nullish(),
});

/** Shipments: List shipments, with `includeShipmentItems`. */
export const shipStationShipment = z.object({
  shipmentId: wireId,
  shipDate: time,
  trackingNumber: wireText,
  carrierCode: wireText,
  voided: z.boolean(),
  isReturnLabel: z.boolean().nullish(),
  shipmentItems: z.array(z.object({ lineItemKey: wireText, sku: wireText, quantity: wireUnits })).nullish(),
});

/** Fulfillments: List fulfillments: tracking entered manually or by the marketplace, without lines. */
export const shipStationFulfillment = z.object({
  fulfillmentId: wireId,
  shipDate: time,
  trackingNumber: wireText,
  carrierCode: wireText,
  voided: z.boolean().nullish(),
});

export const shipStationOrders = z.object({ orders: z.array(shipStationOrder), ...pages });
export const shipStationShipments = z.object({ shipments: z.array(shipStationShipment), ...pages });
export const shipStationFulfillments = z.object({ fulfillments: z.array(shipStationFulfillment), ...pages });

/** Stores: List stores. */
export const shipStationStores = z.array(
  z.object({ storeId: wireId, storeName: wireText, active: z.boolean().nullish() }),
);

/** Warehouses: List warehouses. */
export const shipStationWarehouses = z.array(z.object({ warehouseId: wireId, warehouseName: wireText }));

/** Carriers: List carriers, List services, List packages. */
export const shipStationCarriers = z.array(z.object({ code: wireText, name: wireText, nickname: wireText }));
/** Rows of both lists. */
export const shipStationCodes = z.array(z.object({ code: wireText, name: wireText }));

const subscriptions = z.array(z.object({ WebHookID: wireId, HookType: wireText, Url: wireText }));

/** Webhooks: List webhooks; one recording has a plain list. */
export const shipStationSubscriptions = z.union([
  z.object({ webhooks: subscriptions }),
  subscriptions.transform((webhooks) => ({ webhooks })),
]);

/** Webhooks: the body for every topic. */
export const shipStationWebhook = z.object({ resource_url: z.url(), resource_type: z.string() });

const named = z.object({ orderId: wireId });

/** A page at a webhook's address; each row names its order. */
export const shipStationResource = z.object({
  pages: z.int().nullish(),
  total: z.int().nullish(),
  shipments: z.array(named).nullish(),
  fulfillments: z.array(named).nullish(),
});

/** `{message}`, or for malformed requests `{Message, ModelState}` with messages by field. */
const shipStationError = z.object({
  message: wireText,
  Message: wireText,
  ModelState: z.record(z.string(), z.array(z.string())).nullish(),
});

/** ShipStation's reason for a refusal. */
export function shipStationRefusal(body: unknown): string | null {
  if (typeof body === 'string') return body;
  const error = shipStationError.safeParse(body).data;
  const fields = Object.values(error?.ModelState ?? {}).flat();
  return fields.length > 0 ? fields.join(' ') : (error?.message ?? error?.Message ?? null);
}
