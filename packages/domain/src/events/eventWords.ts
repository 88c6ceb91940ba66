import { inLanguage } from '../languages/inLanguage.ts';
import type { Words } from '../messages/Message.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import type { EventKind, EventValues, LeftOut } from './OrderEvent.ts';

/** Event values as they appear in a sentence: `eventText.ts` formats lists and parts; other values stay as they are. */
interface SaidValues {
  /** `button` is a label. */
  actionTaken: EventValues<'actionTaken'> & { button: string };
  storeRefused: { task: string; words: string };
  workflowRan: { workflow: string; changes: string };
  workflowFailed: { workflow: string; problems: string };
  bundleSplit: { sku: string; quantity: number; items: string };
  sentToReview: { missing: string };
  /** `places` includes the units of each when there are several. */
  routed: { places: string; first: string; units: number; isSplit: boolean; chosenBy: ChosenBy; country: string };
  /** `skus` counts the short ones; `reserved` is '' for none. */
  backOrdered: { short: string; skus: number; reserved: string };
  releasedShort: { short: string; skus: number };
  noLocation: { reasons: string };
  releasedUnrouted: { reasons: string };
  /** `holds` has each hold's reason or note. */
  heldInStore: { holds: string };
  storeReleaseAsked: { by: string | null; holds: string };
  scheduledInStore: { until: string };
  /** `ended` says what happened to a payment that will not come; '' when it still can. */
  awaitsPayment: { status: string; ended: string };
  riskFound: { recommendation: string };
  shippedElsewhere: { by: string };
  instructionsUntold: { provider: string; instructions: string };
  addressEdited: Omit<EventValues<'addressEdited'>, 'parts'> & { parts: string };
  returnChanged: Omit<EventValues<'returnChanged'>, 'items'> & { items: string };
  refundedInStore: { items: string };
  shippedTwice: { items: string };
  removalAsked: { provider: string; items: string };
  removedAtWarehouse: { provider: string; items: string };
  givenBackToRemove: { provider: string; items: string };
  tooLateToRemove: { provider: string; items: string; words: string };
  removalNotAsked: { provider: string; items: string; words: string };
  /** `reason` includes the note. */
  reshipAsked: { reship: string; provider: string; items: string; reason: string; by: string | null };
}

type ChosenBy = EventValues<'routed'>['chosenBy'];

/** The input of a kind's words. */
export type WordValues<Kind extends EventKind> = Kind extends keyof SaidValues
  ? SaidValues[Kind]
  : EventValues<Kind> extends { words: Words }
    ? Omit<EventValues<Kind>, 'words'> & { words: string }
    : EventValues<Kind>;

/** Each kind's words: a text, or a function of its values. */
type EventWords = {
  readonly [Kind in EventKind]: string extends keyof EventValues<Kind> ? string : (values: WordValues<Kind>) => string;
};

type WordsByType<Union extends { type: string }> = {
  readonly [Type in Union['type']]: keyof Omit<Extract<Union, { type: Type }>, 'type'> extends never
    ? string
    : (values: Extract<Union, { type: Type }>) => string;
};

