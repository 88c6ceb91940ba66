import type { SingleAction } from '@hub/api-client/orders';
import type { LineItem, Order, TabNumber } from '@hub/domain/orders';
import type { Report } from './useReport.tsx';

interface Wanted {
  /** The tab that the order stands in; it decides whether there is an undo. */
  tab: TabNumber;
  order: Order;
  /** Where what becomes of it is told. */
  report: Report;
}

/** What a person wants of one order, before they have confirmed it. */
export type OrderWish = Wanted &
  ({ action: SingleAction } | { action: 'cancel-item'; item: LineItem; quantity: number });

/** A wish with what makes it one intent: sent twice, it happens once. */
export type OrderIntent = OrderWish & {
  /** The button, as the timeline and the reports name it. */
  button: string;
  /** `Idempotency-Key` of the action, and of its line in the timeline; both are kept through a retry. */
  key: string;
  timelineKey: string;
};

/** Names the work of a wish among all that may run on its order. */
export function workName(wish: { action: string; item?: Pick<LineItem, 'lineItemId'> }): string {
  return wish.item ? `${wish.action} ${wish.item.lineItemId}` : wish.action;
}
