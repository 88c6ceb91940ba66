import type { RoutingSimulation } from '@hub/domain/routing';
import type { WireSimulation } from './routingEndpoints.ts';

export function toWireSimulation({ share, ...figures }: RoutingSimulation): WireSimulation {
  return { ...figures, share: [...share].map(([location_id, orders]) => ({ location_id, orders })) };
}

export function toSimulation({ orders, share, split, short, review, boxes }: WireSimulation): RoutingSimulation {
  return {
    orders: Number(orders),
    share: new Map(share.map((row) => [row.location_id, Number(row.orders)])),
    split: Number(split),
    short: Number(short),
    review: Number(review),
    boxes: Number(boxes),
  };
}
