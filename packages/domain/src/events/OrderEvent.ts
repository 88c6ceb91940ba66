import * as z from 'zod/mini';
import { wordsSchema } from '../messages/messageWords.ts';
import { shippingInstructions } from '../providers/providers.ts';
import { addressFields } from '../shared/addresses/addressProblems.ts';
import { addressParts } from '../shared/addresses/missingAddressParts.ts';
import { workflowChange } from '../workflows/actions/WorkflowChange.ts';
import { runProblem } from '../workflows/actions/RunProblem.ts';

/** Actions on one order, each the last segment of its path (§7). */
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

/** Why units are reshipped; `other` needs a note. */
export const reshipReasons = ['lost', 'damaged', 'wrongItem', 'other'] as const;

export type ReshipReason = (typeof reshipReasons)[number];

const text = z.string();
const number = z.number();
const items = z.array(z.object({ name: text, quantity: number }));
const units = z.array(z.object({ sku: text, quantity: number }));
/** Units at a location; its name is `null` when it was deleted. */
const unitsAtLocations = z.array(z.object({ location: z.nullable(text), units: number }));
const nothing = z.object({});
const byProvider = z.object({ provider: text });
const saidByProvider = z.object({ provider: text, words: wordsSchema });
const itemsOfProvider = z.object({ provider: text, items });
/** Reshipped units under their own name: `#1001-R1`. */
const reshipValues = z.object({ reship: text, provider: text });
const itemsSaidByProvider = z.object({ provider: text, items, words: wordsSchema });

/** Why routing left a location out; `null` when it has none of the units. */
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

/** What 3PLs have when an address changes: `asked` to take the new one, `atWarehouse` is the old one, `shipped` to the old one. */
const oldAddressStates = ['unused', 'asked', 'atWarehouse', 'shipped'] as const;

/** What the store failed to do. */
const storeTask = z.enum([
  'fulfill',
  'track',
  'cancelFulfillment',
  'hold',
  'release',
  'releaseHolds',
  'move',
  'tags',
  'address',
  'removeLines',
  'close',
  'answer',
]);

