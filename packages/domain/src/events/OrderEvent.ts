import * as z from 'zod/mini';
import { wordsSchema } from '../messages/Message.ts';
import { shippingInstructions } from '../providers/providers.ts';
import { workflowChange } from '../workflows/actions/WorkflowChange.ts';
import { workflowProblem } from '../workflows/actions/WorkflowProblem.ts';

/** Actions on one order; each is the last segment of its path (§7). */
export const orderActionNames = [
  'hold-order',
  'product-workflow',
  'shipment-workflow',
  'cancel-partial-shipment',
  'ship-now',
  'move-to-close',
  'move-to-open',
  'available',
  'available-partially',
  'run-workflow',
  'move-to-open-errored',
  'cancel-item',
] as const;

export type OrderAction = (typeof orderActionNames)[number];

/** Why units are sent again; of `other` a note says it. */
export const reshipReasons = ['lost', 'damaged', 'wrongItem', 'other'] as const;

export type ReshipReason = (typeof reshipReasons)[number];

const text = z.string();
const number = z.number();
const items = z.array(z.object({ name: text, quantity: number }));
const units = z.array(z.object({ sku: text, quantity: number }));
/** Units at a location; its name is null where it was deleted. */
const unitsAtLocations = z.array(z.object({ location: z.nullable(text), units: number }));
const nothing = z.object({});
const ofProvider = z.object({ provider: text });
const saidByProvider = z.object({ provider: text, words: wordsSchema });
const itemsOfProvider = z.object({ provider: text, items });
/** Units that are sent again, under their own name: `#1001-R1`. */
const ofReship = z.object({ reship: text, provider: text });
const itemsSaidByProvider = z.object({ provider: text, items, words: wordsSchema });

/** Why routing left a location out; null: it has none of the units. */
const leftOut = z.nullable(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('switchedOff') }),
    z.object({ type: z.literal('otherChosen') }),
    z.object({ type: z.literal('notInRule'), rule: text }),
    z.object({ type: z.literal('outsideZones'), country: text, postcode: text }),
    z.object({ type: z.literal('full'), orders: number }),
  ]),
);
const leftOutLocations = z.object({ locations: z.array(z.object({ location: text, leftOut })) });

/** What the store did not do. */
const storeTask = z.enum([
  'fulfill',
  'track',
  'cancelFulfillment',
  'hold',
  'release',
  'releaseHolds',
  'move',
  'tags',
  'removeLines',
  'close',
  'answer',
]);

