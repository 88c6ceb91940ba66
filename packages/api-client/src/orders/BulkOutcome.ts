import { rowStatusMeaning } from '@hub/domain/orders/actions';
import { type OrderOutcome, unknownReasons, unknownStatusText } from '@hub/domain/orders/bulk';
import * as z from 'zod/mini';
import { readRows } from '../http/readRows.ts';
import { toMessage, wireMessage } from '../http/wireWords.ts';
import { wireId } from '../http/wireFields.ts';

export interface BulkOutcome {
  /** Status of the whole call; single orders may differ. */
  status: 'success' | 'error';
  /** The server's message; `null`: show the text of §8. */
  message: string | null;
  /** `X-Request-Id` of the reply, shown with failed orders. */
  requestId: string | null;
  /** One per order sent, in that order. */
  orders: readonly OrderOutcome[];
}

/** `results` before its entries are checked one by one. */
export const resultsEnvelope = z.nullish(z.array(z.unknown()));

/** An entry of `results` with its id; its other fields are read leniently. */
const namedResult = z.object({
  order_id: wireId,
  status: z.optional(z.unknown()),
  message: z.optional(z.unknown()),
  ...wireMessage,
});

interface BulkReply {
  /** 'unknown': neither the reply nor its message says anything. */
  status: BulkOutcome['status'] | 'unknown';
  message: string | null;
  requestId: string | null;
  results: readonly unknown[] | null;
}

/**
 * The outcome of every order sent. Without `results`, or with empty ones in a refusal, all share the one status; with
 * `results`, an order is done or refused only if its own entry says so, and unknown without one.
 */
export function bulkOutcome(
  orderIds: readonly string[],
  { status, message, requestId, results }: BulkReply,
): BulkOutcome {
  const reply = { status: status === 'unknown' ? 'error' : status, message, requestId } as const;
  if (results === null || (results.length === 0 && status === 'error')) {
    const shared = status === 'error' ? message : null;
    return { ...reply, orders: orderIds.map((orderId) => ({ orderId, status, message: shared })) };
  }
  const byId = new Map<string, OrderOutcome>();
  for (const outcome of readRows(results, namedResult, toOutcome).rows) {
    const before = byId.get(outcome.orderId);
    byId.set(outcome.orderId, before ? agreed(before, outcome) : outcome);
  }
  const orders = orderIds.map(
    (orderId): OrderOutcome => byId.get(orderId) ?? { orderId, status: 'unknown', message: unknownReasons.notNamed },
  );
  return { ...reply, orders };
}

function toOutcome({ order_id, status, message, ...wire }: z.output<typeof namedResult>): OrderOutcome {
  const meaning = rowStatusMeaning(status);
  const reason = toMessage(message, wire) ?? (meaning === 'unknown' ? unknownReason(status) : null);
  return { orderId: String(order_id), status: meaning, message: reason };
}

function unknownReason(status: unknown): string {
  const isNamed = typeof status === 'number' || (typeof status === 'string' && status.trim() !== '');
  return isNamed ? unknownStatusText(String(status)) : unknownReasons.notNamed;
}

/** Of repeated entries a known one wins over an unknown one; done and refused contradict each other. */
function agreed(first: OrderOutcome, second: OrderOutcome): OrderOutcome {
  if (first.status === second.status || second.status === 'unknown') return first;
  if (first.status === 'unknown') return second;
  if (first.status === 'success' || second.status === 'success')
    return { orderId: first.orderId, status: 'unknown', message: unknownReasons.contradictory };
  return first.status === 'error' ? first : second;
}
