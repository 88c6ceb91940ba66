import { resultsMessage } from '../../messages/resultsMessage.ts';
import { message, type MessageCode, type Words } from '../../messages/Message.ts';
import type { BulkCallAction } from '../bulk/BulkAction.ts';
import type { OrderOutcome } from '../bulk/bulkReport.ts';
import type { OrderAction } from './orderActionTexts.ts';

/** A server's reply to an action; `message` is shown as it is (§8). */
export interface ServerReply {
  status: 'success' | 'error';
  message: Words;
}

/** Actions on an order as a whole. */
export type WholeOrderAction = Exclude<OrderAction, 'cancel-item'>;

/** An order's outcome; `refusal` is why it could not be changed, `null` when it was. */
export interface ChangeOutcome {
  orderName: string;
  refusal: Words | null;
  /** The 3PLs being asked, when they have the order. */
  requestedFrom?: readonly string[];
}

/** The same for one order of many; `message` is why it was not changed. */
export interface BulkChange {
  orderId: string;
  status: 'success' | 'error' | 'skipped';
  message: Words | null;
}

const successCodes = {
  'hold-order': 'orders.held',
  'product-workflow': 'orders.productFlows',
  'shipment-workflow': 'orders.shipmentFlows',
  'cancel-partial-shipment': 'orders.noPartial',
  'ship-now': 'orders.sent',
  'move-to-close': 'orders.closed',
  'move-to-open': 'orders.open',
  available: 'orders.open',
  'available-partially': 'orders.partiallyOpen',
  'run-workflow': 'orders.ran',
  'move-to-open-errored': 'orders.open',
} as const satisfies Record<WholeOrderAction, MessageCode>;

const bulkSuccessCodes = {
  'move-to-open': 'results.opened',
  'move-to-close': 'results.closed',
  'ship-now': 'results.sentTo3pl',
  'move-to-open-errored': 'results.opened',
  available: 'results.opened',
  'available-partially': 'results.openedPartially',
} as const satisfies Record<BulkCallAction | 'move-to-open-errored', MessageCode>;

/** Reply to an action on one order; `refusal` is why it was not done, `null` when it was. */
export function actionReply(action: WholeOrderAction, orderName: string, refusal: Words | null): ServerReply {
  return refusal === null
    ? { status: 'success', message: message(successCodes[action], { order: orderName }) }
    : { status: 'error', message: refusal };
}

/** Reply to an action on an order at 3PLs: "We’re asking Shipbob. The timeline of #1001 will say what it answers." */
export function requestedReply(orderName: string, providers: readonly string[]): ServerReply {
  return {
    status: 'success',
    message: message('orders.asking', { providers: [...new Set(providers)], order: orderName }),
  };
}

/**
 * Reply to a single action in list form (`move-to-open-errored`): an error names each refused order; successes are
 * counted when there are several.
 */
export function actionListReply(
  action: 'move-to-open-errored',
  outcomes: readonly { orderName: string; refusal: Words | null }[],
): ServerReply {
  const refused = outcomes.flatMap(({ orderName, refusal }) =>
    refusal === null ? [] : message('orders.ofOne', { order: orderName, reason: refusal }),
  );
  if (refused.length > 0) return { status: 'error', message: message('orders.each', { orders: refused }) };
  const [only] = outcomes;
  if (outcomes.length === 1 && only) return actionReply(action, only.orderName, null);
  return { status: 'success', message: resultsMessage(message(bulkSuccessCodes[action], { orders: outcomes.length })) };
}

/** Reply to `cancel-item`. */
export function removalReply(quantity: number | string, orderName: string, refusal: Words | null): ServerReply {
  return refusal === null
    ? { status: 'success', message: message('orders.removed', { units: Number(quantity), order: orderName }) }
    : { status: 'error', message: refusal };
}

/**
 * Reply to a bulk action, from each order's status: "37 order(s) closed, 3 failed, 1 skipped." It is an error only
 * when nothing was done.
 */
export function bulkActionReply(
  action: keyof typeof bulkSuccessCodes,
  statuses: readonly OrderOutcome['status'][],
): ServerReply {
  const count = (status: OrderOutcome['status']) => statuses.filter((found) => found === status).length;
  const done = message(bulkSuccessCodes[action], { orders: count('success') });
  return {
    status: count('success') > 0 || statuses.length === 0 ? 'success' : 'error',
    message: resultsMessage(done, { failed: count('error'), skipped: count('skipped') }),
  };
}