/** Everything that a timeline can say, by kind, with its values. `eventWords.ts` has the words of each. */
export const eventValues = {
  // People. `by`: the name; null: not known.
  actionTaken: z.object({
    action: z.enum(orderActionNames),
    by: z.nullable(text),
    isBulk: z.boolean(),
    isUndo: z.boolean(),
    /** What `cancel-item` took out. */
    removed: z.optional(z.object({ name: text, quantity: number })),
  }),
  tagRenamed: z.object({ from: text, to: text, by: text }),
  tagMerged: z.object({ from: text, to: text, by: text }),
  tagDeleted: z.object({ tag: text, by: text }),
  tagRestored: z.object({ tag: text, by: text }),
  // The store.
  received: nothing,
  /** The store had not announced it. */
  foundByCheck: nothing,
  imported: z.object({ file: text }),
  /** One that came by a file is the store's, too. */
  joinedStore: nothing,
  /** One that came by a file, and that the store has under another id and this name. */
  sameOrderInStore: z.object({ order: text }),
  /** One of the store, when the file's was given to a warehouse already. */
  sameOrderFromFile: z.object({ order: text }),
  canceledInStore: z.object({ shipped: z.enum(['none', 'part', 'all']) }),
  deletedInStore: nothing,
  archivedInStore: nothing,
  nothingLeftInStore: nothing,
  fulfilledInStore: nothing,
  /** A fulfillment that was made in the store was taken back there. */
  fulfillmentCanceledInStore: nothing,
  fulfillmentFailedInStore: nothing,
  // Why an order waits, by what the store says of it. Reasons and statuses as the store names them.
  testOrder: nothing,
  heldInStore: z.object({ holds: z.array(z.object({ reason: text, note: z.nullable(text) })) }),
  /** ISO 8601; null: the store does not say. */
  scheduledInStore: z.object({ until: z.nullable(text) }),
  begunInStore: nothing,
  /** It has no fulfilment orders yet. */
  unplannedInStore: nothing,
  /** It names no location, and the merchant has chosen some. */
  unplacedInStore: nothing,
  unknownInStore: z.object({ status: text }),
  awaitsPayment: z.object({ status: text }),
  /** Parts that may leave go to so many places; an order has one. */
  severalDestinations: z.object({ addresses: number }),
  riskFound: z.object({ recommendation: text }),
  disputeOpen: z.object({ status: text }),
  // What else the store changed of it, in every stage. Statuses as the store names them.
  paymentChanged: z.object({ status: text }),
  riskChanged: z.object({ recommendation: text }),
  disputeChanged: z.object({ status: text }),
  /** `gone`: the store does not list the return any more. */
  returnChanged: z.object({
    name: text,
    change: z.enum(['requested', 'approved', 'declined', 'canceled', 'closed', 'reopened', 'gone']),
    items,
  }),
  /** No items: money alone. */
  refundedInStore: z.object({ items }),
  beforeGoLive: nothing,
  /** The file of the store does not say how many units are left. */
  unclearInFile: nothing,
  releasedInStore: nothing,
  /** `by`: the name; null: not known. */
  storeReleaseAsked: z.object({
    by: z.nullable(text),
    holds: z.array(z.object({ reason: text, note: z.nullable(text) })),
  }),
  reopenedInStore: nothing,
  /** `by`: names of services and locations, or delivery methods. */
  shippedElsewhere: z.object({ by: z.array(text) }),
  quantityChanged: z.object({ item: text, before: number, after: number }),
  itemAddedInStore: z.object({ item: text, quantity: number }),
  /** The units that the store took out had shipped. */
  tooLateToReduce: z.object({ item: text }),
  /** The warehouse has the order as it was. */
  warehouseOutdated: nothing,
  addressChanged: z.object({ oldAddress: z.enum(['unused', 'asked', 'atWarehouse', 'shipped']) }),
  storeRefused: z.object({ task: storeTask, words: wordsSchema }),
  // Workflows.
  workflowRan: z.object({ workflow: text, changes: z.array(workflowChange) }),
  workflowFailed: z.object({ workflow: text, problems: z.array(workflowProblem) }),
  itemAdded: z.object({ sku: text, quantity: number }),
  itemSwapped: z.object({ sku: text, newSku: text, quantity: number }),
  /** `quantity` bundles, and all units that were in them. */
  bundleSplit: z.object({ sku: text, quantity: number, items: units }),
  holdEnded: nothing,
  // Stock and routing.
  sentToReview: z.object({ missing: z.array(z.enum(['address', 'shippingMethod', 'weight'])) }),
  routed: z.object({
    locations: unitsAtLocations,
    chosenBy: z.discriminatedUnion('type', [
      z.object({ type: z.literal('workflow') }),
      z.object({ type: z.literal('rule'), rule: text }),
      z.object({ type: z.literal('noRule') }),
    ]),
    country: text,
  }),
  nothingToRoute: nothing,
  backOrdered: z.object({ short: units, reserved: unitsAtLocations }),
  releasedShort: z.object({ short: units }),
  noLocation: leftOutLocations,
  releasedUnrouted: leftOutLocations,
  stockArrived: z.object({ isPart: z.boolean() }),
  // Batches and hand-over. `time`: "15:00" in the shop's zone.
  batched: z.object({ batch: text, time: text, location: text, by: z.nullable(text) }),
  batchedAgain: z.object({ batch: text, location: text, attempt: number }),
  handedOver: nothing,
  shipsWith: z.object({ service: text }),
  offeredAgain: z.object({ provider: text }),
  partHandedOver: z.object({ provider: text, units: number, service: z.nullable(text) }),
  /** What the 3PL has no field for, of what workflows ask. */
  instructionsUntold: z.object({ provider: text, instructions: z.array(z.enum(shippingInstructions)) }),
  refusedByWarehouse: z.object({ words: wordsSchema }),
  notShipped: z.object({ words: wordsSchema }),
  // Changes at a 3PL that has the order. `words`: the 3PL's, or why it could not be asked.
  canceledAtWarehouse: ofProvider,
  tooLateToCancel: saidByProvider,
  cancelNotAsked: saidByProvider,
  holdAsked: ofProvider,
  heldAtWarehouse: ofProvider,
  /** A 3PL that cannot hold, or change an order, gives it back. */
  givenBackToHold: ofProvider,
  tooLateToHold: saidByProvider,
  holdNotAsked: saidByProvider,
  addressAtWarehouse: ofProvider,
  addressNotChanged: saidByProvider,
  removalAsked: itemsOfProvider,
  removedAtWarehouse: itemsOfProvider,
  givenBackToRemove: itemsOfProvider,
  tooLateToRemove: itemsSaidByProvider,
  removalNotAsked: itemsSaidByProvider,
  /** The 3PL holds the order on its own account. */
  heldByWarehouse: saidByProvider,
  // Shipments.
  shipped: z.object({ shipment: text }),
  tracking: z.object({ shipment: text, status: text }),
  voided: z.object({ shipment: text }),
  unexpectedParcel: z.object({ provider: text, tracking: z.nullable(text) }),
  // Units that are sent again. `by`: the name; null: not known.
  reshipAsked: z.object({
    ...ofReship.shape,
    items,
    kind: z.enum(reshipReasons),
    note: text,
    by: z.nullable(text),
  }),
  reshipTaken: ofReship,
  /** `words`: the 3PL’s, or why it could not be asked. */
  reshipStopped: z.object({ ...ofReship.shape, words: wordsSchema }),
  reshipVoided: ofReship,
  reshipCancelAsked: z.object({ ...ofReship.shape, by: z.nullable(text) }),
  /** `by`: who canceled or dismissed it before its 3PL had it; null: the 3PL did, because it was asked. */
  reshipCanceled: z.object({ ...ofReship.shape, by: z.nullable(text) }),
  reshipTooLate: z.object({ ...ofReship.shape, words: wordsSchema }),
  reshipCancelNotAsked: z.object({ ...ofReship.shape, words: wordsSchema }),
};

export type EventKind = keyof typeof eventValues;
export type EventValues<Kind extends EventKind> = z.infer<(typeof eventValues)[Kind]>;

/** What happened to an order, as it is stored and sent: the words are made where it is read. */
export type OrderEvent<Kind extends EventKind = EventKind> = Kind extends EventKind
  ? { kind: Kind; values: EventValues<Kind> }
  : never;

export type StoreTask = z.infer<typeof storeTask>;
export type LeftOut = NonNullable<z.infer<typeof leftOut>>;

/** An event of this kind. */
export function orderEvent<Kind extends EventKind>(kind: Kind, values: EventValues<Kind>): OrderEvent<Kind> {
  return { kind, values } as OrderEvent<Kind>;
}

/** Whether this version knows the kind. */
export function isEventKind(kind: unknown): kind is EventKind {
  return typeof kind === 'string' && Object.hasOwn(eventValues, kind);
}

/** An event that was stored or sent by any version; null: its kind is unknown here, or its values do not fit. */
export function readEvent(kind: unknown, values: unknown): OrderEvent | null {
  if (!isEventKind(kind)) return null;
  const read = eventValues[kind].safeParse(values);
  return read.success ? ({ kind, values: read.data } as OrderEvent) : null;
}
