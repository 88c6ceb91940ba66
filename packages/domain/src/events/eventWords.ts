import { inLanguage } from '../languages/inLanguage.ts';
import type { Words } from '../messages/Message.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatMoney } from '../shared/formatMoney.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';
import { joinNames } from '../shared/joinNames.ts';
import type { EventKind, EventValues, LeftOut, WorkflowChange } from './OrderEvent.ts';

/** Lists and parts of an event as they stand in its sentence, put together by `eventText.ts`; other values as they are. */
interface SaidValues {
  /** `button`: its label. */
  actionTaken: EventValues<'actionTaken'> & { button: string };
  storeRefused: { task: string; words: string };
  workflowRan: { workflow: string; changes: string };
  workflowFailed: { workflow: string; problems: string };
  bundleSplit: { sku: string; quantity: number; items: string };
  sentToReview: { missing: string };
  /** `places`: with the units of each where there are several. */
  routed: { places: string; first: string; units: number; isSplit: boolean; chosenBy: ChosenBy; country: string };
  /** `skus`: how many are short; `reserved` is '' for nothing. */
  backOrdered: { short: string; skus: number; reserved: string };
  releasedShort: { short: string; skus: number };
  noLocation: { reasons: string };
  releasedUnrouted: { reasons: string };
  removalAsked: { provider: string; items: string };
  removedAtWarehouse: { provider: string; items: string };
  givenBackToRemove: { provider: string; items: string };
  tooLateToRemove: { provider: string; items: string; words: string };
  removalNotAsked: { provider: string; items: string; words: string };
}

type ChosenBy = EventValues<'routed'>['chosenBy'];

/** What the words of a kind are made of. */
export type WordValues<Kind extends EventKind> = Kind extends keyof SaidValues
  ? SaidValues[Kind]
  : EventValues<Kind> extends { words: Words }
    ? Omit<EventValues<Kind>, 'words'> & { words: string }
    : EventValues<Kind>;

/** The words of each kind: a text, or what makes one of its values. */
type EventWords = {
  readonly [Kind in EventKind]: string extends keyof EventValues<Kind> ? string : (values: WordValues<Kind>) => string;
};

type WordsByType<Union extends { type: string }> = {
  readonly [Type in Union['type']]: keyof Omit<Extract<Union, { type: Type }>, 'type'> extends never
    ? string
    : (values: Extract<Union, { type: Type }>) => string;
};

/** What stands inside of the sentences of events. */
export const eventPartWords = inLanguage('eventPartWords', {
  changes: {
    addTags: ({ tags }) => `tagged ${joinNames(tags.map(quoted))}`,
    removeTags: ({ tags }) => `freed of the ${tags.length === 1 ? 'tag' : 'tags'} ${joinNames(tags.map(quoted))}`,
    hold: ({ reason, hours }) => `put on hold${hours === null ? '' : ` for ${duration(hours)}`}: ${reason}`,
    review: ({ reason }) => `sent to review: ${reason}`,
    routeToLocation: ({ location }) => `routed to ${location ?? 'a deleted location'}`,
    routeToProvider: ({ provider }) => `routed to ${provider ?? 'a disconnected 3PL'}`,
    note: ({ text }) => `given the note ${quoted(text)} for the warehouse`,
    setShippingService: ({ service }) => `set to ship with ${service}`,
    setPackage: ({ package: name }) => `set to be packed in ${name}`,
    setInsurance: ({ amount, currency }) => `insured for ${formatMoney(amount, currency)}`,
    requireSignature: 'set to require a signature',
    splitBundles: 'changed from bundles to their items',
    addItem: ({ sku, quantity }) => `given ${formatCount(quantity)} × ${sku}`,
    swapItem: ({ sku, newSku }) => `changed to ship ${newSku} instead of ${sku}`,
    stageKept: 'not held or sent to review: it wasn’t open',
    bundlesKept: ({ isOpen }) => `not split into items, because ${isOpen ? 'it has no bundles' : 'it was not open'}`,
    itemNotAdded: ({ sku, isOpen }) => `not given ${sku}, because ${isOpen ? 'it has it already' : 'it was not open'}`,
    itemNotSwapped: ({ sku, newSku, isOpen }) =>
      `not changed to ship ${newSku}, because ${isOpen ? `it has no ${sku}` : 'it was not open'}`,
  } satisfies WordsByType<WorkflowChange>,
  leftOut: {
    switchedOff: 'Switched off',
    otherChosen: 'Another location was chosen for this order',
    notInRule: ({ rule }) => `Not in “${rule}”`,
    outsideZones: ({ country, postcode }) =>
      `Does not ship to ${[country, postcode].filter((text) => text !== '').join(' ')}`,
    full: ({ orders }) => `Full for today: ${formatQuantity(orders, 'order')}`,
  } satisfies WordsByType<LeftOut>,
  hasNothing: 'has nothing of it',
  deletedLocation: 'a deleted location',
  noSku: 'an item without SKU',
  moreSkus: (skus: number) => formatQuantity(skus, 'more SKU'),
  moreLocations: (locations: number) => formatQuantity(locations, 'more location'),
  unitsThere: (units: number, location: string) => `${location} (${formatQuantity(units, 'unit')})`,
  reservedThere: (units: number, location: string) => `${formatQuantity(units, 'unit')} at ${location}`,
  missing: {
    address: 'the address has no country that carriers know',
    shippingMethod: 'the shipping method isn’t mapped',
    weight: 'a product has no weight',
  },
  tasks: {
    fulfill: 'add the fulfillment',
    track: 'change the tracking number',
    cancelFulfillment: 'cancel the fulfillment',
    hold: 'hold the order',
    release: 'release the order',
    move: 'move the order to its location',
    tags: 'change the tags',
    removeLines: 'remove the items',
    close: 'archive the order',
    answer: 'answer',
  },
});

