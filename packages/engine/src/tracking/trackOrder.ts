import { createHash } from 'node:crypto';
import type { ShopTransaction } from '@hub/database';
import { lockOrders } from '@hub/database/orders';
import {
  findOrderByNumber,
  lockGuesses,
  readTrackingPage,
  removeOldGuesses,
  saveGuesses,
} from '@hub/database/tracking';
import { readRecipient } from '@hub/database/warehouses';
import { withReshipTrackings } from '@hub/domain/orders/detail';
import { trackedOrder, type TrackingResult } from '@hub/domain/orders/shipping';
import { guessLimits, isTrackingProof, mayGuess, orderNumberKey, recentGuesses } from '@hub/domain/tracking';
import { readWarehouseParts } from '../warehouses/readWarehouseParts.ts';

/** A visitor's input on the tracking page. */
export interface TrackingRequest {
  orderNumber: string;
  /** Email address or postcode. */
  proof: string;
  /** Network address; empty when unknown. */
  visitor: string;
}

/** An empty recipient, so that unknown orders take the same steps as known ones. */
const emptyRecipient = { email: '', postcode: '' };

/**
 * Finds a customer's order. Wrong guesses are counted per order number and per visitor. After too many, all answers
 * stop for an hour, even to the right customer.
 */
export async function trackOrder(
  transaction: ShopTransaction,
  request: TrackingRequest,
  now: Date,
): Promise<TrackingResult> {
  const page = await readTrackingPage(transaction);
  if (!page.isOn) return { type: 'off' };
  const counters = [
    { key: keyOf('order', orderNumberKey(request.orderNumber)), limit: guessLimits.order },
    ...(request.visitor === '' ? [] : [{ key: keyOf('visitor', request.visitor), limit: guessLimits.visitor }]),
  ].toSorted((a, b) => a.key.localeCompare(b.key));
  const guesses: { key: string; times: number[] }[] = [];
  for (const { key, limit } of counters) {
    const times = (await lockGuesses(transaction, key, now)).map(Number);
    if (!mayGuess(times, now.getTime(), limit)) return { type: 'tooMany' };
    guesses.push({ key, times: recentGuesses(times, now.getTime()) });
  }
  const orderId = await findOrderByNumber(transaction, request.orderNumber);
  const recipient = await readRecipient(transaction, orderId ?? '0');
  const isProven = isTrackingProof(recipient ?? emptyRecipient, request.proof);
  const state = (await lockOrders(transaction, [orderId ?? '0'])).get(orderId ?? '');
  if (isProven && state !== undefined) {
    const { carriers: known, reships } = await readWarehouseParts(transaction, state.order.orderId);
    const carriers = withReshipTrackings(known, state.detail.fulfillments, reships);
    const fulfillments = state.detail.fulfillments.map((part) => ({ ...part, ...carriers.get(part.fulfillmentId) }));
    const order = trackedOrder(state.order, { ...state.detail, fulfillments }, state.stage);
    return { type: 'found', order, showsItems: page.showsItems };
  }
  for (const { key, times } of guesses) await saveGuesses(transaction, key, [...times, now.getTime()].map(toDate));
  await removeOldGuesses(transaction, toDate(now.getTime() - keptMs));
  return { type: 'notFound' };
}

/** Guesses count for an hour, and are deleted after two. */
const keptMs = 2 * 3_600_000;

/** A hash: neither the input nor the address is stored. */
function keyOf(kind: string, text: string): string {
  return `${kind} ${createHash('sha256').update(text).digest('hex')}`;
}

function toDate(time: number): Date {
  return new Date(time);
}