/** Phrases inside event sentences. */
export const eventPartWords = inLanguage('eventPartWords', {
  leftOut: {
    switchedOff: 'Switched off',
    otherChosen: 'Another location was chosen for this order',
    notInRule: ({ rule }) => `Not in “${rule}”`,
    outsideZones: ({ country, postcode }) =>
      `Does not ship to ${[country, postcode].filter((text) => text !== '').join(' ')}`,
    full: ({ orders }) => `Full for today: ${formatQuantity(orders, 'order')}`,
  } satisfies WordsByType<LeftOut>,
  hasNothing: 'has none in stock',
  deletedLocation: 'a deleted location',
  noSku: 'an item without SKU',
  moreSkus: (skus: number) => formatQuantity(skus, 'more SKU'),
  moreLocations: (locations: number) => formatQuantity(locations, 'more location'),
  unitsThere: (units: number, location: string) => `${location} (${formatQuantity(units, 'unit')})`,
  reservedThere: (units: number, location: string) => `${formatQuantity(units, 'unit')} at ${location}`,
  missingOfAddress: {
    name: 'the address has no name',
    address1: 'the address has no street',
    city: 'the address has no city',
    state: 'the address has no state or province',
    postcode: 'the address has no postcode',
    country: 'the address has no country that carriers know',
  },
  missing: {
    shippingMethod: 'the shipping method isn’t mapped',
    weight: 'a product has no weight',
  },
  tasks: {
    fulfill: 'add the fulfillment',
    track: 'change the tracking number',
    cancelFulfillment: 'cancel the fulfillment',
    hold: 'hold the order',
    release: 'release the order',
    releaseHolds: 'release its hold',
    move: 'move the order to its location',
    tags: 'change the tags',
    address: 'change the address',
    removeLines: 'remove the items',
    close: 'archive the order',
    answer: 'answer',
  },
  /** A store's hold reasons; unknown ones are shown as they are. */
  storeHolds: {
    AWAITING_PAYMENT: 'waiting for payment',
    AWAITING_RETURN_ITEMS: 'waiting for a return',
    HIGH_RISK_OF_FRAUD: 'high risk of fraud',
    INCORRECT_ADDRESS: 'incorrect address',
    INVENTORY_OUT_OF_STOCK: 'out of stock',
    ONLINE_STORE_POST_PURCHASE_CROSS_SELL: 'the customer may still add to it',
    OTHER: 'other reason',
    UNKNOWN_DELIVERY_DATE: 'unknown delivery date',
  },
  moreHolds: (holds: number) => formatQuantity(holds, 'more hold'),
  /** A store's payment states; unknown ones are shown as they are. */
  payments: {
    AUTHORIZED: 'the payment is authorized and not captured',
    PENDING: 'payment is pending',
    PARTIALLY_PAID: 'only part of it is paid',
    EXPIRED: 'the payment has expired',
    '': 'the store names no payment',
  },
  endedPayments: { VOIDED: 'Payment voided', REFUNDED: 'Refunded' },
  risks: { INVESTIGATE: 'the store asks to look into it', CANCEL: 'the store advises to cancel it' },
  disputes: { NEEDS_RESPONSE: 'the bank is waiting for your response', UNDER_REVIEW: 'the bank is reviewing it' },
  deliveries: {
    LOCAL: 'local delivery',
    PICK_UP: 'pickup in store',
    RETAIL: 'sold in a shop',
    NONE: 'no delivery',
  },
});

