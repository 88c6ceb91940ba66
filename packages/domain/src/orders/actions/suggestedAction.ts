import { orderSteps, type OrderStep } from '../detail/orderStep.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import type { OrderAction } from './orderActionTexts.ts';
import type { ActionOffer } from './orderActions.ts';

/** Each step's action; the stepper counts from 0 (Hold Order) and uses the same numbers. */
const stepActions = {
  [orderSteps.productWorkflows]: 'product-workflow',
  [orderSteps.shipmentWorkflows]: 'shipment-workflow',
  [orderSteps.done]: null,
} satisfies Record<OrderStep, OrderAction | null>;

/** What the detail says about the next action; absent while loading. */
export interface NextActionFacts {
  /** Step indicator; `null` while the detail is loading. */
  step: OrderStep | null;
  /** Items wait for stock. */
  isShort?: boolean | undefined;
  /** From `haveShipmentWorkflowsRun`. */
  shipmentWorkflowsRan?: boolean | undefined;
}

/**
 * The suggested next action for the one primary button; `null` for none. On tab 2 it follows the step indicator and
 * becomes Ship Now once the shipment workflows have run; elsewhere it is the first action that does not close the
 * order. For a back order with short items it is the partial release, if offered.
 */
export function suggestedAction(
  tab: TabNumber,
  offers: readonly ActionOffer[],
  { step, isShort, shipmentWorkflowsRan }: NextActionFacts,
): OrderAction | null {
  if (tab === tabs.open) {
    if (step === orderSteps.shipmentWorkflows && shipmentWorkflowsRan) return 'ship-now';
    return step === null ? null : stepActions[step];
  }
  if (tab === tabs.backOrders && isShort !== false)
    return isShort ? (offers.find(({ action }) => action === 'available-partially')?.action ?? null) : null;
  // An order that the warehouse ships needs no action.
  if (tab === tabs.inFulfillment) return null;
  return offers.find(({ destructive }) => !destructive)?.action ?? null;
}
