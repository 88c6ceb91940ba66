import type { Words } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';
import { addressPartName } from '../../shared/addresses/addressProblems.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { countryName } from '../../shared/addresses/countryName.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { instructionWords } from '../../providers/providers.ts';
import { joinNames } from '../../shared/texts/joinNames.ts';
import { workflowChangeText } from '../../workflows/actions/WorkflowChange.ts';
import { eventPartWords, eventWords, type WordValues } from '../../events/eventWords.ts';
import type { TimelineEntry } from '../detail/OrderDetail.ts';
import { storeWords } from '../../shared/shop/storeWords.ts';
import { reshipTexts } from '../detail/reshipTexts.ts';
import { orderActionTexts } from '../actions/orderActionTexts.ts';
import type { EventKind, EventValues, OrderEvent } from '../../events/OrderEvent.ts';
import { leftOutReason, storeTaskText, textOf, runProblemText } from '../../events/partTexts.ts';
import { shipmentStatusLabel } from '../shipping/shipmentStatus.ts';

/** Maximum SKUs and locations named in a sentence; beyond that it gives a count. */
const namedAtMost = 3;

/** An event in the page's language; in English on the server, where it is the `message` of §7. */
export function eventText({ kind, values }: OrderEvent): string {
  return textOf(eventWords, kind, (wordValues[kind] as ((values: unknown) => unknown) | undefined)?.(values) ?? values);
}

/** An event as a timeline entry. */
export function eventEntry(event: OrderEvent, createdAt: IsoTime | null): TimelineEntry {
  return { message: eventText(event), createdAt, event };
}

/** Converts a kind's values to those of its words, when they differ. */
const wordValues: { readonly [Kind in EventKind]?: (values: EventValues<Kind>) => WordValues<Kind> } = {
  actionTaken: (values) => ({ ...values, button: orderActionTexts(values.action).label }),
  storeRefused: ({ task, words }) => ({ task: storeTaskText(task), words: wordsText(words) }),
  workflowRan: ({ workflow, changes }) => ({ workflow, changes: changes.map(workflowChangeText).join('; ') }),
  workflowFailed: ({ workflow, problems }) => ({ workflow, problems: problems.map(runProblemText).join('; ') }),
  bundleSplit: ({ items, ...rest }) => ({
    ...rest,
    items: joinNames(items.map(({ sku, quantity }) => `${formatCount(quantity)} × ${bidiIsolate(sku)}`)),
  }),
  sentToReview: (values) => ({ missing: missingText(values) }),
  routed: ({ locations, chosenBy, country }) => {
    const isSplit = locations.length > 1;
    return {
      places: placesText(locations, isSplit ? eventPartWords.unitsThere : (_, name) => name),
      first: locationName(locations[0]?.location ?? null),
      units: locations.reduce((sum, { units }) => sum + units, 0),
      isSplit,
      chosenBy,
      country: country === '' ? '' : countryName(country),
    };
  },
  backOrdered: ({ short, reserved }) => ({
    ...shortValues(short),
    reserved: reserved.length === 0 ? '' : placesText(reserved, eventPartWords.reservedThere),
  }),
  releasedShort: ({ short }) => shortValues(short),
  noLocation: (values) => ({ reasons: leftOutText(values) }),
  releasedUnrouted: (values) => ({ reasons: leftOutText(values) }),
  heldInStore: (values) => ({ holds: storeHoldsText(values) }),
  storeReleaseAsked: ({ by, holds }) => ({ by, holds: storeHoldsText({ holds }) }),
  scheduledInStore: ({ until }) => ({ until: until === null ? '' : `${until.slice(0, 16).replace('T', ' ')} UTC` }),
  awaitsPayment: ({ status }) => ({
    status: named(eventPartWords.payments, status),
    ended: Object.hasOwn(eventPartWords.endedPayments, status) ? named(eventPartWords.endedPayments, status) : '',
  }),
  riskFound: ({ recommendation }) => ({ recommendation: named(eventPartWords.risks, recommendation) }),
  paymentChanged: ({ status }) => ({ status: named(storeWords.paymentStatuses, status) }),
  disputeOpen: ({ status }) => ({ status: named(eventPartWords.disputes, status) }),
  disputeChanged: ({ status }) => ({ status: named(storeWords.disputes, status) }),
  riskChanged: ({ recommendation }) => ({ recommendation: named(storeWords.risks, recommendation) }),
  returnChanged: withItems,
  shippedTwice: withItems,
  refundedInStore: withItems,
  shippedElsewhere: ({ by }) => ({ by: joinNames(by.map((name) => named(eventPartWords.deliveries, name))) }),
  instructionsUntold: ({ provider, instructions }) => ({
    provider,
    instructions: joinNames(instructions.map((each) => instructionWords[each])),
  }),
  refusedByWarehouse: ({ words }) => ({ words: wordsText(words) }),
  notShipped: ({ words }) => ({ words: wordsText(words) }),
  tooLateToCancel: inPageWords,
  cancelNotAsked: inPageWords,
  tooLateToHold: inPageWords,
  holdNotAsked: inPageWords,
  addressNotChanged: inPageWords,
  addressEdited: ({ parts, ...rest }) => ({ ...rest, parts: joinNames(parts.map(addressPartName)) }),
  heldByWarehouse: inPageWords,
  removalAsked: withItems,
  removedAtWarehouse: withItems,
  givenBackToRemove: withItems,
  tooLateToRemove: (values) => inPageWords(withItems(values)),
  removalNotAsked: (values) => inPageWords(withItems(values)),
  reshipAsked: ({ kind, note, ...values }) => ({
    ...withItems(values),
    reason: reshipTexts.reasons[kind] + (note === '' ? '' : ` (${bidiIsolate(note)})`),
  }),
  reshipStopped: inPageWords,
  reshipHeld: inPageWords,
  reshipTooLate: inPageWords,
  reshipCancelNotAsked: inPageWords,
  tracking: ({ shipment, status }) => ({ shipment, status: shipmentStatusLabel(status) }),
};

