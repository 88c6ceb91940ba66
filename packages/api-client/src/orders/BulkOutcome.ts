import { isRefused, type OrderOutcome } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { readRows } from '../http/readRows.ts';
import { type WireBulkResult, wireBulkResult } from './wireBulkResult.ts';

export interface BulkOutcome {
  /** Status of the whole call; single orders may differ. */
  status: 'success' | 'error';
  /** The server's message; null: show §8's text. */
  message: string | null;
  /** `X-Request-Id` of the reply, shown with failed orders. */
  requestId: string | null;
  /** One per order sent, in that order. */
  orders: readonly OrderOutcome[];
}

/** `results` before its entries are checked one by one. */
export const resultsEnvelope = z.nullish(z.array(z.unknown()));

/** Message for an order that `results` leaves out. */
const missingResultMessage = 'The server did not say what happened to this order.';

interface BulkReply {
  status: string | null;
  message: string | null;
  requestId: string | null;
  results: readonly unknown[] | null;
}

/**
 * The outcome of every order sent. Without `results` all share the one status; with them an order is done only where
 * its own entry says so.
 */
export function bulkOutcome(
  orderIds: readonly string[],
  { status, message, requestId, results }: BulkReply,
): BulkOutcome {
  const overallStatus = isRefused(status) ? 'error' : 'success';
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
    // Of repeated entries an error wins.
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
