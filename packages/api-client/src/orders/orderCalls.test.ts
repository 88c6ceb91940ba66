import { defaultFilters } from '@hub/domain/dashboard';
import { emptyOrder, type Order, tabs } from '@hub/domain/orders';
import type { LineItem } from '@hub/domain/orders/detail';
import { describe, expect, test } from 'vitest';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { createOrdersClient, type OrdersClient } from './createOrdersClient.ts';
import { clientWith } from './clientWith.ts';
import type { BulkOutcome } from './BulkOutcome.ts';
import type { SingleAction } from './performOrderAction.ts';
import { orderEndpoints } from './orderEndpoints.ts';

const order: Order = {
  ...emptyOrder,
  id: '11',
  orderId: '536365',
  orderName: '#536365',
  customerName: 'Customer 17850',
  createdAt: '2026-11-20T08:00:00+00:00',
  threePlStatus: 3,
  workflowErrors: [{ message: 'No stock', sku: '85123A', quantity: 3, type: null }],
  shipmentError: 'Address refused',
  errorType: 1,
};

const item: LineItem = {
  lineItemId: '501',
  id: '9',
  name: 'Lantern',
  sku: '85123A',
  quantity: 6,
  fulfillableQuantity: 5,
  price: 2.55,
  productWeight: '',
  virtualItem: null,
  isCancelled: false,
  threePlStatus: null,
};

const wireOrder = {
  id: 11,
  order_id: 536365,
  order_name: '#536365',
  customer_name: 'Customer 17850',
  fulfillment_status: '',
  shopify_created_at: '2026-11-20T08:00:00+00:00',
  shopify_close_at: null,
  shopify_cancelled_at: null,
  batch_time: null,
  shipped_time: null,
  '3pl_status': 3,
  is_back_order: 0,
  error: '[{"type":null,"message":"No stock","sku":"85123A","qty":3}]',
  error_message: '"Address refused"',
  error_type: 1,
};

const done = json({ status: 'success', message: 'Done' });

