import type { Order } from './Order.ts';
import type { OrderAction } from './orderActionTexts.ts';
import { canCancelPartialShipment } from './orderActions.ts';
import { isFinal, type OrderStage } from './OrderStage.ts';
import { backOrderStates, errorTypes } from './threePlStatus.ts';

/** The fields of a row that transitions depend on besides the stage. */
export type TransitionFacts = Pick<
  Order,
  'backOrderState' | 'threePlStatus' | 'fulfillmentStatus' | 'workflowErrors' | 'errorType'
>;

/** Stages that allow an action. Transitions that §4 does not give are refused. */
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

const stageWords: Record<OrderStage, string> = {
  open: 'is open',
  inFulfillment: 'is in fulfillment',
  shipped: 'is shipped',
  error: 'is in error',
  hold: 'is on hold',
  backOrder: 'is on back order',
  needsReview: 'needs review',
  closed: 'is closed',
  cancelled: 'is cancelled',
};

/** "It is on hold." */
export function stageText(stage: OrderStage): string {
  return `It ${stageWords[stage]}.`;
}

/** Why an order cannot take an action; null when it can. Used by the prompt and by the sandbox. */
export function refusalOf(stage: OrderStage, action: OrderAction, facts: TransitionFacts): string | null {
  if (isFinal(stage)) return `It ${stageWords[stage]} already.`;
  if (!stagesOf[action].includes(stage)) return `It ${stageWords[stage]}, so this cannot be done.`;
  if (action === 'ship-now') return shipRefusal(facts);
  if (action === 'available-partially' && facts.backOrderState !== backOrderStates.releasablePartially)
    return 'No part of it can be released.';
  if (action === 'cancel-partial-shipment' && !canCancelPartialShipment(facts))
    return 'It has no partial shipment to cancel.';
  if (stage === 'error') return errorRefusal(action, facts);
  return null;
}

function shipRefusal(facts: TransitionFacts): string | null {
  if (facts.fulfillmentStatus === 'fulfilled') return 'Nothing of it is left to ship.';
  if (facts.backOrderState === backOrderStates.releasablePartially) return 'It waits for stock.';
  return null;
}

/** Each kind of error has its own action (§4 "Actions by tab"). */
function errorRefusal(action: OrderAction, facts: TransitionFacts): string | null {
  const hasWorkflowError = facts.workflowErrors.length > 0;
  if (action === 'run-workflow' && !hasWorkflowError) return 'No workflow failed on it.';
  if (action === 'shipment-workflow' && hasWorkflowError) return 'A workflow failed on it; run that again first.';
  if (action === 'move-to-open-errored' && (hasWorkflowError || facts.errorType !== errorTypes.threePlApi))
    return 'It has no 3PL API error.';
  return null;
}