function inPageWords<Values extends { words: Words }>(values: Values): Omit<Values, 'words'> & { words: string } {
  return { ...values, words: wordsText(values.words) };
}

function withItems<Values extends { items: readonly { name: string; quantity: number }[] }>(values: Values) {
  const items = values.items.map(({ name, quantity }) => `${formatCount(quantity)} × ${bidiIsolate(name)}`);
  return { ...values, items: joinNames(items) };
}

function placesText(
  places: EventValues<'routed'>['locations'],
  text: (units: number, location: string) => string,
): string {
  return joinNames(places.map(({ location, units }) => text(units, locationName(location))));
}

function locationName(location: string | null): string {
  return location === null ? eventPartWords.deletedLocation : bidiIsolate(location);
}

/** "85123A × 4 and 22423 × 2". */
function shortValues(short: EventValues<'releasedShort'>['short']): { short: string; skus: number } {
  const texts = short.map(
    ({ sku, quantity }) => `${bidiIsolate(sku || eventPartWords.noSku)} × ${formatCount(quantity)}`,
  );
  return { short: joinNames(shortened(texts, eventPartWords.moreSkus)), skus: short.length };
}

/** "Leeds: Switched off; Rotterdam: Does not ship to Japan". */
export function leftOutText({ locations }: EventValues<'noLocation'>): string {
  const texts = locations.map(({ location, leftOut }) => `${bidiIsolate(location)}: ${leftOutReason(leftOut)}`);
  return shortened(texts, eventPartWords.moreLocations).join('; ');
}

/** "high risk of fraud; call first": a note says more than a reason. */
export function storeHoldsText({ holds }: EventValues<'heldInStore'>): string {
  const texts = holds.map(({ reason, note }) =>
    note?.trim() ? bidiIsolate(note.trim()) : named(eventPartWords.storeHolds, reason),
  );
  return shortened(texts, eventPartWords.moreHolds).join('; ');
}

/** The words for one of the store's codes; unknown codes as they are. */
function named(words: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(words, name) ? (words[name] ?? name) : bidiIsolate(name);
}

/** "the shipping method isn’t mapped and a product has no weight". */
export function missingText({ missing, address = ['country'] }: EventValues<'sentToReview'>): string {
  const words = eventPartWords.missingOfAddress;
  return joinNames(
    missing.flatMap((part) =>
      part === 'address' ? address.map((each) => words[each]) : [eventPartWords.missing[part]],
    ),
  );
}

function shortened(texts: readonly string[], more: (count: number) => string): readonly string[] {
  return texts.length <= namedAtMost + 1 ? texts : [...texts.slice(0, namedAtMost), more(texts.length - namedAtMost)];
}