describe('§7 single actions send the order object', () => {
  const actions = [
    'ship-now',
    'move-to-close',
    'cancel-partial-shipment',
    'shipment-workflow',
    'hold-order',
    'move-to-open',
    'product-workflow',
    'available',
    'available-partially',
  ] as const satisfies readonly SingleAction[];

  test.each(actions)('POST %s', { tags: '§7.13' }, async (action) => {
    const { orders, backend } = clientWith(done);
    await expect(orders.performAction(action, order, { idempotencyKey: 'once' })).resolves.toEqual({ message: 'Done' });
    const [request] = backend.requests;
    expect(new URL(request?.url ?? '').pathname).toBe(`/${action}`);
    expect(request?.headers.get('Idempotency-Key')).toBe('once');
    expect(backend.bodies[0]).toEqual(wireOrder);
    expect(orderEndpoints.holdOrder.request.safeParse(backend.bodies[0]).success).toBe(true);
  });

  test('move-to-open-errored sends a list of order_id', { tags: '§7.15' }, async () => {
    const { orders, backend } = clientWith(done);
    await orders.performAction('move-to-open-errored', order);
    expect(backend.bodies[0]).toEqual([536365]);
  });

  test('run-workflow sends order_id and reads messgae', { tags: '§7.17' }, async () => {
    const { orders, backend } = clientWith(json({ data: { success: true, messgae: 'Ran' } }));
    await expect(orders.performAction('run-workflow', order)).resolves.toEqual({ message: 'Ran' });
    expect(backend.bodies[0]).toEqual({ order_id: 536365 });
  });

  test('run-workflow without success is rejected with messgae', async () => {
    const { orders } = clientWith(json({ data: { success: false, messgae: 'Still no stock' } }));
    await expect(orders.performAction('run-workflow', order)).rejects.toMatchObject({
      name: 'RejectedError',
      serverMessage: 'Still no stock',
    });
  });

  test('run-workflow without a message: the client says that there is none', async () => {
    const { orders } = clientWith(json({ data: { success: false } }));
    await expect(orders.performAction('run-workflow', order)).rejects.toMatchObject({
      name: 'RejectedError',
      serverMessage: null,
    });
  });

  test("status 'error' is rejected with the server's message", { tags: '§7.14' }, async () => {
    const { orders } = clientWith(
      json({ status: 'error', message: 'Already shipped' }, 200, { 'X-Request-Id': 'r-3' }),
    );
    await expect(orders.performAction('ship-now', order)).rejects.toMatchObject({
      name: 'RejectedError',
      serverMessage: 'Already shipped',
      endpoint: 'POST /ship-now',
      requestId: 'r-3',
    });
  });

  /** Every call with this reply; `run-workflow` has `success` (§7). */
  const statusCalls: Readonly<Record<string, (client: OrdersClient) => Promise<unknown>>> = {
    ...Object.fromEntries(
      [...actions, 'move-to-open-errored' as const].map((action) => [
        action,
        (client: OrdersClient) => client.performAction(action, order),
      ]),
    ),
    'cancel-item': (client) => client.cancelItem({ order, item, quantity: 1 }),
  };

  test.each(Object.entries(statusCalls))(
    "%s: data.status 'error' is a refusal, any other is not",
    { tags: '§7.14' },
    async (_, send) => {
      await expect(send(clientWith(json({ status: 'error' })).orders)).rejects.toMatchObject({ name: 'RejectedError' });
      for (const status of ['success', 'ok', 'queued', 'Errors'])
        await expect(send(clientWith(json({ status })).orders), status).resolves.not.toThrow();
    },
  );

  test.each(Object.entries(statusCalls))(
    '%s: the status of another implementation (contract, "Tolerance")',
    async (_, send) => {
      for (const body of [{}, { status: null }, { status: true }, { status: 200 }, { data: { status: 'OK' } }])
        await expect(send(clientWith(json(body)).orders), JSON.stringify(body)).resolves.not.toThrow();
      for (const body of [
        { status: 'FAILED' },
        { status: 'failure' },
        { status: false },
        { status: 422 },
        { status: 'success', data: { status: 'Error' } },
      ])
        await expect(send(clientWith(json(body)).orders), JSON.stringify(body)).rejects.toMatchObject({
          name: 'RejectedError',
        });
      for (const body of [{ status: 3 }, { status: { ok: true } }, [], 'done', null])
        await expect(send(clientWith(json(body)).orders), JSON.stringify(body)).rejects.toMatchObject({
          name: 'UnexpectedReplyError',
        });
    },
  );

  test('run-workflow: success as 1 and "true", otherwise by the status', async () => {
    const run = (body: unknown) => clientWith(json(body)).orders.performAction('run-workflow', order);
    for (const data of [{ success: 1 }, { success: 'true' }, {}, { status: 'ok' }])
      await expect(run({ data }), JSON.stringify(data)).resolves.toEqual({ message: null });
    for (const data of [{ success: 0 }, { success: 'false' }, { status: 'failed' }])
      await expect(run({ data }), JSON.stringify(data)).rejects.toMatchObject({ name: 'RejectedError' });
  });

  const bulkCalls: Readonly<Record<string, (client: OrdersClient) => Promise<BulkOutcome>>> = {
    'move-to-open-bulk': (client) => client.moveToOpenBulk({ orderIds: ['1'], tab: tabs.hold }),
    'move-to-close-bulk': (client) => client.moveToCloseBulk({ orderIds: ['1'], tab: tabs.hold }),
    'ship-now-multiple': (client) => client.shipNowMultiple(['1']),
    'bulk-order-action': (client) => client.bulkOrderAction({ action: 'move_to_open', orderIds: ['1'], user: '' }),
  };

  test.each(Object.entries(bulkCalls))(
    "%s: status 'error' applies to every order, any other does not",
    { tags: '§7.14' },
    async (_, send) => {
      for (const [status, outcome] of [
        ['error', 'error'],
        ['success', 'success'],
        ['queued', 'success'],
        ['FAILURE', 'error'],
        [false, 'error'],
        [true, 'success'],
        [200, 'success'],
        [undefined, 'success'],
      ]) {
        const reply = json({ status, data: { status }, message: 'Said' });
        expect(await send(clientWith(reply).orders)).toMatchObject({ status: outcome, orders: [{ status: outcome }] });
      }
    },
  );

  test("status 'error' without a message says that there is none", async () => {
    const { orders } = clientWith(json({ status: 'error', message: '' }));
    await expect(orders.performAction('ship-now', order)).rejects.toMatchObject({
      name: 'RejectedError',
      serverMessage: null,
    });
  });

  test('cancel-item sends line_item, order and rmQtyValue in digits', { tags: '§7.16' }, async () => {
    const { orders, backend } = clientWith(done);
    await orders.cancelItem({ order, item, quantity: 2 });
    expect(backend.bodies[0]).toMatchObject({
      rmQtyValue: '2',
      order: wireOrder,
      line_item: { line_item_id: '501', sku: '85123A', fulfillable_quantity: 5 },
    });
    expect(orderEndpoints.cancelItem.request.safeParse(backend.bodies[0]).success).toBe(true);
  });

  test('timeline sends order_id and message', { tags: '§7.19' }, async () => {
    const { orders, backend } = clientWith(json({ status: 'success' }));
    await orders.addTimelineEntry({ orderId: '536365', message: 'Hold Order clicked by Ann' });
    expect(backend.bodies[0]).toEqual({ order_id: 536365, message: 'Hold Order clicked by Ann' });
  });

  test('a server that writes its own timeline gets the flag of an undo, and any other gets the entry', async () => {
    for (const capabilities of [[], ['timeline']]) {
      const writes = capabilities.length > 0;
      const backend = fakeBackend(done);
      const orders = createOrdersClient({ ...testContext(backend), capabilities });
      await orders.performAction('hold-order', order, { isUndo: true });
      expect(Reflect.has(Object(backend.bodies[0]), 'undo')).toBe(writes);
      expect(await orders.noteAction({ orderId: '536365', message: 'Hold Order clicked' })).toBe(!writes);
      expect(backend.bodies.length).toBe(writes ? 1 : 2);
    }
  });

  test('a timeline reply below 400 means written, with any body', async () => {
    const entry = { orderId: '1', message: 'Held' };
    for (const reply of [
      json({ status: 'error' }),
      json(null),
      new Response('OK'),
      new Response(null, { status: 204 }),
      new Response(null, { status: 303, headers: { Location: '/orders' } }),
    ])
      await expect(clientWith(reply).orders.addTimelineEntry(entry)).resolves.toBeUndefined();
    for (const status of [404, 500])
      await expect(clientWith(json({}, status)).orders.addTimelineEntry(entry)).rejects.toMatchObject({ status });
  });
});

