import { type TabNumber, tabs } from '../shared/orders/tabs.ts';

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
const tabsByStage = {
  open: tabs.open,
  inFulfillment: tabs.inFulfillment,
  shipped: tabs.shipped,
  error: tabs.errors,
  hold: tabs.hold,
  backOrder: tabs.backOrders,
  needsReview: tabs.needsReview,
  closed: null,
  cancelled: null,
} satisfies Record<OrderStage, TabNumber | null>;

export const orderStages = Object.keys(tabsByStage) as readonly OrderStage[];

/** Stages of orders that are not handed to a warehouse yet. */
export const waitingStages: readonly OrderStage[] = ['open', 'hold', 'needsReview', 'backOrder', 'error'];

/** The tab that lists the orders of a stage; null for closed and cancelled ones, which have none of their own. */
export function tabOfStage(stage: OrderStage): TabNumber | null {
  return tabsByStage[stage];
}

/** The stage whose orders a tab lists; null for the tab of all orders. */
export function stageOfTab(tab: TabNumber): OrderStage | null {
  return orderStages.find((stage) => tabsByStage[stage] === tab) ?? null;
}

/**
 * Whether an order in this stage is listed under the tab. `all` lists every order; closed and cancelled orders are also
 * in `shipped` when they were shipped (contract, "Dashboard and lists").
 */
export function isInTab(stage: OrderStage, tab: TabNumber, wasShipped: boolean): boolean {
  if (tab === tabs.all) return true;
  if (tab === tabs.shipped && wasShipped && isFinal(stage)) return true;
  return tabsByStage[stage] === tab;
}

/** Closed and cancelled orders take no action. */
export function isFinal(stage: OrderStage): stage is 'closed' | 'cancelled' {
  return stage === 'closed' || stage === 'cancelled';
}

/** Type guard for a value from a reply. */
export function isOrderStage(value: unknown): value is OrderStage {
  return (orderStages as readonly unknown[]).includes(value);
}

/** The list that shows an order's stage best; All Orders for a final order that was never shipped. */
export function listedTab(stage: OrderStage, wasShipped: boolean): TabNumber {
  return tabsByStage[stage] ?? (wasShipped ? tabs.shipped : tabs.all);
}
