import * as z from 'zod/mini';
import { readRows } from '../http/readRows.ts';
import { type WireBulkResult, wireBulkResult } from './wireBulkResult.ts';

export type BulkStatus = 'success' | 'error' | 'skipped';

/** What happened to one order of a bulk action. */
export interface OrderOutcome {
  orderId: string;
  status: BulkStatus;
  /** The reason, in the server's words; null where it gave none. */
  message: string | null;
}

export interface BulkOutcome {
  /** What the server said of the whole; the orders may tell another story. */
  status: 'success' | 'error';
  /** What the server said for people; null where it said nothing and §8's text is to be shown. */
  message: string | null;
  /** `X-Request-Id` of the reply, for what is said about orders that failed. */
  requestId: string | null;
  /** One for each order that was sent, in that order. */
  orders: readonly OrderOutcome[];
}

/** `results` before its entries are looked at one by one: a broken one must not hide what happened to the others. */
export const resultsEnvelope = z.nullish(z.array(z.unknown()));

/** Said of an order that `results` leaves out: nobody claims that it worked, so neither do we. */
const missingResultMessage = 'The server did not say what happened to this order.';

interface BulkReply {
  status: string | null;
  message: string | null;
  requestId: string | null;
  results: readonly unknown[] | null;
}

/**
 * The outcome of every order that was sent. Without `results` all share the one status; with them an order counts as
 * done only where its own entry says so.
 */
export function bulkOutcome(
  orderIds: readonly string[],
  { status, message, requestId, results }: BulkReply,
): BulkOutcome {
  const overallStatus = status === 'error' ? 'error' : 'success';
  if (results === null) {
    const shared = overallStatus === 'error' ? message : null;
    return {
      status: overallStatus,
      message,
      requestId,
      orders: orderIds.map((orderId) => ({ orderId, status: overallStatus, message: shared })),
    };
  }
  const byId = new Map<string, OrderOutcome>();
  for (const outcome of readRows(results, wireBulkResult, toOutcome).rows) {
    // Said twice, the bad news counts.
    if (byId.get(outcome.orderId)?.status !== 'error') byId.set(outcome.orderId, outcome);
  }
  const orders = orderIds.map(
    (orderId) => byId.get(orderId) ?? { orderId, status: 'error' as const, message: missingResultMessage },
  );
  return { status: overallStatus, message, requestId, orders };
}

function toOutcome({ order_id, status, message }: WireBulkResult): OrderOutcome {
  const normalizedStatus = status === 'success' || status === 'skipped' ? status : 'error';
  return { orderId: String(order_id), status: normalizedStatus, message: message || null };
}
