import { isOutcomeUnknown, SessionExpiredError } from '@hub/api-client/http';
import type { BulkOutcome } from '@hub/api-client/orders';
import type { TabNumber } from '@hub/domain/orders';
import {
  bulkResend,
  noneLeftText,
  type OrderOutcome,
  outcomesAfterResend,
  type StageReading,
} from '@hub/domain/orders/bulk';
import { orderTab } from '@hub/domain/orders/list';
import type { OrderReference } from '@hub/domain/shared';
import type { BulkSendOptions } from './sendBulkAction.ts';

/** Step of a bulk action: checking orders in their list, or sending them, one by one when counted. */
export type BulkStep = { step: 'checking'; count: number } | { step: 'sending'; count: number; answered?: number };

/** A confirmed bulk action, resent until its orders' outcomes are known. */
export interface BulkSending {
  /**
   * Sends it. If an earlier attempt left unknown outcomes, reads the list first: see `bulkResend`. Throws
   * BulkCheckError when that fails, otherwise what the call throws.
   */
  send(attempt: { signal: AbortSignal; onProgress(step: BulkStep): void }): Promise<BulkOutcome>;
  /** An attempt has no answer, or its answer leaves an order unknown. */
  isUnsettled(): boolean;
}

/** The list could not be read before resending a bulk action, so nothing was sent. `cause` is the reason. */
export class BulkCheckError extends Error {
  override readonly name = 'BulkCheckError';
}

export interface BulkSendingOptions<Sent extends OrderReference> {
  tab: TabNumber;
  orders: readonly Sent[];
  /** Sends the action for all or some of them. */
  post(sent: readonly Sent[], options: BulkSendOptions): Promise<BulkOutcome>;
  /** Which of these orders are still in the tab's list; anything about others is ignored. */
  readStage(orders: readonly Sent[], signal: AbortSignal): Promise<StageReading>;
  /** A repeated key takes effect once: capability `idempotency`. */
  isRetrySafe: boolean;
  newKey(): string;
}

export function createBulkSending<Sent extends OrderReference>({
  tab,
  orders,
  post,
  readStage,
  isRetrySafe,
  newKey,
}: BulkSendingOptions<Sent>): BulkSending {
  /** By the ids sent: the same orders always have the same key, and other orders never do. */
  const keys = new Map<string, string>();
  let outcomes: readonly OrderOutcome[] = [];
  let unanswered = 0;

  const keyOf = (sent: readonly OrderReference[]) =>
    getOrCreate(keys, sent.map(({ orderId }) => orderId).join(), newKey);

  async function sendOnce(
    sent: readonly Sent[],
    signal: AbortSignal,
    onProgress: (step: BulkStep) => void,
  ): Promise<BulkOutcome> {
    unanswered += 1;
    try {
      const reply = await post(sent, {
        keyOf,
        signal,
        onAnswered: (answered) => onProgress({ step: 'sending', count: sent.length, answered }),
      });
      unanswered = 0;
      return reply;
    } catch (error) {
      if (!signal.aborted && !isOutcomeUnknown(error)) unanswered -= 1;
      throw error;
    }
  }

  async function sendAgain(signal: AbortSignal, onProgress: (step: BulkStep) => void): Promise<BulkOutcome> {
    const earlier = outcomes;
    const plan = bulkResend(orders, earlier, await checkList(signal, onProgress), isRetrySafe);
    if (plan.send.length === 0) return settledByList(plan.outcomes);
    onProgress({ step: 'sending', count: plan.send.length });
    const reply = await sendOnce(plan.send, signal, onProgress);
    return { ...reply, orders: outcomesAfterResend(earlier, plan, reply.orders) };
  }

  /** Searches for the orders with unknown outcomes. */
  async function checkList(signal: AbortSignal, onProgress: (step: BulkStep) => void): Promise<StageReading> {
    const known = new Set(outcomes.filter((outcome) => !isUnknown(outcome)).map(({ orderId }) => orderId));
    const open = orders.filter(({ orderId }) => !known.has(orderId));
    onProgress({ step: 'checking', count: open.length });
    try {
      return await readStage(open, signal);
    } catch (error) {
      if (signal.aborted || error instanceof SessionExpiredError) throw error;
      throw new BulkCheckError('The list could not be read', { cause: error });
    }
  }

  /** Nothing is left to send. */
  function settledByList(settled: readonly OrderOutcome[]): BulkOutcome {
    if (!settled.some(isUnknown)) unanswered = 0;
    const isDone = settled.every(({ status }) => status === 'success');
    const message = isDone ? noneLeftText(settled.length, orderTab(tab).title) : null;
    return { status: 'success', message, requestId: null, orders: settled };
  }

  const isUnsettled = () => unanswered > 0 || outcomes.some(isUnknown);
  return {
    async send({ signal, onProgress }) {
      const reply = isUnsettled() ? await sendAgain(signal, onProgress) : await sendOnce(orders, signal, onProgress);
      if (!signal.aborted) outcomes = reply.orders;
      return reply;
    },
    isUnsettled,
  };
}

function isUnknown({ status }: OrderOutcome): boolean {
  return status === 'unknown';
}

function getOrCreate(map: Map<string, string>, key: string, create: () => string): string {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
