import { orderSteps, type OrderStep } from './orderStep.ts';
import { type TabNumber, tabs } from '../shared/tabs.ts';
import type { OrderAction } from './orderActionTexts.ts';
import type { ActionOffer } from './orderActions.ts';

/** Action of each step; in the stepper, which counts from 0 (Hold Order), they have the same numbers. */
const stepActions = {
  [orderSteps.productWorkflows]: 'product-workflow',
  [orderSteps.shipmentWorkflows]: 'shipment-workflow',
  [orderSteps.done]: null,
} satisfies Record<OrderStep, OrderAction | null>;

/**
 * The suggested next action, for the one primary button; null for none. On tab 2 it follows the step indicator (`step`
 * null: the detail is not loaded); elsewhere it is the first action that does not close the order.
 */
export function suggestedAction(
  tab: TabNumber,
  offers: readonly ActionOffer[],
  step: OrderStep | null,
): OrderAction | null {
  if (tab === tabs.open) return step === null ? null : stepActions[step];
  return offers.find(({ destructive }) => !destructive)?.action ?? null;
}