/** What each event says, in the language of the page; on the server in English, which is the `message` of §7. */
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
  canceledInStore: ({ shipped }) =>
    ({
      none: 'Canceled in the store',
      part: 'Canceled in the store, but part of the order had already shipped.',
      all: 'Canceled in the store, but the order had already shipped.',
    })[shipped],
  deletedInStore: 'Deleted in the store',
  archivedInStore: 'Archived in the store',
  nothingLeftInStore: 'Nothing of it is left to ship in the store',
  fulfilledInStore: 'Fulfilled in the store, not by this app',
  quantityChanged: ({ item, before, after }) =>
    `${bidiIsolate(item)} was changed in the store from ${formatCount(before)} to ${formatCount(after)}`,
  itemAddedInStore: ({ item, quantity }) => `${formatCount(quantity)} × ${bidiIsolate(item)} added in the store`,
  tooLateToReduce: ({ item }) => `Too late to take out ${bidiIsolate(item)}: the units had already shipped.`,
  warehouseOutdated: 'The warehouse has the order as it was before this change. Call the warehouse.',
  addressChanged: ({ oldAddress }) =>
    ({
      unused: 'The shipping address was changed in the store',
      atWarehouse:
        'The shipping address was changed in the store, but the warehouse has the old one. Call the warehouse.',
      shipped: 'The shipping address was changed in the store, but the order had already left for the old one.',
    })[oldAddress],
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
  partHandedOver: ({ provider, units, service }) =>
    `${bidiIsolate(provider)} ships ${formatQuantity(units, 'unit')} of it${service === null ? '' : ` with ${service}`}`,
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
  removalAsked: ({ provider, items }) => `Asked ${bidiIsolate(provider)} to take out ${items}`,
  removedAtWarehouse: ({ provider, items }) => `${bidiIsolate(provider)} took out ${items}`,
  givenBackToRemove: ({ provider, items }) =>
    `${bidiIsolate(provider)} won’t ship ${items}. What is left is sent as a new order`,
  tooLateToRemove: ({ provider, items, words }) =>
    `Too late to take out ${items}, ${bidiIsolate(provider)} is already shipping it: ${words}`,
  removalNotAsked: ({ provider, items, words }) =>
    `${bidiIsolate(provider)} couldn’t be asked to take out ${items}: ${words} Call the warehouse.`,
  heldByWarehouse: ({ provider, words }) => `${bidiIsolate(provider)} holds it: ${words}`,

  shipped: ({ shipment }) => `Shipment ${shipment} left the warehouse`,
  tracking: ({ shipment, status }) => `Shipment ${shipment}: ${status}`,
  voided: ({ shipment }) => `Shipment ${shipment} was voided by the warehouse; its items are to be shipped again`,
  unexpectedParcel: ({ provider, tracking }) =>
    `${bidiIsolate(provider)} shipped a parcel that the order no longer expects` +
    (tracking === null ? '' : ` (${tracking})`),
} satisfies EventWords);

function quoted(text: string): string {
  return `“${text}”`;
}

function duration(hours: number): string {
  return hours % 24 === 0 ? formatQuantity(hours / 24, 'day') : formatQuantity(hours, 'hour');
}

function chosenByText(chosenBy: ChosenBy): string {
  if (chosenBy.type === 'rule') return ` by “${bidiIsolate(chosenBy.rule)}”`;
  return chosenBy.type === 'workflow' ? ', as a workflow decided' : ': no rule covers this country';
}

/** "A × 4 and B × 2 are not in stock". */
function notInStock(short: string, skus: number): string {
  return `${short} ${skus === 1 ? 'is' : 'are'} not in stock`;
}
