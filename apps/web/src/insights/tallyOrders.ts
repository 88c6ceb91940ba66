import { yieldToEventLoop } from '@hub/api-client/http';
import { createOrderTally, type OrderReport, type ReportedOrder } from '@hub/domain/insights';

/** About 5 ms of work; 100,000 orders at once would block the page for 200. */
const ordersPerChunk = 2_000;

/** Adds up a list in chunks, between which the page can respond. Rejects once the signal is aborted. */
export async function tallyOrders(
  orders: readonly ReportedOrder[],
  timeZone: string,
  signal: AbortSignal,
): Promise<OrderReport> {
  const tally = createOrderTally(timeZone);
  for (let start = 0; start < orders.length; start += ordersPerChunk) {
    if (start > 0) await yieldToEventLoop();
    signal.throwIfAborted();
    tally.add(orders.slice(start, start + ordersPerChunk));
  }
  return tally.report();
}
