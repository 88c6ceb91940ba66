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

/** Shown when a 3PL can't be asked because its account was disconnected. */
export const notConnected = message('warehouses.notConnected');

/** Used when a 3PL doesn't say how long to wait. */
const defaultWaitMs = 30_000;

/** A job's warehouse order, locked together with all others of its order. */
export async function lockWarehouseOrder(
  transaction: ShopTransaction,
  { orderId, number }: WarehouseOrderJob,
): Promise<WarehouseOrderRecord | undefined> {
  return (await lockAllWarehouseOrders(transaction, orderId)).find((other) => other.number === number);
}

/** When a send call in progress must be over; null when there is none. */
export function sendingUntil({ state, claimedUntil }: WarehouseOrderRecord, now: Date): Date | null {
  return state === 'sending' && claimedUntil !== null && claimedUntil > now ? claimedUntil : null;
}

/** What the 3PL has of a warehouse order, found by our reference if its own id is unknown; null when it has none. */
export async function findSent(
  connection: ProviderConnection,
  { reference, providerOrderId }: WarehouseOrderRecord,
): Promise<SentShipment | null> {
  return providerOrderId === null ? connection.findByReference(reference) : { reference, providerOrderId };
}

/** The job that retries after an error, with its time; null when there are no more tries. */
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