/** Each event's sentence in the page's language; in English on the server, where it is the `message` of §7. */
export const eventWords = inLanguage('eventWords', {
  actionTaken: ({ button, by, isBulk, isUndo, removed }) =>
    `${isUndo ? `Undo (${button})` : button}${isBulk ? ' (bulk)' : ''} clicked${by === null ? '' : ` by ${by}`}` +
    (removed === undefined ? '' : `: ${formatCount(removed.quantity)} × ${removed.name}`),
  tagRenamed: ({ from, to, by }) => `Tag “${from}” was renamed “${to}” by ${by}`,
  tagMerged: ({ from, to, by }) => `Tag “${from}” was merged into “${to}” by ${by}`,
  tagDeleted: ({ tag, by }) => `Tag “${tag}” was deleted by ${by}`,
  tagRestored: ({ tag, by }) => `Tag “${tag}” was brought back by ${by}`,

  received: 'Order received from the store',
  foundByCheck: 'The store had not announced this order; a check of the store found it',
  imported: ({ file }) => `Imported from ${file}`,
  joinedStore: 'The store has this order too. The store’s version now applies',
  sameOrderInStore: ({ order }) =>
    `The store has this order too, as ${bidiIsolate(order)}: that one is shipped, this one is not`,
  sameOrderFromFile: ({ order }) =>
    `An order from a file, ${bidiIsolate(order)}, seems to be the same and a warehouse has it. Close one of them`,
  canceledInStore: ({ shipped }) =>
    ({
      none: 'Canceled in the store',
      part: 'Canceled in the store, but part of the order had already shipped.',
      all: 'Canceled in the store, but the order had already shipped.',
    })[shipped],
  deletedInStore: 'Deleted in the store',
  archivedInStore: 'Archived in the store',
  nothingLeftInStore: 'The store has nothing left to ship',
  fulfilledInStore: 'Fulfilled in the store, not by this app',
  shippedTwice: ({ items }) =>
    `Shipped twice, by hand in the store and by a warehouse: ${items}. Stop one of the parcels.`,
  fulfillmentCanceledInStore: 'A fulfillment was canceled in the store',
  fulfillmentFailedInStore: 'A fulfillment failed in the store. Its units have not shipped',
  testOrder: 'Test order: it is not shipped',
  heldInStore: ({ holds }) => `Held in the store${holds === '' ? '' : `: ${holds}`}`,
  scheduledInStore: ({ until }) => `Scheduled in the store${until === '' ? '' : ` for ${until}`}`,
  begunInStore: 'Someone started shipping it in the store',
  unplannedInStore: 'The store hasn’t planned this shipment yet',
  unplacedInStore: 'The store doesn’t say which location ships it',
  unknownInStore: ({ status }) => `The store reports an unknown status: “${status}”`,
  awaitsPayment: ({ status, ended }) => ended || `Waiting for payment: ${status}`,
  severalDestinations: ({ addresses }) =>
    `In the store its parts go to ${formatCount(addresses)} different addresses; this app ships an order to one address`,
  riskFound: ({ recommendation }) => `Risk of fraud: ${recommendation}`,
  disputeOpen: ({ status }) => `Payment dispute: ${status}`,
  paymentChanged: ({ status }) => `Payment in the store: ${status}`,
  riskChanged: ({ recommendation }) => `The store’s fraud analysis: ${recommendation}`,
  disputeChanged: ({ status }) => `Payment dispute in the store: ${status}`,
  returnChanged: ({ name, change, items }) => {
    const what = `Return ${bidiIsolate(name)}${items === '' ? '' : ` (${items})`}`;
    return {
      requested: `${what} requested by the customer`,
      approved: `${what} approved in the store`,
      declined: `${what} declined in the store`,
      canceled: `${what} canceled in the store`,
      closed: `${what} closed in the store`,
      reopened: `${what} reopened in the store`,
      gone: `${what} declined or canceled in the store`,
    }[change];
  },
  refundedInStore: ({ items }) =>
    items === '' ? 'Refunded in the store, without items' : `Refunded in the store: ${items}`,
  beforeGoLive: 'Placed before your go-live date. Move it to Open to ship it here.',
  unclearInFile: 'The file doesn’t say how many units are left to ship. Check the order in the store.',
  storeReleaseAsked: ({ by, holds }) =>
    `Asked the store to release its hold${holds === '' ? '' : ` (${holds})`}${by === null ? '' : `, by ${bidiIsolate(by)}`}`,
  releasedInStore: 'The store released the order',
  reopenedInStore: 'The store has more units to ship',
  shippedElsewhere: ({ by }) => `Not shipped by this app: ${by}`,
  quantityChanged: ({ item, before, after }) =>
    `${bidiIsolate(item)} was changed in the store from ${formatCount(before)} to ${formatCount(after)}`,
  itemAddedInStore: ({ item, quantity }) => `${formatCount(quantity)} × ${bidiIsolate(item)} added in the store`,
  tooLateToReduce: ({ item }) => `Too late to take out ${bidiIsolate(item)}: the units had already shipped.`,
  warehouseOutdated: 'The warehouse has the order as it was before this change. Call the warehouse.',
  addressChanged: ({ oldAddress }) =>
    ({
      unused: 'The shipping address was changed in the store',
      asked: 'The shipping address was changed in the store. Asked the warehouse to use the new one',
      atWarehouse:
        'The shipping address was changed in the store, but the warehouse has the old one. Call the warehouse.',
      shipped: 'The shipping address was changed in the store, but the order had already left for the old one.',
    })[oldAddress],
  addressEdited: ({ by, parts, oldAddress }) =>
    `${bidiIsolate(by)} changed the shipping address (${parts})` +
    {
      unused: '',
      asked: '. Asked the warehouse to use the new one',
      atWarehouse: ', but the warehouse has the old one. Call the warehouse.',
      shipped: ', but a part of the order had already left for the old one.',
    }[oldAddress],
  storeRefused: ({ task, words }) => `The store didn’t ${task}: ${bidiIsolate(words)}`,

  workflowRan: ({ workflow, changes }) => `Workflow “${workflow}” ran${changes === '' ? '' : `: ${changes}`}`,
  workflowFailed: ({ workflow, problems }) => `Workflow “${workflow}” could not run: ${problems}`,
  itemAdded: ({ sku, quantity }) => `Added ${formatCount(quantity)} × ${bidiIsolate(sku)}`,
  itemSwapped: ({ sku, newSku, quantity }) =>
    `Swapped ${formatCount(quantity)} × ${bidiIsolate(sku)} for ${bidiIsolate(newSku)}`,
  bundleSplit: ({ sku, quantity, items }) =>
    `${quantity === 1 ? 'Bundle' : `${formatCount(quantity)} bundles`} ${bidiIsolate(sku)} split: ${items}`,
  holdEnded: 'The hold ended; the order is open again',

  sentToReview: ({ missing }) => `Sent to review: ${missing}`,
  routed: ({ places, first, units, isSplit, chosenBy, country }) => {
    const all = units === 1 ? 'the unit' : `all ${formatQuantity(units, 'unit')}`;
    const has = isSplit
      ? `${first} does not have ${all}`
      : `${country === '' ? '' : `ships to ${country}, `}has ${all}`;
    return `Routed to ${places}${chosenByText(chosenBy)}: ${has}`;
  },
  nothingToRoute: 'Routed: there is nothing to ship',
  backOrdered: ({ short, skus, reserved }) =>
    `On back order: ${notInStock(short, skus)}${reserved === '' ? '' : `; reserved ${reserved}`}`,
  releasedShort: ({ short, skus }) => `Released although ${notInStock(short, skus)}`,
  noLocation: ({ reasons }) => `Needs review: no location can ship it. ${reasons}`.trim(),
  releasedUnrouted: ({ reasons }) => `Not routed: no location can ship it. ${reasons}`.trim(),
  stockArrived: ({ isPart }) =>
    isPart ? 'Some stock arrived; the order is partly open again' : 'Stock arrived; the order is open again',

  batched: ({ batch, time, location, by }) =>
    `Sent with batch ${batch} at ${time} from ${bidiIsolate(location)}` +
    (by === null ? '' : `, started by ${bidiIsolate(by)}`),
  batchedAgain: ({ batch, location, attempt }) =>
    `Sent again with batch ${batch} from ${bidiIsolate(location)}, attempt ${attempt}`,
  handedOver: 'Sent to the warehouse',
  shipsWith: ({ service }) => `Ships with ${service}`,
  offeredAgain: ({ provider }) => `Moved to open: ${bidiIsolate(provider)} is connected again`,
  partHandedOver: ({ provider, units, service }) =>
    `${bidiIsolate(provider)} ships ${formatQuantity(units, 'unit')} of it${service === null ? '' : ` with ${service}`}`,
  instructionsUntold: ({ provider, instructions }) =>
    `${bidiIsolate(provider)} can’t be told about ${instructions}. Arrange that with the warehouse.`,
  customsValueUntold: ({ provider, currency, taken }) =>
    `${bidiIsolate(provider)} takes customs values only in ${taken}, so those in ${currency} weren’t sent. Enter them there.`,
  refusedByWarehouse: ({ words }) => `The warehouse refused it: ${words}`,
  notShipped: ({ words }) => words,

  canceledAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} canceled it at the warehouse`,
  tooLateToCancel: ({ provider, words }) =>
    `${bidiIsolate(provider)} couldn’t cancel it, the warehouse ships it: ${words}`,
  cancelNotAsked: ({ provider, words }) =>
    `${bidiIsolate(provider)} couldn’t be asked to cancel it: ${words} Call the warehouse.`,
  holdAsked: ({ provider }) => `Asked ${bidiIsolate(provider)} to hold it`,
  heldAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} holds it until you release it`,
  givenBackToHold: ({ provider }) =>
    `${bidiIsolate(provider)} won’t ship it. After you release it, it’s sent as a new order`,
  tooLateToHold: ({ provider, words }) =>
    `Too late to hold it, ${bidiIsolate(provider)} is already shipping it: ${words}`,
  holdNotAsked: ({ provider, words }) =>
    `${bidiIsolate(provider)} couldn’t be asked to hold it: ${words} Call the warehouse.`,
  addressAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} has the new address`,
  addressNotChanged: ({ provider, words }) =>
    `${bidiIsolate(provider)} has the old address: ${words} Call the warehouse.`,
  removalAsked: ({ provider, items }) => `Asked ${bidiIsolate(provider)} to take out ${items}`,
  removedAtWarehouse: ({ provider, items }) => `${bidiIsolate(provider)} took out ${items}`,
  givenBackToRemove: ({ provider, items }) =>
    `${bidiIsolate(provider)} won’t ship ${items}. We’ll send the rest as a new order`,
  tooLateToRemove: ({ provider, items, words }) =>
    `Too late to take out ${items}, ${bidiIsolate(provider)} is already shipping it: ${words}`,
  removalNotAsked: ({ provider, items, words }) =>
    `${bidiIsolate(provider)} couldn’t be asked to take out ${items}: ${words} Call the warehouse.`,
  heldByWarehouse: ({ provider, words }) => `${bidiIsolate(provider)} holds it: ${words}`,

  shipped: ({ shipment }) => `Shipment ${shipment} left the warehouse`,
  tracking: ({ shipment, status }) => `Shipment ${shipment}: ${status}`,
  voided: ({ shipment }) => `Shipment ${shipment} was voided by the warehouse; its items will ship again`,
  unexpectedParcel: ({ provider, tracking }) =>
    `${bidiIsolate(provider)} shipped a parcel that the order no longer expects` +
    (tracking === null ? '' : ` (${tracking})`),
  reshipAsked: ({ reship, provider, items, reason, by }) =>
    `${bidiIsolate(provider)} will ship ${items} again as ${bidiIsolate(reship)}. Reason: ${reason}` +
    (by === null ? '' : `. Asked by ${bidiIsolate(by)}`),
  reshipTaken: ({ reship, provider }) => `${bidiIsolate(provider)} has ${bidiIsolate(reship)}`,
  reshipStopped: ({ reship, provider, words }) =>
    `${bidiIsolate(provider)} doesn’t ship ${bidiIsolate(reship)}: ${words}`,
  reshipHeld: ({ reship, provider, words }) => `${bidiIsolate(provider)} holds ${bidiIsolate(reship)}: ${words}`,
  reshipParcel: ({ reship, tracking }) =>
    `Another parcel of ${bidiIsolate(reship)} left the warehouse${tracking === null ? '' : ` (${tracking})`}`,
  reshipVoided: ({ reship, provider }) => `${bidiIsolate(provider)} took a parcel of ${bidiIsolate(reship)} back`,
  reshipCancelAsked: ({ reship, provider, by }) =>
    `Asked ${bidiIsolate(provider)} to cancel ${bidiIsolate(reship)}` +
    (by === null ? '' : `. Asked by ${bidiIsolate(by)}`),
  reshipCanceled: ({ reship, provider, by }) => `${bidiIsolate(by ?? provider)} canceled ${bidiIsolate(reship)}`,
  reshipTooLate: ({ reship, provider, words }) =>
    `${bidiIsolate(provider)} couldn’t cancel ${bidiIsolate(reship)} and ships it: ${words}`,
  reshipCancelNotAsked: ({ reship, provider, words }) =>
    `${bidiIsolate(provider)} couldn’t be asked to cancel ${bidiIsolate(reship)}: ${words} Call the warehouse.`,
} satisfies EventWords);

function chosenByText(chosenBy: ChosenBy): string {
  if (chosenBy.type === 'rule') return ` by “${bidiIsolate(chosenBy.rule)}”`;
  return chosenBy.type === 'workflow' ? ', as a workflow decided' : ': no rule covers this country';
}

/** "A × 4 and B × 2 are not in stock". */
function notInStock(short: string, skus: number): string {
  return `${short} ${skus === 1 ? 'is' : 'are'} not in stock`;
}
