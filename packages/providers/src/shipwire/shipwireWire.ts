import { z } from 'zod';
import {
  wireId,
  wireList,
  wireSku,
  wireStockUnits,
  wireText,
  wireTime,
  wireUnits,
  wireWords,
} from '../shared/wireFields.ts';

export const shipwireName = 'Shipwire';

/*
 * Shipwire's API v3. Its documentation is no longer public, except for webhooks; other fields come from connectors and
 * recorded replies.
 */

/** ISO 8601 with an offset. */
const time = wireTime('UTC');

const optionalUnits = wireUnits.nullish().transform((units) => units ?? null);

/** Messages are a list of texts or objects, or an object keyed by id whose values may be objects by field. */
const byField = z.record(z.string(), wireWords).transform((fields) => Object.values(fields).join(' '));
const message = z.union([
  wireWords,
  z.object({ message: z.union([wireWords, byField]) }).transform((each) => each.message),
]);
export const shipwireMessages = z
  .union([z.array(message), z.record(z.string(), message).transform((byId) => Object.values(byId))])
  .nullish()
  .transform((messages) => messages ?? []);

/** The envelope of every reply. One with status 200 may contain errors and another status. */
export function shipwireReply<Resource extends z.ZodType>(resource: Resource) {
  return z.object({
    status: z.int().nullish(),
    message: wireText,
    errors: shipwireMessages,
    resource: resource.nullish(),
  });
}

/** A page of a list; `next` is the address of the next page. */
export function shipwireList<Item extends z.ZodType>(item: Item) {
  return z.object({ next: wireText, items: z.array(z.object({ resource: item })) });
}

/** A list inside another resource. */
function expandedList<Item extends z.ZodType>(item: Item) {
  return z
    .object({ resource: shipwireList(item).nullish() })
    .nullish()
    .transform((list) => list?.resource ?? { next: null, items: [] });
}

export const shipwireLine = z.object({
  sku: wireSku,
  quantity: wireUnits,
  shipped: optionalUnits,
  backordered: optionalUnits,
});

export const shipwireTracking = z.object({
  id: wireId,
  pieceId: wireText,
  tracking: wireText,
  carrier: wireText,
  url: wireText,
  deliveredDate: time,
});

const content = z.object({ sku: wireSku, quantity: wireUnits });

/** Contents are a nested resource list (assumed) or a plain one. */
export const shipwirePiece = z.object({
  id: wireId,
  contents: z.union([
    wireList(content),
    expandedList(content).transform(({ items }) => items.map(({ resource }) => resource)),
  ]),
});

export const shipwireHold = z.object({ description: wireText, clearedDate: time });

const events = z.object({ completedDate: time });

export const shipwireOrderId = z.object({ id: wireId });

export const shipwireOrder = z.object({
  id: wireId,
  orderNo: wireText,
  externalId: wireText,
  status: wireText,
  events: z
    .union([z.object({ resource: events }).transform(({ resource }) => resource), events])
    .nullish()
    .transform((known) => known?.completedDate ?? null),
  items: expandedList(shipwireLine),
  trackings: expandedList(shipwireTracking),
  pieces: expandedList(shipwirePiece),
  holds: expandedList(shipwireHold),
  /** Orders it was split into, even when only the account’s own setting splits. */
  splitOrders: expandedList(shipwireOrderId),
});

export const shipwireStock = z.object({
  sku: wireSku,
  warehouseId: wireText,
  /** Available to sell. */
  good: wireStockUnits,
  /** Promised to orders. */
  reserved: wireStockUnits.nullish(),
});

/** Warehouses: Get warehouses. */
export const shipwireWarehouse = z.object({ id: wireId, name: wireText });

/** Webhooks: Get a list of webhooks; a topic may have the version before it. */
export const shipwireSubscription = z.object({ id: wireId, topic: wireText, url: wireText });

const secret = z.object({ secret: z.string().regex(/^(?:[0-9a-f]{2})+$/i) });

/** Secret: Create a secret; either an object or a list of one (both assumed). */
export const shipwireSecret = z.union([
  secret,
  shipwireList(secret).transform(({ items }, context) => {
    const [first] = items;
    if (first !== undefined) return first.resource;
    context.addIssue('has no secret');
    return z.NEVER;
  }),
]);

/** shipwire.com/developers, Webhooks: `body` contains the order, or tracking that names its order. */
export const shipwireWebhook = z.object({
  uniqueEventID: wireText,
  body: z.object({
    resource: z.object({
      id: wireText,
      orderId: wireText,
      externalId: wireText,
      orderExternalId: wireText,
    }),
  }),
});

const shipwireError = z.object({ message: wireText, errors: shipwireMessages });

/** Shipwire's reason for a refusal. */
export function shipwireRefusal(body: unknown): string | null {
  if (typeof body === 'string') return body;
  const error = shipwireError.safeParse(body).data;
  if (error === undefined) return null;
  return error.errors.length > 0 ? error.errors.join(' ') : error.message;
}
