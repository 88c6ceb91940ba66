import type { OrderAction } from './orderActionTexts.ts';
import type { ActionOffer } from './orderActions.ts';
import type { TabNumber } from './orderTabs.ts';

/**
 * The stepper counts its steps from 0, Hold Order; so 1 points at the product workflows and 2 at the shipment
 * workflows.
 */
const stepActions = { 1: 'product-workflow', 2: 'shipment-workflow', 3: null } satisfies Record<
  1 | 2 | 3,
  OrderAction | null
>;

/**
 * The next thing to do with an order, for the one primary button; null where nothing is to be suggested. On tab 2 the
 * step indicator decides (`step` null: the detail is not there yet); elsewhere it is the first action that is not
 * closing the order.
 */
export function suggestedAction(
  tab: TabNumber,
  offers: readonly ActionOffer[],
  step: 1 | 2 | 3 | null,
): OrderAction | null {
  if (tab === 2) return step === null ? null : stepActions[step];
  return offers.find(({ destructive }) => !destructive)?.action ?? null;
}
