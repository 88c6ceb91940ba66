import { message, type Message } from '../../messages/Message.ts';
import type { OrderAction } from './orderActionTexts.ts';

/** Why an action failed because a workflow stopped the order again; `null` when none did. */
export function stoppedRefusal(error: Message | undefined): Message | null {
  return error === undefined ? null : message('orders.workflow', { error });
}

/** An action that can trigger workflows. */
const triggers = {
  'product-workflow': 'orderArrives',
  'run-workflow': 'orderArrives',
  'shipment-workflow': 'beforeShipping',
  'cancel-item': 'orderChanges',
} as const satisfies Partial<Record<OrderAction, string>>;

/** The trigger for workflows after an action; `null` when none run. */
export function triggerAfter(action: OrderAction): (typeof triggers)[keyof typeof triggers] | null {
  return Object.hasOwn(triggers, action) ? triggers[action as keyof typeof triggers] : null;
}
