import { reshipReasons } from '../../events/OrderEvent.ts';
import { type Message, message, type Words } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { joinNames } from '../../shared/texts/joinNames.ts';
import type { Order } from '../Order.ts';
import { reshipTexts } from './reshipTexts.ts';
import type { OrderStage } from '../OrderStage.ts';
import { withoutCanceled } from './groupLineItems.ts';
import type {
  Fulfillment,
  LineUnits,
  OrderDetail,
  OrderReships,
  ParcelTracking,
  Reship,
  ReshipRequest,
} from './OrderDetail.ts';

type ShippedUnits = Pick<OrderDetail, 'lineItems' | 'fulfillments'>;
type EndedReship = Pick<Reship, 'state' | 'hasLeft' | 'cancellation'>;
type KnownReship = Pick<Reship, 'lines' | 'state' | 'hasLeft'>;

/** Maximum length of a reship note, in characters. */
export const longestReshipNote = 500;

/** Stages with nothing left to ship, so units can be reshipped. */
const reshipStages: readonly OrderStage[] = ['shipped', 'closed'];

/**
 * Units per line that can be reshipped, with the location of the newest shipment: the shipped units minus those in a
 * reship that has not left. A reship that left may be lost or broken too, so it no longer counts.
 */
export function reshippableUnits(
  { lineItems, fulfillments }: ShippedUnits,
  reships: readonly KnownReship[],
): readonly (LineUnits & { locationId: string | null })[] {
  const sent = withoutCanceled(fulfillments);
  const waiting = reships.filter((reship) => isUnderWay(reship) && !reship.hasLeft).flatMap(({ lines }) => lines);
  return lineItems.flatMap(({ lineItemId }) => {
    const shipped = sent.filter((part) => part.lineItemId === lineItemId);
    const quantity = unitsOf(lineItemId, shipped) - unitsOf(lineItemId, waiting);
    return quantity > 0 ? [{ lineItemId, quantity, locationId: shipped.at(-1)?.locationId ?? null }] : [];
  });
}

/** Whether a 3PL has it or is about to get it. */
function isUnderWay({ state }: Pick<Reship, 'state'>): boolean {
  return state === 'queued' || state === 'sending' || state === 'sent' || state === 'held';
}

function unitsOf(lineItemId: string, lines: readonly LineUnits[]): number {
  return lines.reduce((sum, line) => (line.lineItemId === lineItemId ? sum + line.quantity : sum), 0);
}

/** Why these units can't be reshipped; `null` when they can. */
export function reshipRefusal(
  { stage, detail }: { stage: OrderStage; detail: ShippedUnits },
  reships: readonly KnownReship[],
  { lines, reason, note }: ReshipRequest,
): Message | null {
  if (!reshipStages.includes(stage)) return message('orders.notAllShipped');
  if (lines.length === 0) return message('orders.nothingToReship');
  const allowed = reshippableUnits(detail, reships);
  const isTooMany = lines.some(
    ({ lineItemId, quantity }) =>
      !Number.isSafeInteger(quantity) || quantity < 1 || unitsOf(lineItemId, lines) > unitsOf(lineItemId, allowed),
  );
  if (isTooMany) return message('orders.tooManyToReship');
  if (!reshipReasons.includes(reason)) return message('orders.noReshipReason');
  if (reason === 'other' && note.trim() === '') return message('orders.noReshipReason');
  return null;
}

/**
 * How a person can end a reship: `cancel` stops its shipping, `dismiss` closes one that was not sent; `null` when it
 * left, ended or its 3PL is being asked. One without an answer is canceled too, because its 3PL may have it.
 */
export function reshipEnding({ state, hasLeft, cancellation }: EndedReship): 'cancel' | 'dismiss' | null {
  if (hasLeft || cancellation?.state === 'asking' || cancellation?.state === 'tooLate') return null;
  if (isUnderWay({ state })) return 'cancel';
  return state === 'refused' || (state === 'failed' && cancellation === undefined) ? 'dismiss' : null;
}

/** Why a reship can't be canceled or dismissed; `null` when it can. */
export function cancelReshipRefusal(reship: EndedReship): Message | null {
  if (reshipEnding(reship) !== null) return null;
  if (reship.hasLeft || reship.cancellation?.state === 'tooLate') return message('orders.reshipHasLeft');
  return message(reship.cancellation === undefined ? 'orders.reshipEnded' : 'orders.reshipCancelAsked');
}

/** Whether to offer a reship for an order. */
export function offersReship({ stage }: Pick<Order, 'stage'>, reships: OrderReships | undefined): boolean {
  return stage !== undefined && reshipStages.includes(stage) && reships !== undefined && reships.lines.length > 0;
}

