import { type TabNumber, tabs } from '../shared/tabs.ts';
import type { OrderAction } from './orderActionTexts.ts';
import type { ActionOffer } from './orderActions.ts';

/** Indexes of the stepper count from 0 (Hold Order): 1 is the product workflows, 2 the shipment workflows. */
const stepActions = { 1: 'product-workflow', 2: 'shipment-workflow', 3: null } satisfies Record<
  1 | 2 | 3,
  OrderAction | null
>;

/**
 * The suggested next action, for the one primary button; null for none. On tab 2 it follows the step indicator (`step`
 * null: the detail is not loaded); elsewhere it is the first action that does not close the order.
 */
export function suggestedAction(
  tab: TabNumber,
  offers: readonly ActionOffer[],
  step: 1 | 2 | 3 | null,
): OrderAction | null {
  if (tab === tabs.open) return step === null ? null : stepActions[step];
  return offers.find(({ destructive }) => !destructive)?.action ?? null;
}
