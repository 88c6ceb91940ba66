import type { Order } from '../Order.ts';
import type { OrderAction } from './orderActionTexts.ts';
import { canCancelPartialShipment } from './orderActions.ts';
import { isFinal, type OrderStage } from '../OrderStage.ts';
import { backOrderStates, errorTypes } from '../threePlStatus.ts';
import { message, type Message } from '../../messages/Message.ts';

/** The row fields that transitions need besides the stage. */
export type TransitionFacts = Pick<
  Order,
  'backOrderState' | 'threePlStatus' | 'fulfillmentStatus' | 'workflowErrors' | 'errorType' | 'isKept'
>;

/** Stages that allow an action. Transitions outside §4 are refused. */
const stagesOf: Record<OrderAction, readonly OrderStage[]> = {
  'hold-order': ['open'],
  'product-workflow': ['open'],
  'shipment-workflow': ['open', 'error'],
  'cancel-partial-shipment': ['open'],
  'ship-now': ['open', 'inFulfillment', 'hold', 'needsReview'],
  'move-to-close': ['open', 'inFulfillment', 'shipped', 'error', 'hold', 'backOrder', 'needsReview'],
  'move-to-open': ['hold', 'needsReview'],
  available: ['backOrder'],
  'available-partially': ['backOrder'],
  'run-workflow': ['error'],
  'move-to-open-errored': ['error'],
  'cancel-item': ['open'],
};

/** Why an order can't take an action; `null` when it can. The prompt and the sandbox share it. */
export function refusalOf(stage: OrderStage, action: OrderAction, facts: TransitionFacts): Message | null {
  if (facts.isKept && (action === 'move-to-open' || action === 'ship-now')) return message('orders.keptInStore');
  if (isFinal(stage)) return message('orders.already', { stage });
  if (!stagesOf[action].includes(stage)) return message('orders.cannot', { stage });
  if (action === 'ship-now') return shipRefusal(facts);
  if (action === 'available-partially' && facts.backOrderState !== backOrderStates.releasablePartially)
    return message('orders.nothingReleasable');
  if (action === 'cancel-partial-shipment' && !canCancelPartialShipment(facts))
    return message('orders.noPartialShipment');
  if (stage === 'error') return errorRefusal(action, facts);
  return null;
}

function shipRefusal(facts: TransitionFacts): Message | null {
  if (facts.fulfillmentStatus === 'fulfilled') return message('orders.noneLeft');
  if (facts.backOrderState === backOrderStates.releasablePartially) return message('orders.waitsForStock');
  return null;
}

/** Each error kind has its own action (§4 "Actions by tab"). */
function errorRefusal(action: OrderAction, facts: TransitionFacts): Message | null {
  const hasWorkflowError = facts.workflowErrors.length > 0;
  if (action === 'run-workflow' && !hasWorkflowError) return message('orders.noWorkflowFailed');
  if (action === 'shipment-workflow' && hasWorkflowError) return message('orders.workflowFailed');
  if (action === 'move-to-open-errored' && (hasWorkflowError || facts.errorType !== errorTypes.threePlApi))
    return message('orders.noApiError');
  return null;
}
