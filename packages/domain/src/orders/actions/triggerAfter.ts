import { message, type Message } from '../../messages/Message.ts';
import type { OrderAction } from './orderActionTexts.ts';

/** Why an action failed after which a workflow stopped the order again; null where none did. */
export function stoppedRefusal(error: Message | undefined): Message | null {
  return error === undefined ? null : message('orders.workflow', { error });
}

/** What makes workflows run after an action. */
const triggers = {
  'product-workflow': 'orderArrives',
  'run-workflow': 'orderArrives',
  'shipment-workflow': 'beforeShipping',
  'cancel-item': 'orderChanges',
} as const satisfies Partial<Record<OrderAction, string>>;

/** The trigger of the workflows that run after an action was done; null where none do. */
export function triggerAfter(action: OrderAction): (typeof triggers)[keyof typeof triggers] | null {
  return Object.hasOwn(triggers, action) ? triggers[action as keyof typeof triggers] : null;
}
