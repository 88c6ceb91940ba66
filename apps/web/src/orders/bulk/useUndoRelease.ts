import { SessionExpiredError } from '@hub/api-client/http';
import {
  type BulkReport,
  bulkReport,
  bulkTexts,
  type Order,
  type OrderOutcome,
  timelineMessage,
  undoLabel,
  bulkUndoneText,
} from '@hub/domain/orders';
import pMap from 'p-map';
import { useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { describeError } from '../../queries/describeError.ts';
import { useRunOnOrders } from '../actions/RunningOrders.tsx';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';

const concurrency = 4;

export interface UndoRelease {
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
export function useUndoRelease(onSettled: (report: BulkReport, retryFailed: () => void) => void): UndoRelease {
  const { client, info } = useOpenShop();
  const { newId } = useAppEnvironment();
  const run = useRunOnOrders();
  const refresh = useRefreshOrders();
  const [progress, setProgress] = useState<UndoRelease['progress']>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const retryRef = useRef(() => {});

  const start = async (
    orders: readonly Order[],
    keys: ReadonlyMap<string, string>,
    previousOutcomes: readonly OrderOutcome[] = [],
  ) => {
    const controller = new AbortController();
    controllerRef.current?.abort();
    controllerRef.current = controller;
    const { signal } = controller;
    const outcomes = [...previousOutcomes];
    const answeredIds = new Set(previousOutcomes.map(({ orderId }) => orderId));
    retryRef.current = () => void start(orders, keys, [...outcomes]);
    const showProgress = () =>
      controllerRef.current === controller &&
      setProgress({ done: outcomes.length, all: orders.length, since: Date.now() });
    const holdOne = async (order: Order) => {
      if (signal.aborted) return;
      const { orderId } = order;
      const outcome = { orderId, status: 'success', message: null } as const;
      try {
        await run([orderId], () =>
          client.orders.performAction('hold-order', order, { signal, idempotencyKey: keys.get(orderId) ?? newId() }),
        );
        outcomes.push(outcome);
        // A timeline entry that fails never turns a success into a failure (contract).
        client.orders
          .addTimelineEntry({ orderId, message: timelineMessage(undoLabel('hold-order'), info.userName) })
          .catch(() => {});
      } catch (error) {
        if (error instanceof SessionExpiredError) controller.abort();
        outcomes.push({
          ...outcome,
          status: 'error',
          message: signal.aborted ? bulkTexts.stopped : describeError(error).message,
        });
      }
      showProgress();
    };

    showProgress();
    await pMap(
      orders.filter(({ orderId }) => !answeredIds.has(orderId)),
      holdOne,
      { concurrency },
    );
    // Sent again meanwhile.
    if (controllerRef.current !== controller) return;
    controllerRef.current = null;
    setProgress(null);
    const report = reportOf(orders, outcomes);
    const failed = report.failed.flatMap(({ orders: those }) => those);
    onSettled(report, () => void start(failed, keys));
    await refresh();
  };

  return {
    progress,
    start: (orders) => void start(orders, new Map(orders.map(({ orderId }) => [orderId, newId()]))),
    retry: () => retryRef.current(),
    stop: () => controllerRef.current?.abort(),
  };
}

/** An order that was never tried counts as one that can be tried again. */
function reportOf(orders: readonly Order[], outcomes: readonly OrderOutcome[]): BulkReport {
  const triedIds = new Set(outcomes.map(({ orderId }) => orderId));
  const untried = orders
    .filter(({ orderId }) => !triedIds.has(orderId))
    .map(({ orderId }) => ({ orderId, status: 'error' as const, message: bulkTexts.stopped }));
  const done = outcomes.filter(({ status }) => status === 'success').length;
  return bulkReport('move-to-open', orders, {
    status: done > 0 ? 'success' : 'error',
    message: done > 0 ? bulkUndoneText(done) : null,
    orders: [...outcomes, ...untried],
  });
}
