import { message, type Message } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';
import { actionProblems, type WorkflowAction } from '../actions/workflowActions.ts';
import type { RunProblem } from '../actions/RunProblem.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';

/** Why an action can't be done to an order; an entry of §3 `error`. */
export interface ActionError {
  /** `order_amount_error` shows only the message (§2). */
  type: 'order_amount_error' | 'unknown_sku';
  message: string;
  words: Message;
  /** The affected item; `null` for none. */
  sku: string | null;
  /** Units of it that the order needs. */
  quantity: number | null;
  /** The same for the timeline. */
  problem: RunProblem;
}

/** Errors that prevent an action on an order; empty when it can run. */
export function actionErrors(action: WorkflowAction, order: WorkflowOrder): readonly ActionError[] {
  return actionProblems(action, order).map(({ problem, quantity }) => {
    if (problem.type === 'noAmount')
      return { type: 'order_amount_error', ...said(message('orders.noAmount')), sku: null, quantity, problem };
    const { bundle, sku } = problem;
    const words = message('orders.unknownBundleItem', { bundle, sku: null });
    return { type: 'unknown_sku', ...said(words), sku, quantity, problem };
  });
}

function said(words: Message): Pick<ActionError, 'message' | 'words'> {
  return { message: wordsText(words), words };
}