/** A reship's display name: `#1001-R1`. */
export function reshipName({ orderName }: Pick<Order, 'orderName'>, number: number): string {
  return `${orderName}-R${number}`;
}

/** The 3PL's reference for a reship: "4800000000001-R1". At most 25 characters; no warehouse order uses this form. */
export function reshipReference(orderId: string, number: number): string {
  return `${orderId}-R${number}`;
}

/** A row's note about an order's reships; '' when no one needs to know. */
export function reshipMark(reships: readonly Pick<Reship, 'state' | 'cancellation'>[]): '' | 'underWay' | 'failed' {
  if (reships.some(isUnderWay)) return 'underWay';
  const newest = reships.at(-1);
  const isDismissed = newest?.cancellation !== undefined;
  return newest?.state === 'refused' || (newest?.state === 'failed' && !isDismissed) ? 'failed' : '';
}

/** Reships by reason, without refused or withdrawn ones. */
export function reshipsByReason(reships: readonly Pick<Reship, 'reason' | 'state' | 'lines'>[]) {
  const sent = reships.filter(({ state }) => state !== 'refused' && state !== 'cancelled');
  return reshipReasons.flatMap((reason) => {
    const own = sent.filter((reship) => reship.reason === reason);
    const units = own.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
    return own.length === 0 ? [] : [{ reason, reships: own.length, units }];
  });
}

/** A reship's status. */
export function reshipStateText({ state, hasLeft }: Pick<Reship, 'state' | 'hasLeft'>): string {
  const { states } = reshipTexts;
  if (state === 'queued' || state === 'sending') return states.waiting;
  return state === 'sent' && hasLeft ? states.left : states[state];
}

/** The 3PL's answer for a canceled reship; `null` when nothing is asked of it. */
export function reshipCancellationText({ provider, cancellation }: Reship): string | null {
  if (cancellation === undefined) return null;
  return reshipTexts.cancellation[cancellation.state](provider, wordsText(cancellation.words));
}

/** "2 × Mug and 1 × Bowl: Lost on the way (the customer’s neighbour has nothing)". */
export function reshipContentText({ lines, reason, note }: ReshipRequest, { lineItems }: ShippedUnits): string {
  const items = lines.map(({ lineItemId, quantity }) => {
    const name = lineItems.find((item) => item.lineItemId === lineItemId)?.name ?? lineItemId;
    return `${formatCount(quantity)} × ${bidiIsolate(name)}`;
  });
  return `${joinNames(items)}: ${reshipTexts.reasons[reason]}${note === '' ? '' : ` (${bidiIsolate(note)})`}`;
}

/** What one 3PL is about to reship. */
export interface ReshipPart {
  provider: string;
  name: string;
  reference: string;
  units: number;
}

/** What each 3PL will get of the selected units; `refusal` says why nothing is sent, `null` when it is. */
export function reshipParts(
  order: Pick<Order, 'orderId' | 'orderName'>,
  { next, lines }: OrderReships,
  chosen: readonly LineUnits[],
): { parts: readonly ReshipPart[]; refusal: Words | null } {
  const known = new Map(lines.map((line) => [line.lineItemId, line]));
  const units = new Map<string, number>();
  let refusal: Words | null = null;
  for (const { lineItemId, quantity } of chosen) {
    const line = known.get(lineItemId);
    if (line === undefined) continue;
    refusal ??= line.refusal;
    if (line.provider !== null) units.set(line.provider, (units.get(line.provider) ?? 0) + quantity);
  }
  const parts = [...units].map(([provider, quantity], index) => ({
    provider,
    name: reshipName(order, next + index),
    reference: reshipReference(order.orderId, next + index),
    units: quantity,
  }));
  return { parts, refusal };
}

/**
 * Parcel facts for each shipment, including reships: their numbers belong to the newest shipment with one of their
 * lines. The store and the customer's page show them there.
 */
export function withReshipTrackings(
  known: ReadonlyMap<string, ParcelTracking>,
  fulfillments: readonly Fulfillment[],
  reships: readonly Pick<Reship, 'lines' | 'parcels'>[],
): ReadonlyMap<string, ParcelTracking> {
  const all = new Map(known);
  const sent = withoutCanceled(fulfillments);
  for (const { lines, parcels } of reships) {
    const ids = new Set(lines.map(({ lineItemId }) => lineItemId));
    const shipment = sent.findLast((part) => ids.has(part.lineItemId));
    if (shipment === undefined) continue;
    const before = all.get(shipment.fulfillmentId) ?? {};
    const trackings = parcels.flatMap(({ number, carrier, url, isVoided }) =>
      number === null || isVoided ? [] : [{ number, carrier, url }],
    );
    if (trackings.length > 0)
      all.set(shipment.fulfillmentId, { ...before, moreTrackings: [...(before.moreTrackings ?? []), ...trackings] });
  }
  return all;
}
