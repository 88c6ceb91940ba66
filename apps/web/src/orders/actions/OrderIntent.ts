import type { SingleAction } from '@hub/api-client/orders';
import type { Order, TabNumber } from '@hub/domain/orders';
import type { OrderAction } from '@hub/domain/orders/actions';
import type { LineItem } from '@hub/domain/orders/detail';
import type { ReportResult } from './ActionResults.tsx';

interface ActionTarget {
  /** The order's tab; decides whether there is an undo. */
  tab: TabNumber;
  order: Order;
  /** Reports the result next to the button. */
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
  /** Its label in the timeline, in every language. */
  timelineButton: string;
  /** `Idempotency-Key`s of the action and of its timeline entry; kept by retries. */
  key: string;
  timelineKey: string;
  /** The action that it undoes; `wasCounted`: that counted as handled, and then no longer does. */
  undoes?: { tab: TabNumber; action: OrderAction; wasCounted: boolean };
};

/** Identifies the button of a request among all that may run on its order. */
export function actionId(request: { action: string; item?: Pick<LineItem, 'lineItemId'> }): string {
  return request.item ? `${request.action} ${request.item.lineItemId}` : request.action;
}
