import { orderActionTexts, type OrderAction, timelineMessage } from '@hub/domain/orders';
import { changeOrder, writeTimeline } from './changeOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';

type BulkAction = Extract<
  OrderAction,
  'move-to-open' | 'move-to-close' | 'ship-now' | 'available' | 'available-partially'
>;

interface BulkReply {
  /** 'error' only when nothing was done. */
  status: 'success' | 'error';
  message: string;
  results: { order_id: number | string; status: 'success' | 'error' | 'skipped'; message?: string }[];
}

const successTexts = {
  'move-to-open': 'moved to open',
  'move-to-close': 'closed',
  'ship-now': 'sent to the 3PL',
  available: 'moved to open',
  'available-partially': 'moved to open partially',
} satisfies Record<BulkAction, string>;

/** Messages of planned failures, in rotation. */
const causes = ['The warehouse did not answer.', 'The order was changed meanwhile.'] as const;

/**
 * One action on many orders with an outcome each: 'skipped' cannot take it, 'error' is unknown or planned to fail.
 * Writes the timeline of what was done, since the client does not.
 */
export function changeInBulk(
  shop: SandboxShop,
  orderIds: readonly (number | string)[],
  action: BulkAction,
  now: Date,
): BulkReply {
  const results = orderIds.map((orderId): BulkReply['results'][number] => {
    const order = shop.byOrderId.get(String(orderId));
    if (!order) return { order_id: orderId, status: 'error', message: 'This order does not exist.' };
    if (shop.bulkFailuresLeft > 0) {
      shop.bulkFailuresLeft -= 1;
      return { order_id: orderId, status: 'error', message: causes[shop.bulkFailuresLeft % causes.length] };
    }
    const refusal = changeOrder(order, action, now);
    if (refusal !== null) return { order_id: orderId, status: 'skipped', message: refusal };
    writeTimeline(order, timelineMessage(`${orderActionTexts(action).label} (bulk)`, shop.userName), now);
    return { order_id: orderId, status: 'success' };
  });
  const count = (status: string) => results.filter((result) => result.status === status).length;
  return {
    status: count('success') > 0 || results.length === 0 ? 'success' : 'error',
    message: summary(action, count),
    results,
  };
}

function summary(action: BulkAction, count: (status: string) => number): string {
  const parts = [`${count('success')} order(s) ${successTexts[action]}`];
  if (count('error') > 0) parts.push(`${count('error')} failed`);
  if (count('skipped') > 0) parts.push(`${count('skipped')} skipped`);
  return `${parts.join(', ')}.`;
}