describe('§7 GET stats', () => {
  const wire = {
    total_orders: 133,
    total_workflows: '12',
    total_boxes: 7,
    open_orders: 40,
    orders_in_fulfillment: 9,
    shipped_orders: 70,
    error_orders: 6,
    hold_orders: 2,
    back_orders: 3,
    user_review: 3,
  };

  test('requests only fix, search_by_filter, search, start_date and end_date', { tags: '§7.3' }, async () => {
    const { orders, backend } = clientWith(json({ data: wire }));
    await orders.getStats({
      period: 'custom',
      searchMode: 'sku_wise',
      search: '85123A',
      startDate: '2026-11-01',
      endDate: '2026-11-20',
    });
    const url = new URL(backend.requests[0]?.url ?? '');
    expect(url.pathname).toBe('/stats');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      fix: 'custom',
      search_by_filter: 'sku_wise',
      search: '85123A',
      start_date: '2026-11-01',
      end_date: '2026-11-20',
    });
  });

  test('figures are numbers or texts of digits', { tags: ['§3.9', '§7.3'] }, async () => {
    const { orders } = clientWith(json({ data: { ...wire, extra: true } }));
    await expect(orders.getStats(defaultFilters)).resolves.toEqual({
      totalOrders: 133,
      totalWorkflows: 12,
      totalBoxes: 7,
      openOrders: 40,
      ordersInFulfillment: 9,
      shippedOrders: 70,
      errorOrders: 6,
      holdOrders: 2,
      backOrders: 3,
      userReview: 3,
    });
  });

  test.each([
    [{ orders_in_fulfillment: undefined }, 'orders_in_fulfillment', 'ordersInFulfillment'],
    [{ total_orders: null }, 'total_orders', 'totalOrders'],
    [{ hold_orders: -1 }, 'hold_orders', 'holdOrders'],
    [{ back_orders: 'many' }, 'back_orders', 'backOrders'],
  ] as const)(
    'an invalid figure is unknown, never a zero, and affects no other: %j',
    { tags: '§3.9' },
    async (change, field, name) => {
      const backend = fakeBackend(json({ data: wire }), json({ data: { ...wire, ...change } }));
      const context = testContext(backend);
      const orders = createOrdersClient(context);
      const whole = await orders.getStats(defaultFilters);
      await expect(orders.getStats(defaultFilters)).resolves.toEqual({ ...whole, [name]: null });
      expect(context.logged).toEqual([`GET /stats: no count in ${field}`]);
    },
  );

  test.each([{}, { data: {} }, { data: null }, { data: [] }, { data: { total_orders: 'many' } }])(
    'a reply without any figure is an error: %j',
    async (body) => {
      await expect(clientWith(json(body)).orders.getStats(defaultFilters)).rejects.toMatchObject({
        name: 'UnexpectedReplyError',
        endpoint: 'GET /stats',
        field: 'data',
      });
    },
  );
});

describe('§7 GET get-locations', () => {
  test('is requested without any payload', { tags: '§7.4' }, async () => {
    const { orders, backend } = clientWith(json({ data: [] }));
    await orders.getLocations();
    const [request] = backend.requests;
    expect([
      request?.method,
      new URL(request?.url ?? '').pathname,
      new URL(request?.url ?? '').search,
      backend.bodies[0],
    ]).toEqual(['GET', '/get-locations', '', undefined]);
  });

  test('ids become strings, broken ones are counted', { tags: ['§3.14', '§7.4'] }, async () => {
    const { orders } = clientWith(
      json({ data: [{ location_id: 72001, name: 'Leeds' }, { location_id: '72002', name: 'Hull' }, { name: 'Lost' }] }),
    );
    await expect(orders.getLocations()).resolves.toEqual({
      locations: [
        { locationId: '72001', name: 'Leeds' },
        { locationId: '72002', name: 'Hull' },
      ],
      unreadable: 1,
    });
  });
});
