import { aDetail, aLineItem, anOrder } from '@hub/domain/testing';
import type { Order, OrderStage } from '@hub/domain/orders';
import type { OrderDetail } from '@hub/domain/orders/detail';
import type { Recipient } from '@hub/domain/warehouses';
import type { ReceivedOrder } from '../orders/insertOrders.ts';

/** A complete address, for orders whose address doesn't matter. */
const recipient: Recipient = {
  name: 'Robin Carter',
  company: '',
  address1: '7 Quayside Walk',
  address2: '',
  city: 'Leeds',
  state: 'West Yorkshire',
  postcode: 'LS1 4DY',
  country: 'GB',
  phone: '',
  email: '',
};

/** An order with numeric ids, one line of five units and one timeline entry. */
export function aReceivedOrder(
  number: number,
  changes: { stage?: OrderStage; order?: Partial<Order>; detail?: Partial<OrderDetail> } = {},
): ReceivedOrder & { recipient: Recipient } {
  const createdAt = new Date(Date.UTC(2011, 11, 9, 8, 26) + number * 60_000).toISOString();
  return {
    stage: changes.stage ?? 'open',
    order: anOrder({
      id: String(number),
      orderId: String(4_800_000_000_000 + number),
      orderName: `#${number}`,
      createdAt,
      ...changes.order,
    }),
    detail: aDetail({
      lineItems: [aLineItem({ lineItemId: `${number}0001`, id: `${number}0001` })],
      timeline: [{ message: 'Order received from the store', createdAt }],
      ...changes.detail,
    }),
    country: 'United Kingdom',
    recipient,
    workflowRuns: 1,
    boxesSaved: 2,
  };
}
