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

/** Closed and canceled orders have no tab of their own. */
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

/** Stages of orders not yet handed to a warehouse. */
export const waitingStages: readonly OrderStage[] = ['open', 'hold', 'needsReview', 'backOrder', 'error'];

/** Stages in which nothing more of an order is sent. */
export const endedStages: readonly OrderStage[] = ['shipped', 'closed', 'cancelled'];

/** The tab that lists a stage's orders; `null` for closed and canceled ones, which have no tab of their own. */
export function tabOfStage(stage: OrderStage): TabNumber | null {
  return tabsByStage[stage];
}

/** The stage that a tab lists; `null` for the tab of all orders. */
export function stageOfTab(tab: TabNumber): OrderStage | null {
  return orderStages.find((stage) => tabsByStage[stage] === tab) ?? null;
}

/**
 * Whether the tab lists orders in this stage. `all` lists every order; closed and canceled orders are also in
 * `shipped` when they shipped (contract, "Dashboard and lists").
 */
export function isInTab(stage: OrderStage, tab: TabNumber, wasShipped: boolean): boolean {
  if (tab === tabs.all) return true;
  if (tab === tabs.shipped && wasShipped && isFinal(stage)) return true;
  return tabsByStage[stage] === tab;
}

/** Closed and canceled orders take no action. */
export function isFinal(stage: OrderStage): stage is 'closed' | 'cancelled' {
  return stage === 'closed' || stage === 'cancelled';
}

/** Type guard for a value from a reply. */
export function isOrderStage(value: unknown): value is OrderStage {
  return (orderStages as readonly unknown[]).includes(value);
}

/** The most specific list for an order's stage; All Orders for a final order that never shipped. */
export function listedTab(stage: OrderStage, wasShipped: boolean): TabNumber {
  return tabsByStage[stage] ?? (wasShipped ? tabs.shipped : tabs.all);
}
