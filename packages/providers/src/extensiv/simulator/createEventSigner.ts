import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { OpenRoute, SimulatorContext } from '../../simulators/core/Simulator.ts';
import type { OrderEvent, SimulatedOrder } from '../../simulators/core/SimulatedOrder.ts';
import type { OutgoingWebhook } from '../../simulators/core/SubscriptionBook.ts';

export interface EventSigner {
  /** Serves the public key that verifies signatures. */
  keyRoute: OpenRoute;
  webhooks(event: OrderEvent): OutgoingWebhook[];
}

/** Signs webhooks that the warehouse set up for a customer, with RSA-SHA256 over the raw body. */
export function createEventSigner({ clock, warehouse, subscriptions }: SimulatorContext): EventSigner {
  // Created on first use: a key pair takes 0.1 seconds.
  let pair: { publicKey: KeyObject; privateKey: KeyObject } | null = null;
  const keys = () => (pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 }));
  return {
    keyRoute: {
      method: 'GET',
      path: /^\/events\/webhook\/key$/,
      operation: 'webhooks',
      handle: () => ({
        status: 200,
        json: {
          publicKey: keys().publicKey.export({ type: 'spki', format: 'pem' }),
          retrievalDateISO: new Date(clock.now()).toISOString(),
        },
      }),
    },
    webhooks(event) {
      const eventType = eventTypeOf(event);
      if (eventType === null) return [];
      return subscriptions.wanting(event.order.account, [eventType]).map((subscription) => {
        const body = JSON.stringify(eventBody(event.order, eventType, event.at, warehouse.nextId()));
        const signature = createSign('RSA-SHA256').update(body).sign(keys().privateKey, 'base64');
        return { subscription, topic: eventType, body, headers: () => ({ signature }) };
      });
    },
  };
}

/** An order is confirmed when its last unit has left. */
function eventTypeOf({ type, order }: OrderEvent): 'OrderConfirm' | 'OrderCancel' | null {
  if (type === 'cancelled') return 'OrderCancel';
  return type === 'shipped' && order.stage === 'shipped' ? 'OrderConfirm' : null;
}

/** `links` and `data` are JSON strings. */
function eventBody(order: SimulatedOrder, eventType: string, at: number, wmsEventId: number): Record<string, unknown> {
  const utc = new Date(at).toISOString().replace('Z', '0000');
  return {
    tplId: 2,
    wmsEventId,
    dateTime: utc,
    eventDateTimeUtc: utc,
    eventType,
    resource: { rel: 'orders/order', href: `/orders/${order.id}?detail=OrderItems`, body: null },
    links: JSON.stringify({ 'orders/order': `/orders/${order.id}` }),
    data: JSON.stringify({ OrderId: String(order.id), ReferenceNum: order.reference }),
    tags: eventType === 'OrderConfirm' ? 'Shipped' : 'Canceled',
  };
}
