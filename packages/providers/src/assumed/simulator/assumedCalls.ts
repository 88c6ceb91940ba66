import { type ProviderCalls, sampleAddress } from '../../simulators/core/ProviderSimulator.ts';

/** An order in the assumed shape. */
export const assumedOrder = (reference: string) => ({
  reference,
  ship_to: sampleAddress,
  lines: [{ line_ref: 'L-1', sku: 'MUG', quantity: 2 }],
});

/** Calls in the assumed shape, without authorization. */
export const assumedCalls: Omit<ProviderCalls, 'authorize'> = {
  test: { what: 'GET /api/v1/ping' },
  create: (reference) => ({ what: 'POST /api/v1/orders', body: assumedOrder(reference) }),
  find: (reference) => ({ what: `GET /api/v1/orders?reference=${reference}` }),
  count: (json) => json.orders.length,
  largestPages: [{ what: 'GET /api/v1/orders' }],
};
