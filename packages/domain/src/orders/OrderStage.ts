import type { TabNumber } from './orderTabs.ts';

/** Every order is in exactly one stage (§4). */
export type OrderStage =
  | 'open'
  | 'inFulfillment'
  | 'shipped'
  | 'error'
  | 'hold'
  | 'backOrder'
  | 'needsReview'
  | 'closed'
  | 'cancelled';

/** Closed and cancelled orders have no tab of their own. */
const tabOfStage = {
  open: 2,
  inFulfillment: 3,
  shipped: 4,
  error: 5,
  hold: 6,
  backOrder: 7,
  needsReview: 8,
  closed: null,
  cancelled: null,
} satisfies Record<OrderStage, TabNumber | null>;

export const orderStages = Object.keys(tabOfStage) as readonly OrderStage[];

/**
 * Whether an order in this stage is listed under the tab. Tab 1 lists every order; closed and cancelled orders are also
 * in tab 4 when they were shipped (contract, "Dashboard and lists").
 */
export function isInTab(stage: OrderStage, tab: TabNumber, wasShipped: boolean): boolean {
  if (tab === 1) return true;
  if (tab === 4 && wasShipped && isFinal(stage)) return true;
  return tabOfStage[stage] === tab;
}

/** Closed and cancelled orders take no action. */
export function isFinal(stage: OrderStage): stage is 'closed' | 'cancelled' {
  return stage === 'closed' || stage === 'cancelled';
}
