import type { DatedOrder } from './SampledOrder.ts';

/** The fields of an order that a figure keeps to link to it. */
export function datedOrder({ orderId, orderName, createdAt }: DatedOrder): DatedOrder {
  return { orderId, orderName, createdAt };
}
