import { type BulkReport, countOrders, type OrderOutcome, outcomeGroups, outcomeSummary } from './bulkReport.ts';
import { bulkReportWords, bulkTexts, bulkUndoneText, putBackLabel } from './bulkTexts.ts';
import type { Order } from '../Order.ts';

/** Why an undo ended early. */
export type UndoEnd = 'stopped' | 'sessionExpired';

/**
 * Outcome of putting released orders back on hold, one by one. `sentIds` are the sent orders. A sent order without an
 * outcome is unknown; an unsent one is not put back, and `end` says why.
 */
export function undoReleaseReport(
  orders: readonly Order[],
  outcomes: readonly OrderOutcome[],
  sentIds: ReadonlySet<string>,
  end: UndoEnd = 'stopped',
): BulkReport {
  const answered = new Set(outcomes.map(({ orderId }) => orderId));
  const unanswered = orders
    .filter(({ orderId }) => !answered.has(orderId))
    .map(({ orderId }): OrderOutcome =>
      sentIds.has(orderId)
        ? { orderId, status: 'unknown', message: bulkTexts.waitStopped }
        : { orderId, status: 'error', message: bulkTexts[end] },
    );
  const groups = outcomeGroups(orders, [...outcomes, ...unanswered]);
  const isComplete = groups.done.length === orders.length;
  return {
    ...groups,
    text: isComplete ? bulkUndoneText(orders.length) : outcomeSummary(groups, bulkReportWords.undone),
    counts: null,
    serverMessage: null,
    tone: undoTone(groups, isComplete),
    toastText: groups.unknown.length > 0 ? bulkTexts.notAllPutBackKnown : bulkTexts.notAllPutBack,
    failedTitle: bulkTexts.notPutBack,
    retryLabel: putBackLabel(countOrders(groups.failed)),
  };
}

function undoTone({ done, unknown }: ReturnType<typeof outcomeGroups>, isComplete: boolean): BulkReport['tone'] {
  if (isComplete) return 'success';
  return done.length === 0 && unknown.length === 0 ? 'critical' : 'warning';
}
