import { defaultFilters } from '@hub/domain/dashboard';
import { emptyOrder, type Order, tabs } from '@hub/domain/orders';
import type { LineItem } from '@hub/domain/orders/detail';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from './createApiClient.ts';
import { ApiError } from './http/errors.ts';
import { fakeBackend, testOptions } from './http/fakeBackend.ts';

const order: Order = {
  ...emptyOrder,
  id: '1',
  orderId: '2',
  orderName: '#1',
};
const item: LineItem = {
  lineItemId: '1',
  id: '1',
  name: '',
  sku: '',
  quantity: 1,
  fulfillableQuantity: 1,
  price: null,
  productWeight: '',
  virtualItem: null,
  isCancelled: false,
  threePlStatus: null,
};

/** One call per reply structure. */
const calls: Readonly<Record<string, (client: ApiClient) => Promise<unknown>>> = {
  shopInfo: ({ shop }) => shop.getShopInfo({ shop: 'a.myshopify.com' }),
  stats: ({ orders }) => orders.getStats(defaultFilters),
  locations: ({ orders }) => orders.getLocations(),
  list: ({ orders }) => orders.listOrders({ tab: tabs.all, filters: defaultFilters }),
  export: ({ orders }) => orders.exportOrders({ tab: tabs.all, filters: defaultFilters }),
  detail: ({ orders }) => orders.getOrderDetail('2'),
  action: ({ orders }) => orders.performAction('ship-now', order),
  runWorkflow: ({ orders }) => orders.performAction('run-workflow', order),
  moveErrored: ({ orders }) => orders.performAction('move-to-open-errored', order),
  cancelItem: ({ orders }) => orders.cancelItem({ order, item, quantity: 1 }),
  timeline: ({ orders }) => orders.addTimelineEntry({ orderId: '2', message: '' }),
  bulkMove: ({ orders }) => orders.moveToOpenBulk({ orderIds: ['2'], tab: tabs.open }),
  bulkShip: ({ orders }) => orders.shipNowMultiple(['2']),
  bulkRelease: ({ orders }) => orders.bulkOrderAction({ action: 'move_to_open', orderIds: ['2'], user: '' }),
  thirdParty: ({ integrations }) => integrations.getThirdPartyDetails(),
  connection: ({ integrations }) => integrations.testConnection(10, { status: true, values: {} }),
  save: ({ integrations }) => integrations.saveSettings(3, { shape: 'flat', status: true, values: {} }),
  billing: ({ plans }) => plans.createBilling(2),
};

/** Field names of real replies, so that hostile bodies pass the first check. */
const key = fc.oneof(
  fc.constantFrom(
    'data',
    'orders',
    'hasNextPage',
    'fulfill_error_data',
    'status',
    'message',
    'results',
    'order_id',
    'id',
    'error',
    'error_message',
    'line_items',
    'fulfillments',
    'flow_names',
    'is_eligible_for_new_flow',
    'timeLine',
    'name',
    'location_id',
    'third_party_details',
    'third_party_id',
    'details',
    'success',
    'messgae',
    'location',
    'shop',
    'permission',
    'err',
    'reason',
  ),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length'),
);
const poison = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
const text = fc.oneof(
  fc.string(),
  fc.constantFrom(poison, JSON.stringify(poison), '[', '[{"message":', '"\\ud800"', 'success', 'error', '1'),
);
const { body } = fc.letrec<{ body: unknown }>((tie) => ({
  body: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie('body'), { maxLength: 4 }),
    fc.dictionary(key, tie('body'), { maxKeys: 6 }),
  ),
}));

/** JSON that is truncated, encoded twice, deeply nested, poisoned, or not JSON. */
const replyText = fc.oneof(
  body.map((value) => JSON.stringify(value)),
  body.map((value) => JSON.stringify(JSON.stringify(value))),
  fc.tuple(body, fc.nat(200)).map(([value, cut]) => JSON.stringify(value).slice(0, cut)),
  fc.nat(20_000).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  fc
    .nat(5_000)
    .map(
      (depth) => `{"orders":[{"id":1,"order_id":2,"error":${JSON.stringify('['.repeat(depth))}}],"hasNextPage":false}`,
    ),
  fc
    .nat(5_000)
    .map(
      (depth) =>
        `{"orders":${'['.repeat(depth)}${']'.repeat(depth)},"data":${'{"data":'.repeat(depth)}1${'}'.repeat(depth)}}`,
    ),
  fc.constant(poison),
  text,
);

function clientAnswering(answer: string, status: number): ApiClient {
  const reply = new Response(answer, { status, headers: { 'X-Request-Id': 'r' } });
  const options = testOptions(fakeBackend(reply));
  return createApiClient({ ...options, onAuthorization: () => undefined, log: () => undefined });
}

/** Outcome of a call: 'answered', 'refused' (an ApiError), or any other thrown value. */
async function outcomeOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
    return 'answered';
  } catch (error) {
    return error instanceof ApiError ? 'refused' : error;
  }
}

describe('malformed replies only ever throw ApiErrors', () => {
  test.each(Object.entries(calls))('%s', { tags: 'hazard:malformed-reply' }, async (name, call) => {
    // Third-party details fall back to an empty list (§8); all other calls are refused.
    const whenFailed = name === 'thirdParty' ? ['answered'] : ['refused'];
    await fc.assert(
      fc.asyncProperty(replyText, fc.constantFrom(200, 200, 200, 201, 400, 401, 404, 500), async (answer, status) => {
        const outcome = await outcomeOf(call(clientAnswering(answer, status)));
        expect(status >= 400 ? whenFailed : ['answered', 'refused']).toContain(outcome);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      }),
    );
  });
});

test('a poisoned row is read as a row, and nothing is polluted', { tags: 'hazard:malformed-reply' }, async () => {
  const row =
    `{"id":1,"order_id":2,"error":${JSON.stringify(`[${poison}]`)},"error_message":${JSON.stringify(poison)},` +
    '"__proto__":{"polluted":true}}';
  const { orders } = await clientAnswering(
    `{"orders":[${row}],"hasNextPage":false,"__proto__":{"polluted":true}}`,
    200,
  ).orders.listOrders({ tab: tabs.all, filters: defaultFilters });
  expect(orders).toHaveLength(1);
  expect(Object.keys(orders[0] ?? {})).not.toContain('__proto__');
  expect((orders[0] as Record<string, unknown> | undefined)?.polluted).toBeUndefined();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
