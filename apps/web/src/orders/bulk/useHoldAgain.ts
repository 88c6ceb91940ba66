import { SessionExpiredError } from '@hub/api-client/http';
import {
  type BulkReport,
  bulkReport,
  bulkTexts,
  type Order,
  type OrderOutcome,
  timelineMessage,
  undoButton,
  undone,
} from '@hub/domain/orders';
import { useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../shared/AppEnvironment.ts';
import { describeError } from '../../shared/describeError.ts';
import { eachOfFew } from '../../shared/eachOfFew.ts';
import { useRun } from '../actions/RunningOrders.tsx';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';

const atATime = 4;

export interface HoldingAgain {
  /** Null while nothing is being put back. `since`: nothing was answered from then on, epoch milliseconds. */
  progress: { done: number; all: number; since: number } | null;
  start(orders: readonly Order[]): void;
  /** Gives up what is not answered and sends it again, for the same intent. */
  retry(): void;
  /** Begins no more of them. */
  stop(): void;
}

/**
 * Takes a bulk move from hold to open back (contract: Undo exists for hold <-> open). No call holds many orders at
 * once, so each is held by its own, under a key of its own; `tell` hears what became of them, and how to go on with
 * those that failed.
 */
export function useHoldAgain(tell: (report: BulkReport, retryFailed: () => void) => void): HoldingAgain {
  const { client, info } = useOpenShop();
  const { newId } = useAppEnvironment();
  const run = useRun();
  const refresh = useRefreshOrders();
  const [progress, setProgress] = useState<HoldingAgain['progress']>(null);
  const control = useRef<AbortController | null>(null);
  const again = useRef(() => {});

  const start = async (
    orders: readonly Order[],
    keys: ReadonlyMap<string, string>,
    answered: readonly OrderOutcome[] = [],
  ) => {
    const stopping = new AbortController();
    control.current?.abort();
    control.current = stopping;
    const { signal } = stopping;
    const outcomes = [...answered];
    const isAnswered = new Set(answered.map(({ orderId }) => orderId));
    again.current = () => void start(orders, keys, [...outcomes]);
    const show = () =>
      control.current === stopping && setProgress({ done: outcomes.length, all: orders.length, since: Date.now() });
    const holdOne = async (order: Order) => {
      if (signal.aborted) return;
      const { orderId } = order;
      const outcome = { orderId, status: 'success', message: null } as const;
      try {
        await run([orderId], () =>
          client.orders.act('hold-order', order, { signal, idempotencyKey: keys.get(orderId) ?? newId() }),
        );
        outcomes.push(outcome);
        // A timeline entry that fails never turns a success into a failure (contract).
        client.orders
          .addTimelineEntry({ orderId, message: timelineMessage(undoButton('hold-order'), info.userName) })
          .catch(() => {});
      } catch (error) {
        if (error instanceof SessionExpiredError) stopping.abort();
        outcomes.push({
          ...outcome,
          status: 'error',
          message: signal.aborted ? bulkTexts.stopped : describeError(error).message,
        });
      }
      show();
    };

    show();
    await eachOfFew(
      orders.filter(({ orderId }) => !isAnswered.has(orderId)),
      atATime,
      holdOne,
    );
    // Sent again meanwhile.
    if (control.current !== stopping) return;
    control.current = null;
    setProgress(null);
    const report = reportOf(orders, outcomes);
    const failed = report.failed.flatMap(({ orders: those }) => those);
    tell(report, () => void start(failed, keys));
    await refresh();
  };

  return {
    progress,
    start: (orders) => void start(orders, new Map(orders.map(({ orderId }) => [orderId, newId()]))),
    retry: () => again.current(),
    stop: () => control.current?.abort(),
  };
}

/** An order that was never tried counts as one that can be tried again. */
function reportOf(orders: readonly Order[], outcomes: readonly OrderOutcome[]): BulkReport {
  const tried = new Set(outcomes.map(({ orderId }) => orderId));
  const untried = orders
    .filter(({ orderId }) => !tried.has(orderId))
    .map(({ orderId }) => ({ orderId, status: 'error' as const, message: bulkTexts.stopped }));
  const done = outcomes.filter(({ status }) => status === 'success').length;
  return bulkReport('move-to-open', orders, {
    status: done > 0 ? 'success' : 'error',
    message: done > 0 ? undone(done) : null,
    orders: [...outcomes, ...untried],
  });
}
