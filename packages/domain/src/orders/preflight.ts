import type { TabNumber } from '../shared/tabs.ts';
import { isErrorAction } from './bulkActions.ts';
import type { BulkAction } from './BulkAction.ts';
import { groupBy } from '../shared/groupBy.ts';
import type { Order } from './Order.ts';
import { stageOfTab } from './OrderStage.ts';
import { errorAction } from './orderActions.ts';
import { refusalOf } from './refusalOf.ts';
import { orderWords } from './orderWords.ts';

/** Which orders a bulk action would apply to. */
export interface Preflight {
  eligible: readonly Order[];
  /** The others by reason, in first-seen order. */
  refused: readonly { reason: string; orders: readonly Order[] }[];
}

/**
 * Which selected orders of a tab can take a bulk action, and why the others cannot, judged by their rows; the server
 * decides.
 */
export function preflight(action: BulkAction, tab: TabNumber, orders: readonly Order[]): Preflight {
  const byReason = groupBy(orders, (order) => refusalInTab(action, tab, order));
  const eligible = byReason.get(null) ?? [];
  const refused = [...byReason].flatMap(([reason, refusedOrders]) =>
    reason === null ? [] : { reason, orders: refusedOrders },
  );
  return { eligible, refused };
}

/** A row may have been closed since the list was read, and tab 1 has orders of every stage. */
function refusalInTab(action: BulkAction, tab: TabNumber, order: Order): string | null {
  if (order.cancelledAt !== null) return refusalOf('cancelled', action, order);
  if (order.closedAt !== null) return refusalOf('closed', action, order);
  const stage = stageOfTab(tab);
  const refusal = stage === null ? null : refusalOf(stage, action, order);
  if (refusal === null && isErrorAction(action) && errorAction(order) !== action) return orderWords.movesOnly;
  return refusal;
}
