import type { BulkOutcome, OrdersClient } from '@hub/api-client/orders';
import { isOutcomeUnknown, SessionExpiredError } from '@hub/api-client/http';
import type { Order, TabNumber } from '@hub/domain/orders';
import type { BulkAction, OrderOutcome } from '@hub/domain/orders/bulk';
import { backOrderChoices } from '@hub/domain/orders/detail';
import type { OrderReference } from '@hub/domain/shared';
import pMap from 'p-map';
import { describeError } from '../../queries/describeError.ts';

/** Actions without a bulk call. */
type OneByOneAction = Extract<BulkAction, 'run-workflow' | 'shipment-workflow'>;

export interface BulkActionRequest<Action = BulkAction, Sent = Order> {
  action: Action;
  tab: TabNumber;
  orders: readonly Sent[];
  /** `user_name` of the person. */
  user: string;
}

export interface BulkSendOptions {
  /** `Idempotency-Key` of a call with these orders; the same for the same orders. */
  keyOf(orders: readonly OrderReference[]): string;
  signal: AbortSignal;
  /** Number of orders answered so far, when each has its own call. */
  onAnswered(answered: number): void;
}

/** Parallel calls when each order has its own. */
const concurrency = 4;

/** Sends a bulk action to its endpoint (§7), or order by order without one. */
export function sendBulkAction(
  client: OrdersClient,
  { action, ...request }: BulkActionRequest,
  sendOptions: BulkSendOptions,
): Promise<BulkOutcome> {
  return action === 'run-workflow' || action === 'shipment-workflow'
    ? sendOneByOne(client, action, request.orders, sendOptions)
    : sendBulkCall(client, { action, ...request }, sendOptions);
}

/** Sends an action with a bulk call, which only needs the orders' ids. */
export function sendBulkCall(
  client: OrdersClient,
  { action, tab, orders: sent, user }: BulkActionRequest<Exclude<BulkAction, OneByOneAction>, OrderReference>,
  sendOptions: BulkSendOptions,
): Promise<BulkOutcome> {
  const orderIds = sent.map(({ orderId }) => orderId);
  const options = { idempotencyKey: sendOptions.keyOf(sent), signal: sendOptions.signal };
  switch (action) {
    case 'ship-now':
      return client.shipNowMultiple(orderIds, options);
    case 'move-to-open':
      return client.moveToOpenBulk({ orderIds, tab }, options);
    case 'move-to-close':
      return client.moveToCloseBulk({ orderIds, tab }, options);
    case 'move-to-open-errored':
      return client.moveErroredToOpen(orderIds, options);
    case 'available':
    case 'available-partially': {
      const choice = backOrderChoices(orderIds.length).find((offered) => offered.action === action);
      if (!choice) throw new Error(`The back order list has no choice for ${action}.`);
      return client.bulkOrderAction({ action: choice.value, orderIds, user }, options);
    }
  }
}

/** An action without a bulk call: one call per order. Throws when aborted or when the session expires. */
async function sendOneByOne(
  client: OrdersClient,
  action: OneByOneAction,
  orders: readonly Order[],
  { keyOf, signal, onAnswered }: BulkSendOptions,
): Promise<BulkOutcome> {
  let answered = 0;
  const sendOne = async (order: Order): Promise<OrderOutcome> => {
    signal.throwIfAborted();
    const { orderId } = order;
    try {
      await client.performAction(action, order, { idempotencyKey: keyOf([order]), signal });
      return { orderId, status: 'success', message: null };
    } catch (error) {
      if (signal.aborted || error instanceof SessionExpiredError) throw error;
      return { orderId, status: isOutcomeUnknown(error) ? 'unknown' : 'error', message: describeError(error).message };
    } finally {
      answered += 1;
      onAnswered(answered);
    }
  };
  const outcomes = await pMap(orders, sendOne, { concurrency });
  const isDone = outcomes.some(({ status }) => status === 'success');
  return { status: isDone ? 'success' : 'error', message: sharedMessage(outcomes), requestId: null, orders: outcomes };
}

/** The reason that all orders share; `null` when they differ or were done. */
function sharedMessage(outcomes: readonly OrderOutcome[]): string | null {
  const messages = new Set(outcomes.map(({ message }) => message));
  return messages.size === 1 ? (outcomes[0]?.message ?? null) : null;
}