/** Everything a timeline can say, by kind, with its values. `eventWords.ts` has the words. */
export const eventValues = {
  // People. `by` is a name; `null` when unknown.
  actionTaken: z.object({
    action: z.enum(orderActionNames),
    by: z.nullable(text),
    isBulk: z.boolean(),
    isUndo: z.boolean(),
    /** What `cancel-item` removed. */
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
  /** An imported order that is also in the store. */
  joinedStore: nothing,
  /** An imported order that the store has under the same name and another id. */
  sameOrderInStore: z.object({ order: text }),
  /** A store order whose imported copy has already gone to a warehouse. */
  sameOrderFromFile: z.object({ order: text }),
  canceledInStore: z.object({ shipped: z.enum(['none', 'part', 'all']) }),
  deletedInStore: nothing,
  archivedInStore: nothing,
  nothingLeftInStore: nothing,
  fulfilledInStore: nothing,
  /** People fulfilled units there that a warehouse had already shipped. */
  shippedTwice: z.object({ items }),
  /** A fulfillment made in the store was undone there. */
  fulfillmentCanceledInStore: nothing,
  fulfillmentFailedInStore: nothing,
  // Why the store makes an order wait. Reasons and statuses are the store's own.
  testOrder: nothing,
  heldInStore: z.object({ holds: z.array(z.object({ reason: text, note: z.nullable(text) })) }),
  /** ISO 8601; `null` when the store gives none. */
  scheduledInStore: z.object({ until: z.nullable(text) }),
  begunInStore: nothing,
  /** It has no fulfillment orders yet. */
  unplannedInStore: nothing,
  /** It names no location, and the merchant has selected some. */
  unplacedInStore: nothing,
  unknownInStore: z.object({ status: text }),
  awaitsPayment: z.object({ status: text }),
  /** The releasable parts go to several places; an order can have only one. */
  severalDestinations: z.object({ addresses: number }),
  riskFound: z.object({ recommendation: text }),
  disputeOpen: z.object({ status: text }),
  // Other changes in the store, in every stage. Statuses are the store's own.
  paymentChanged: z.object({ status: text }),
  riskChanged: z.object({ recommendation: text }),
  disputeChanged: z.object({ status: text }),
  /** `gone`: the store no longer lists the return. */
  returnChanged: z.object({
    name: text,
    change: z.enum(['requested', 'approved', 'declined', 'canceled', 'closed', 'reopened', 'gone']),
    items,
  }),
  /** Money only, no items. */
  refundedInStore: z.object({ items }),
  beforeGoLive: nothing,
  /** The store's file does not say how many units remain. */
  unclearInFile: nothing,
  releasedInStore: nothing,
  /** `by` is a name; `null` when unknown. */
  storeReleaseAsked: z.object({
    by: z.nullable(text),
    holds: z.array(z.object({ reason: text, note: z.nullable(text) })),
  }),
  reopenedInStore: nothing,
  /** `by` holds names of services and locations, or delivery methods. */
  shippedElsewhere: z.object({ by: z.array(text) }),
  quantityChanged: z.object({ item: text, before: number, after: number }),
  itemAddedInStore: z.object({ item: text, quantity: number }),
  /** The units that the store removed had already shipped. */
  tooLateToReduce: z.object({ item: text }),
  /** The warehouse still has the order as it was before. */
  warehouseOutdated: nothing,
  addressChanged: z.object({ oldAddress: z.enum(oldAddressStates) }),
  /** A person changed these parts here; `by` is a name. The timeline keeps no address, since it outlives the customer's data. */
  addressEdited: z.object({ by: text, parts: z.array(z.enum(addressFields)), oldAddress: z.enum(oldAddressStates) }),
  storeRefused: z.object({ task: storeTask, words: wordsSchema }),
  // Workflows.
  workflowRan: z.object({ workflow: text, changes: z.array(workflowChange) }),
  workflowFailed: z.object({ workflow: text, problems: z.array(runProblem) }),
  itemAdded: z.object({ sku: text, quantity: number }),
  itemSwapped: z.object({ sku: text, newSku: text, quantity: number }),
  /** Number of bundles, and of all units in them. */
  bundleSplit: z.object({ sku: text, quantity: number, items: units }),
  holdEnded: nothing,
  // Stock and routing.
  sentToReview: z.object({
    missing: z.array(z.enum(['address', 'shippingMethod', 'weight'])),
    /** Parts of the address that are missing; absent in rows of earlier releases, which checked only the country. */
    address: z.optional(z.array(z.enum(addressParts))),
  }),
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
  /** What workflows ask for that the 3PL has no field for. */
  instructionsUntold: z.object({ provider: text, instructions: z.array(z.enum(shippingInstructions)) }),
  /** Values for customs in a currency that the 3PL doesn't take; `taken` is the one it does. */
  customsValueUntold: z.object({ provider: text, currency: text, taken: text }),
  refusedByWarehouse: z.object({ words: wordsSchema }),
  notShipped: z.object({ words: wordsSchema }),
  // Changes to an order that a 3PL has. `words`: the 3PL's, or why it could not be asked.
  canceledAtWarehouse: byProvider,
  tooLateToCancel: saidByProvider,
  cancelNotAsked: saidByProvider,
  holdAsked: byProvider,
  heldAtWarehouse: byProvider,
  /** A 3PL that cannot hold or change an order returns it. */
  givenBackToHold: byProvider,
  tooLateToHold: saidByProvider,
  holdNotAsked: saidByProvider,
  addressAtWarehouse: byProvider,
  addressNotChanged: saidByProvider,
  removalAsked: itemsOfProvider,
  removedAtWarehouse: itemsOfProvider,
  givenBackToRemove: itemsOfProvider,
  tooLateToRemove: itemsSaidByProvider,
  removalNotAsked: itemsSaidByProvider,
  /** The 3PL put the order on hold itself. */
  heldByWarehouse: saidByProvider,
  // Shipments.
  shipped: z.object({ shipment: text }),
  tracking: z.object({ shipment: text, status: text }),
  voided: z.object({ shipment: text }),
  unexpectedParcel: z.object({ provider: text, tracking: z.nullable(text) }),
  // Reshipped units. `by` is a name; `null` when unknown.
  reshipAsked: z.object({
    ...reshipValues.shape,
    items,
    kind: z.enum(reshipReasons),
    note: text,
    by: z.nullable(text),
  }),
  reshipTaken: reshipValues,
  /** `words`: the 3PL's, or why it could not be asked. */
  reshipStopped: z.object({ ...reshipValues.shape, words: wordsSchema }),
  /** The 3PL put it on hold itself. */
  reshipHeld: z.object({ ...reshipValues.shape, words: wordsSchema }),
  /** One more parcel of a reship that had left already. */
  reshipParcel: z.object({ ...reshipValues.shape, tracking: z.nullable(text) }),
  reshipVoided: reshipValues,
  reshipCancelAsked: z.object({ ...reshipValues.shape, by: z.nullable(text) }),
  /** `by` canceled or dismissed it before the 3PL had it; `null` when the 3PL canceled it on request. */
  reshipCanceled: z.object({ ...reshipValues.shape, by: z.nullable(text) }),
  reshipTooLate: z.object({ ...reshipValues.shape, words: wordsSchema }),
  reshipCancelNotAsked: z.object({ ...reshipValues.shape, words: wordsSchema }),
};

export type EventKind = keyof typeof eventValues;
export type EventValues<Kind extends EventKind> = z.infer<(typeof eventValues)[Kind]>;

/** What happened to an order, as stored and sent; the reader makes the words. */
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

/** Parses an event stored or sent by any version; `null` when the kind is unknown or its values don't fit. */
export function readEvent(kind: unknown, values: unknown): OrderEvent | null {
  if (!isEventKind(kind)) return null;
  const read = eventValues[kind].safeParse(values);
  return read.success ? ({ kind, values: read.data } as OrderEvent) : null;
}
