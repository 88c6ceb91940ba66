import { message, type Message, type Words } from '../../messages/Message.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { afterAction, type OrderRowState, type OrderState } from '../actions/afterAction.ts';
import { type OrderChange } from '../actions/applyAction.ts';
import { lineItemThreePlStatus, errorTypes, orderThreePlStatus } from '../threePlStatus.ts';
import type { OrderStage } from '../OrderStage.ts';
import { refusalOf } from '../actions/refusalOf.ts';

/** Why a batch leaves an order out; `null` when it takes it. Takes only open orders; others wait for a person. */
export function batchRefusal({ stage, order }: OrderRowState): Message | null {
  return stage === 'open' ? refusalOf(stage, 'ship-now', order) : message('orders.it', { stage });
}

/** Stages whose orders a batch would take once open. */
const waitingStages: Partial<Record<OrderStage, Message>> = {
  hold: message('orders.onHold'),
  needsReview: message('orders.needsReview'),
  backOrder: message('orders.onBackOrder'),
  error: message('orders.inError'),
};

/** Stages of orders that a batch takes or leaves out for a reason. */
export const batchStages: readonly OrderStage[] = ['open', ...(Object.keys(waitingStages) as OrderStage[])];

/**
 * Why the next batch leaves an order out, in a few words for a list; `null` when it takes it, `undefined` when the
 * order has already left.
 */
export function batchLeftOutReason({ stage, order }: OrderRowState): Message | null | undefined {
  return stage === 'open' ? batchRefusal({ stage, order }) : waitingStages[stage];
}

/** The same for an order that failed before: the warehouse's refusal may have made it an error. */
export function resendRefusal({ stage, order }: OrderRowState): Message | null {
  if (stage !== 'error') return batchRefusal({ stage, order });
  return refusalOf(stage, 'move-to-open-errored', order);
}

/** Hands an order over in a batch, or refuses it with the reason. `isResend`: it failed before. */
export function applyBatch(state: OrderState, at: IsoTime, { isResend }: { isResend: boolean }): OrderChange {
  const refusal = isResend ? resendRefusal(state) : batchRefusal(state);
  if (refusal !== null) return { state: null, refusal };
  const opened = state.stage === 'error' ? afterAction(state, 'move-to-open-errored', at) : state;
  const sent = opened && afterAction(opened, 'ship-now', at);
  return sent === null ? { state: null, refusal: message('orders.notSent') } : { state: sent, refusal: null };
}

/** An order waiting in a batch. */
interface WaitingOrder {
  orderId: string;
  /** From 1. */
  attempt: number;
}

/** Its outcome. */
interface SentOrder {
  orderId: string;
  outcome: 'sent' | 'skipped';
  /** Why it was skipped. */
  reason: Words | null;
}

/**
 * Hands over a batch's waiting orders. `find` returns the order with `unhandled`, the reason that no 3PL ships it any
 * more; `undefined` when there is no such order.
 */
export function sendWaiting(
  waiting: readonly WaitingOrder[],
  find: (orderId: string) => { state: OrderState; unhandled: Words | null } | undefined,
  at: IsoTime,
): { outcomes: SentOrder[]; sent: { before: OrderState; after: OrderState; attempt: number }[] } {
  const outcomes: SentOrder[] = [];
  const sent: { before: OrderState; after: OrderState; attempt: number }[] = [];
  for (const { orderId, attempt } of waiting) {
    const found = find(orderId);
    const change = found && applyBatch(found.state, at, { isResend: attempt > 1 });
    if (found === undefined || change?.state == null || found.unhandled !== null) {
      const reason = change?.refusal ?? found?.unhandled ?? message('orders.unknown');
      outcomes.push({ orderId, outcome: 'skipped', reason });
      continue;
    }
    sent.push({ before: found.state, after: change.state, attempt });
    outcomes.push({ orderId, outcome: 'sent', reason: null });
  }
  return { outcomes, sent };
}

/**
 * The state after a warehouse refused an order: a 3PL API error in its words. Only units sent to it can be refused.
 * `lineItemIds` are the refused lines when other warehouses ship the rest; all if absent.
 */
export function applyWarehouseRefusal(
  state: OrderState,
  reason: Words,
  lineItemIds?: ReadonlySet<string>,
): OrderChange {
  return afterWarehouseError(state, reason, errorTypes.threePlApi, lineItemIds);
}

/**
 * The state after a warehouse did not answer, or closed an order without shipping it: a shipment error with the
 * reason.
 */
export function applyWarehouseFailure(
  state: OrderState,
  reason: Words,
  lineItemIds?: ReadonlySet<string>,
): OrderChange {
  return afterWarehouseError(state, reason, null, lineItemIds);
}

function afterWarehouseError(
  state: OrderState,
  reason: Words,
  errorType: number | null,
  lineItemIds: ReadonlySet<string> | undefined,
): OrderChange {
  if (state.stage !== 'inFulfillment') return { state: null, refusal: message('orders.it', { stage: state.stage }) };
  const lineItems = state.detail.lineItems.map((item) =>
    item.threePlStatus === lineItemThreePlStatus.sentToWarehouse &&
    item.fulfillableQuantity > 0 &&
    (lineItemIds === undefined || lineItemIds.has(item.lineItemId))
      ? { ...item, threePlStatus: null }
      : item,
  );
  const [threePlStatus] = orderThreePlStatus.errors;
  return {
    state: {
      stage: 'error',
      order: { ...state.order, threePlStatus, errorType, shipmentError: reason },
      detail: { ...state.detail, lineItems },
    },
    refusal: null,
  };
}
