import type { OrderFilters } from '@hub/domain/dashboard';

/** Keys of the queries of the fulfillment screens. */
export const fulfillmentKeys = {
  all: (shop: string) => [shop, 'fulfillment'] as const,
  batches: (shop: string, timeZone: string, filters: OrderFilters) =>
    [...fulfillmentKeys.all(shop), 'batches', timeZone, filters] as const,
  stages: (shop: string, filters: OrderFilters) => [...fulfillmentKeys.all(shop), 'stages', filters] as const,
  locations: (shop: string) => [...fulfillmentKeys.all(shop), 'locations'] as const,
  saveLocation: (shop: string) => [...fulfillmentKeys.all(shop), 'save location'] as const,
  shippingMapping: (shop: string) => [...fulfillmentKeys.all(shop), 'shipping mapping'] as const,
  routing: (shop: string) => [...fulfillmentKeys.all(shop), 'routing'] as const,
  simulation: (shop: string, rules: unknown, orders: number | null) =>
    [...fulfillmentKeys.all(shop), 'simulation', rules, orders] as const,
  /** Everything about batches. */
  batching: (shop: string) => [...fulfillmentKeys.all(shop), 'batching'] as const,
  upcoming: (shop: string) => [...fulfillmentKeys.batching(shop), 'upcoming'] as const,
  upcomingOrders: (shop: string, locationId: string | null, page: number) =>
    [...fulfillmentKeys.upcoming(shop), locationId, page] as const,
  batchList: (shop: string, before: string | null) => [...fulfillmentKeys.batching(shop), 'list', before] as const,
  batch: (shop: string, batchId: string, page: number) =>
    [...fulfillmentKeys.batching(shop), 'batch', batchId, page] as const,
  sendNow: (shop: string) => [...fulfillmentKeys.all(shop), 'send now'] as const,
  sendAgain: (shop: string) => [...fulfillmentKeys.all(shop), 'send again'] as const,
  pauseBatching: (shop: string) => [...fulfillmentKeys.all(shop), 'pause batching'] as const,
};
