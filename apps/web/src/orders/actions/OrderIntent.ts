import type { SingleAction } from '@hub/api-client/orders';
import type { Order, TabNumber } from '@hub/domain/orders';
import type { OrderAction } from '@hub/domain/orders/actions';
import type { LineItem } from '@hub/domain/orders/detail';
import type { ReportResult } from './ActionResults.tsx';

interface ActionTarget {
  /** Tab of the order; decides whether there is an undo. */
  tab: TabNumber;
  order: Order;
  /** Reports the result where the button stands. */
  report: ReportResult;
  /** Path of the order in another list, for the result; absent: the result has no link. */
  pathOf?: ((order: Order, tab: TabNumber) => string) | null | undefined;
  /** Called once it is done and the order leaves its list. */
  onLeft?: (() => void) | undefined;
}

/** An action on one order before it is confirmed. */
export type OrderActionRequest = ActionTarget &
  ({ action: SingleAction } | { action: 'cancel-item'; item: LineItem; quantity: number });

/** A request with the keys that make it one intent: sent twice, it happens once. */
export type OrderIntent = OrderActionRequest & {
  /** Label of the button, for results. */
  button: string;
  /** As the timeline names it, in every language. */
  timelineButton: string;
  /** `Idempotency-Key`s of the action and of its timeline entry; kept by retries. */
  key: string;
  timelineKey: string;
  /** What it undoes; `wasCounted`: it counts as handled, and then no longer does. */
  undoes?: { tab: TabNumber; action: OrderAction; wasCounted: boolean };
};

/** Names the button of a request among all that may run on its order. */
export function actionId(request: { action: string; item?: Pick<LineItem, 'lineItemId'> }): string {
  return request.item ? `${request.action} ${request.item.lineItemId}` : request.action;
}
