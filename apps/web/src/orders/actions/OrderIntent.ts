import type { SingleAction } from '@hub/api-client/orders';
import type { LineItem, Order, TabNumber } from '@hub/domain/orders';
import type { ReportResult } from './ActionResults.tsx';

interface ActionTarget {
  /** The tab that the order stands in; it decides whether there is an undo. */
  tab: TabNumber;
  order: Order;
  /** Reports the result where the button stands. */
  report: ReportResult;
}

/** What a person wants of one order, before they have confirmed it. */
export type OrderActionRequest = ActionTarget &
  ({ action: SingleAction } | { action: 'cancel-item'; item: LineItem; quantity: number });

/** A request with the keys that make it one intent: sent twice, it happens once. */
export type OrderIntent = OrderActionRequest & {
  /** The button, as the timeline and the reports name it. */
  button: string;
  /** `Idempotency-Key` of the action, and of its line in the timeline; both are kept through a retry. */
  key: string;
  timelineKey: string;
};

/** Names the button of a request among all that may run on its order. */
export function actionId(request: { action: string; item?: Pick<LineItem, 'lineItemId'> }): string {
  return request.item ? `${request.action} ${request.item.lineItemId}` : request.action;
}
