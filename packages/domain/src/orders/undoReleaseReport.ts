import { type BulkReport, bulkReport, type OrderOutcome } from './bulkReport.ts';
import { bulkTexts, bulkUndoneText } from './bulkTexts.ts';
import type { Order } from './Order.ts';

/**
 * What became of holding released orders again, one by one. An order without an outcome was not tried, or was stopped;
 * it can be tried again.
 */
export function undoReleaseReport(orders: readonly Order[], outcomes: readonly OrderOutcome[]): BulkReport {
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
