import type { ShopTransaction } from '@hub/database';
import { lockAllWarehouseOrders, type WarehouseOrderRecord } from '@hub/database/warehouses';
import { message } from '@hub/domain/messages';
import {
  type ProviderConnection,
  type ProviderError,
  RateLimitedError,
  RefusedError,
  type SentShipment,
} from '@hub/providers';
import type { WarehouseOrderJob } from '../jobs/queues.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** Why a 3PL cannot be asked whose account was disconnected. */
export const notConnected = message('warehouses.notConnected');

/** When a 3PL does not say how long it takes no calls. */
const defaultWaitMs = 30_000;

/** The warehouse order that a job is about, with all others of its order locked. */
export async function lockWarehouseOrder(
  transaction: ShopTransaction,
  { orderId, number }: WarehouseOrderJob,
): Promise<WarehouseOrderRecord | undefined> {
  return (await lockAllWarehouseOrders(transaction, orderId)).find((other) => other.number === number);
}

/** When a call about a warehouse order that is being sent can be over; null: none is under way. */
export function sendingUntil({ state, claimedUntil }: WarehouseOrderRecord, now: Date): Date | null {
  return state === 'sending' && claimedUntil !== null && claimedUntil > now ? claimedUntil : null;
}

/** What the 3PL has of a warehouse order, asked by our reference where its own id is not known. Null: nothing. */
export async function findSent(
  connection: ProviderConnection,
  { reference, providerOrderId }: WarehouseOrderRecord,
): Promise<SentShipment | null> {
  return providerOrderId === null ? connection.findByReference(reference) : { reference, providerOrderId };
}

/** The job that asks again after an error, and when. Null: nothing is asked any more. */
export function nextTry(
  { retryDelayMs }: Pick<WarehouseServices, 'retryDelayMs'>,
  { orderId, number, failedTries = 0 }: WarehouseOrderJob,
  error: ProviderError,
  now: Date,
): { data: WarehouseOrderJob; startAt: Date } | null {
  const isBusy = error instanceof RateLimitedError;
  const tries = failedTries + (isBusy ? 0 : 1);
  const waitMs = isBusy
    ? (error.retryAfterMs ?? defaultWaitMs)
    : error instanceof RefusedError
      ? null
      : retryDelayMs(tries);
  if (waitMs === null) return null;
  return { data: { orderId, number, failedTries: tries }, startAt: new Date(now.getTime() + waitMs) };
}
