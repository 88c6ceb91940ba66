import type { ActionOptions, OrderActionResult, OrdersClient } from '@hub/api-client/orders';
import { removalTimelineMessage, timelineMessage } from '@hub/domain/orders';
import type { OrderIntent } from './OrderIntent.ts';

/** Sends the action to its endpoint (§7). */
export function sendIntent(
  orders: OrdersClient,
  intent: OrderIntent,
  options: ActionOptions,
): Promise<OrderActionResult> {
  if (intent.action === 'cancel-item')
    return orders.cancelItem({ order: intent.order, item: intent.item, quantity: intent.quantity }, options);
  return orders.performAction(intent.action, intent.order, options);
}

/** Writes the button, what was removed and, when known, the person into the order's timeline (§7, contract). */
export function noteInTimeline(orders: OrdersClient, intent: OrderIntent, userName: string | null): Promise<void> {
  const { order, timelineButton, timelineKey } = intent;
  const message =
    intent.action === 'cancel-item'
      ? removalTimelineMessage(timelineButton, userName, { quantity: intent.quantity, name: intent.item.name })
      : timelineMessage(timelineButton, userName);
  return orders.addTimelineEntry({ orderId: order.orderId, message }, { idempotencyKey: timelineKey });
}
