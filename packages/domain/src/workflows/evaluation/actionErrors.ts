import type { WorkflowProblem } from '../../events/OrderEvent.ts';
import { message, type Message, wordsText } from '../../messages/Message.ts';
import type { WorkflowAction } from '../definition/actions.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';

/** Why an action cannot be done to an order; an entry of §3 `error`. */
export interface ActionError {
  /** `order_amount_error` shows only the message (§2). */
  type: 'order_amount_error' | 'unknown_sku';
  message: string;
  words: Message;
  /** The item it is about; null for none. */
  sku: string | null;
  /** Units of it that the order needs. */
  quantity: number | null;
  /** The same as the timeline has it. */
  problem: WorkflowProblem;
}

/** What keeps an action from being done to an order; empty when it can be done. */
export function actionErrors(action: WorkflowAction, order: WorkflowOrder): readonly ActionError[] {
  switch (action.type) {
    case 'splitBundles':
      return (order.unknownBundleItems ?? []).map(({ bundle, sku, quantity }) => ({
        type: 'unknown_sku',
        ...said(message('orders.unknownBundleItem', { bundle, sku: null })),
        sku,
        quantity,
        problem: { type: 'unknownBundleItem', bundle, sku },
      }));
    case 'setInsurance':
      if (order.total > 0) return [];
      return [
        {
          type: 'order_amount_error',
          ...said(message('orders.noAmount')),
          sku: null,
          quantity: null,
          problem: { type: 'noAmount' },
        },
      ];
    default:
      return [];
  }
}

function said(words: Message): Pick<ActionError, 'message' | 'words'> {
  return { message: wordsText(words), words };
}
