import { defaultFilters } from '@hub/domain/dashboard';
import { orderFieldRows } from '@hub/domain/orders';
import { tabs } from '@hub/domain/shared';
import { filledOrderFields } from '@hub/domain/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type FakeBackend, fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { findRow } from './findRow.ts';
import { listAllOrders } from './listAllOrders.ts';
import { listOrders, type ListOrdersParams } from './listOrders.ts';
import { listOrderWindow } from './listOrderWindow.ts';
import { pagedBackend } from './pagedBackend.ts';
import type { WireOrder } from './wireOrder.ts';

const question: ListOrdersParams = { tab: tabs.open, filters: defaultFilters };

const extensions = orderFieldRows.filter(
  (row) => 'isExtension' in row && row.kind !== 'stage' && row.kind !== 'reason',
);
type FieldOfSpec = Exclude<keyof WireOrder, (typeof extensions)[number]['wire'] | 'stage' | 'reason'>;

/** The `order_id` follows the `id`. */
function aRow(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: 11,
    order_id: 536_354 + (typeof changes.id === 'number' ? changes.id : 11),
    order_name: '#536365',
    customer_name: 'Customer 17850',
    fulfillment_status: 'partial',
    shopify_created_at: '2026-11-20T08:00:00+00:00',
    shopify_close_at: null,
    shopify_cancelled_at: '',
    batch_time: '2026-11-20T09:00:00+00:00',
    shipped_time: null,
    '3pl_status': 7,
    is_back_order: 2,
    error: '',
    error_message: null,
    error_type: null,
    ...Object.fromEntries(extensions.map(({ wire, field }) => [wire, filledOrderFields[field]])),
    ...changes,
  } satisfies Record<FieldOfSpec, unknown> & Record<string, unknown>;
}

function aPage(orders: readonly unknown[], hasNextPage = false): Response {
  return json({ orders, hasNextPage });
}

/** The requests without those for the stats. */
function listCalls({ requests }: FakeBackend): URL[] {
  return requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/list-order');
}

function sentQuery(backend: FakeBackend, index = 0): Record<string, string> {
  return Object.fromEntries(new URL(backend.requests[index]?.url ?? '').searchParams);
}

describe('§7 GET list-order: the request', () => {
  test(
    'has limit all, order_wise and last_24h by default; offset 0 is page 1',
    { tags: ['§7.5', '§9.6', '§9.11'] },
    async () => {
      const backend = fakeBackend(aPage([]));
      await listOrders(testContext(backend), question);
      expect(sentQuery(backend)).toEqual({
        tab: '2',
        fix: 'last_24h',
        search_by_filter: 'order_wise',
        offset: '0',
        limit: 'all',
      });
      expect(new URL(backend.requests[0]?.url ?? '').pathname).toBe('/list-order');
    },
  );

  test('has search, mode, page and fields', { tags: ['§7.5', '§9.9'] }, async () => {
    const backend = fakeBackend(aPage([]));
    const filters = { ...defaultFilters, search: ' A&B=ü ', searchMode: 'sku_wise', period: 'all' } as const;
    await listOrders(testContext(backend), { tab: tabs.needsReview, filters, page: 3, fields: ['order_name', 'id'] });
    expect(sentQuery(backend)).toEqual({
      tab: '8',
      fix: 'all',
      search_by_filter: 'sku_wise',
      search: 'A&B=ü',
      offset: '2',
      limit: 'all',
      fields: 'id,order_id,order_name',
    });
  });

  test('has dates only for custom and only when both are chosen', { tags: ['§7.5', '§9.10'] }, async () => {
    const backend = fakeBackend(aPage([]));
    const days = { startDate: '2026-11-01', endDate: '2026-11-20' };
    const list = (changes: Partial<ListOrdersParams['filters']>) =>
      listOrders(testContext(backend), { ...question, filters: { ...defaultFilters, ...changes } });
    await list({ period: 'custom', ...days });
    await list({ period: 'custom', ...days, endDate: null });
    await list({ period: 'last_7d', ...days });
    expect(sentQuery(backend, 0)).toMatchObject({ start_date: '2026-11-01', end_date: '2026-11-20' });
    expect(sentQuery(backend, 1)).not.toHaveProperty('start_date');
    expect(sentQuery(backend, 2)).not.toHaveProperty('start_date');
    expect(sentQuery(backend, 2)).not.toHaveProperty('end_date');
  });
});

describe('§3 Order: the reply', () => {
  test('every wire field is mapped', { tags: ['§3.10', '§7.7'] }, async () => {
    const page = await listOrders(testContext(fakeBackend(aPage([aRow()], true))), question);
    expect(page).toEqual({
      hasNextPage: true,
      unreadable: 0,
      orders: [
        {
          id: '11',
          orderId: '536365',
          orderName: '#536365',
          customerName: 'Customer 17850',
          fulfillmentStatus: 'partial',
          createdAt: '2026-11-20T08:00:00+00:00',
          closedAt: null,
          cancelledAt: null,
          batchedAt: '2026-11-20T09:00:00+00:00',
          shippedAt: null,
          threePlStatus: 7,
          backOrderState: 2,
          workflowErrors: [],
          shipmentError: null,
          errorType: null,
          ...Object.fromEntries(extensions.map(({ field }) => [field, filledOrderFields[field]])),
        },
      ],
    });
  });

  test(
    'missing optional fields are fine, unknown extra fields are ignored, unknown enum values are kept',
    { tags: '§3.10' },
    async () => {
      const rows = [
        { id: '7', order_id: '8' },
        aRow({ fulfillment_status: 'restocked', surprise: { deep: [1] }, '3pl_status': '42' }),
      ];
      const { orders, unreadable } = await listOrders(testContext(fakeBackend(aPage(rows))), question);
      expect(unreadable).toBe(0);
      expect(orders[0]).toMatchObject({
        id: '7',
        orderId: '8',
        orderName: '',
        fulfillmentStatus: '',
        createdAt: null,
        threePlStatus: null,
        backOrderState: 0,
      });
      expect(orders[1]).toMatchObject({ fulfillmentStatus: 'restocked', threePlStatus: 42 });
      expect(orders[1]).not.toHaveProperty('surprise');
    },
  );

  test('a list with a broken row returns the others and the number of unreadable ones', async () => {
    const rows = [
      aRow(),
      null,
      aRow({ id: 'x', order_id: 1 }),
      aRow({ order_name: 5, order_id: 2 }),
      [],
      aRow({ id: 12 }),
    ];
    const page = await listOrders(testContext(fakeBackend(aPage(rows))), question);
    expect(page.orders.map(({ id }) => id)).toEqual(['11', '12']);
    expect(page.unreadable).toBe(4);
  });

  test(
    'the JSON in error and error_message is parsed once; an unreadable one is logged (§8)',
    { tags: '§8.15' },
    async () => {
      const context = testContext(
        fakeBackend(
          aPage([
            aRow({ error: JSON.stringify([{ message: 'No stock', sku: '85123A', qty: 3 }]) }),
            aRow({ id: 12, error_message: JSON.stringify({ message: 'Address refused' }), error_type: 1 }),
            aRow({ id: 13, error: '{"broken' }),
          ]),
        ),
      );
      const { orders } = await listOrders(context, question);
      expect(orders[0]?.workflowErrors).toEqual([{ message: 'No stock', sku: '85123A', quantity: 3, type: null }]);
      expect(orders[1]).toMatchObject({ shipmentError: 'Address refused', errorType: 1 });
      expect(orders[2]?.workflowErrors).toHaveLength(1);
      expect(context.logged).toEqual(['GET /list-order: 1 error texts could not be parsed']);
    },
  );

  test.each([
    [{ hasNextPage: false }, 'orders', 'does not fit the contract, is missing'],
    [{ orders: {}, hasNextPage: false }, 'orders', 'does not fit the contract, is object'],
    [{ orders: [], hasNextPage: 'no' }, 'hasNextPage', 'should be boolean, is string'],
    [[], '(body)', 'should be object, is array'],
    [null, '(body)', 'should be object, is null'],
  ])('the body %j is an error with the endpoint and the field', async (body, field, problem) => {
    const context = testContext(fakeBackend(json(body, 200, { 'X-Request-Id': 'r-1' })));
    await expect(listOrders(context, question)).rejects.toMatchObject({
      name: 'UnexpectedReplyError',
      endpoint: 'GET /list-order',
      field,
      problem,
      requestId: 'r-1',
    });
  });
});

test('§9 limit=all: a long list is read whole, in order, each order with its own customer', async () => {
  const expected = Array.from({ length: 20_000 }, (_, index) => [index + 1, `Customer ${index % 7}`] as const);
  const rows = expected.map(([id, name]) => aRow({ id, customer_name: name }));
  const { orders, unreadable } = await listOrders(testContext(fakeBackend(aPage(rows))), question);
  expect(orders.map(({ id, customerName }) => [Number(id), customerName])).toEqual(expected);
  expect(unreadable).toBe(0);
});

describe('export (§7)', () => {
  test('requests fields and export_data=true', { tags: '§7.6' }, async () => {
    const backend = fakeBackend(aPage([aRow()]));
    await listAllOrders(testContext(backend), { ...question, fields: ['order_name'], forExport: true });
    expect(sentQuery(backend)).toMatchObject({ fields: 'id,order_id,order_name', export_data: 'true' });
  });

  test('a fulfill_error_data replaces the rows', { tags: ['§3.16', '§7.8'] }, async () => {
    const reply = json({ orders: [aRow()], hasNextPage: false, fulfill_error_data: [aRow({ id: 99 }), 'broken'] });
    const { orders, unreadable } = await listAllOrders(testContext(fakeBackend(reply)), {
      ...question,
      forExport: true,
    });
    expect(orders.map(({ id }) => id)).toEqual(['99']);
    expect(unreadable).toBe(1);
  });

  test(
    '§3 "the export response may instead hold the array": orders may then be absent',
    { tags: '§3.16' },
    async () => {
      const reply = json({ fulfill_error_data: [aRow({ id: 99 })] });
      const { orders } = await listAllOrders(testContext(fakeBackend(reply)), { ...question, forExport: true });
      expect(orders.map(({ id }) => id)).toEqual(['99']);
    },
  );

  test('a list on the screen is not replaced by it', async () => {
    const reply = json({ orders: [aRow()], hasNextPage: false, fulfill_error_data: [] });
    expect((await listOrders(testContext(fakeBackend(reply)), question)).orders).toHaveLength(1);
  });
});

describe('the app never assumes that one reply is complete', () => {
  test('every page is loaded, and an order that moved between pages counts once', async () => {
    const pages = [aPage([aRow({ id: 1 }), aRow({ id: 2 })], true), aPage([aRow({ id: 2 }), aRow({ id: 3 })], false)];
    const backend = fakeBackend(
      ({ url }) => pages[Number(new URL(url).searchParams.get('offset') ?? Number.NaN)]?.clone() ?? json({}),
    );
    const progress: number[] = [];
    const { orders } = await listAllOrders(testContext(backend), question, {
      onProgress: (loaded) => progress.push(loaded),
    });
    expect(orders.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(listCalls(backend).map((url) => url.searchParams.get('offset'))).toEqual(['0', '1', '0']);
    expect(progress).toEqual([2, 3]);
  });

  test('a server that promises endless pages is an error, not a loop', async () => {
    const backend = fakeBackend(json({ orders: [aRow()], hasNextPage: true }, 200, { 'X-Request-Id': 'r-2' }));
    await expect(listAllOrders(testContext(backend), question)).rejects.toMatchObject({
      name: 'UnexpectedReplyError',
      field: 'hasNextPage',
      requestId: 'r-2',
    });
    expect(listCalls(backend)).toHaveLength(2);
  });

  test('endless pages of broken rows are an error too', async () => {
    const backend = fakeBackend(aPage([null], true));
    await expect(listAllOrders(testContext(backend), question)).rejects.toMatchObject({ field: 'hasNextPage' });
  });

  test('cancel stops between pages', async () => {
    const controller = new AbortController();
    const backend = fakeBackend(aPage([aRow({ id: 1 })], true), aPage([aRow({ id: 2 })], true));
    const call = listAllOrders(testContext(backend), question, {
      signal: controller.signal,
      onProgress: () => controller.abort('cancelled'),
    });
    await expect(call).rejects.toBe('cancelled');
    expect(backend.requests).toHaveLength(1);
  });
});

describe('our extension: a row’s stage, and the reason for it', () => {
  const held = { kind: 'actionTaken', values: { action: 'hold-order', by: 'Ada', isBulk: false, isUndo: false } };
  const rowOf = async (changes: Record<string, unknown>) => {
    const page = await listOrders(testContext(fakeBackend(aPage([aRow(changes)]))), question);
    return { stage: page.orders[0]?.stage, reason: page.orders[0]?.stageReason, unreadable: page.unreadable };
  };

  test.each([undefined, null, 7, 'paid', 'toString', {}, ['hold']])(
    'a stage of %j counts as none and affects nothing else',
    async (stage) => {
      expect(await rowOf({ stage, reason: held })).toEqual({
        stage: undefined,
        reason: undefined,
        unreadable: 0,
      });
    },
  );

  test.each([
    undefined,
    null,
    'Put on hold: a',
    [],
    {},
    { kind: 'returned', values: {} },
    { ...held, values: null },
    { kind: 'received', values: {} },
  ])('a reason of %j counts as none', async (reason) => {
    expect(await rowOf({ stage: 'hold', reason })).toEqual({ stage: 'hold', reason: undefined, unreadable: 0 });
  });

  test('invalid values are logged once, without the values; a kind of a newer server is not logged', async () => {
    // The module remembers what was logged before.
    vi.resetModules();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => {
      warn.mockRestore();
      vi.resetModules();
    });
    const { toEvent } = await import('./toEvent.ts');
    const { readWords } = await import('../http/wireWords.ts');
    for (const event of [
      { kind: 'returned', values: {} },
      { kind: 'shipped', values: { shipment: 7 } },
    ])
      for (let times = 0; times < 2; times += 1) expect(toEvent(event)).toBeNull();
    for (const [code, values] of [
      ['orders.cannot', { stage: 'frozen' }],
      ['orders.newer', {}],
    ] as const)
      for (let times = 0; times < 2; times += 1)
        expect(readWords('It is frozen.', { code, values })).toBe('It is frozen.');
    expect(warn.mock.calls).toEqual([
      ['The values of the event "shipped" do not fit'],
      ['The values of the message "orders.cannot" do not fit'],
    ]);
  });

  test('the event with the cause is the reason, in words', async () => {
    expect((await rowOf({ stage: 'hold', reason: held })).reason).toBe('Held by Ada');
  });
});

describe('a part of a list', () => {
  const { tab, filters } = question;
  const window = { tab, filters, part: { page: 3, pageSize: 200 } };
  const windowed = (backend: FakeBackend) => ({ ...testContext(backend), capabilities: ['windowed-lists'] });

  test('a page requests that many orders after the previous pages, and has the length of the list', async () => {
    const backend = fakeBackend(json({ orders: [aRow(), 'broken'], hasNextPage: true, total: '1000000' }));
    const { orders, ...page } = await listOrderWindow(windowed(backend), window);
    expect(sentQuery(backend)).toMatchObject({ offset: '2', limit: '200' });
    expect([orders.length, page]).toEqual([
      1,
      { hasNextPage: true, unreadable: 1, total: 1_000_000, gap: null, isWhole: false },
    ]);
  });

  test.each([{}, { total: null }, { total: 'many' }])('a page without the length is rejected: %j', async (total) => {
    const backend = fakeBackend(json({ orders: [], hasNextPage: false, ...total }));
    await expect(listOrderWindow(windowed(backend), window)).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
  });

  test.each([
    ['all of it', 'all' as const],
    ['a page', window.part],
  ])('a server with its own pages returns the whole list, for a request of %s', async (_, part) => {
    const backend = pagedBackend({ orderIds: [9, 8, 7, 6, 5], pageSize: 2 });
    const { orders, ...list } = await listOrderWindow(testContext(backend), { tab: tabs.open, filters, part });
    expect(orders.map(({ orderId }) => orderId)).toEqual(['9', '8', '7', '6', '5']);
    expect(list).toEqual({ hasNextPage: false, unreadable: 0, total: 5, gap: null, isWhole: true });
  });

  test('the row of an order comes from any server: in one call, or from the whole list', async () => {
    const list = { tab: tabs.open, filters, orderId: '6' };
    const asked = fakeBackend(json({ orders: [], hasNextPage: false, offset: '40' }));
    expect(await findRow(windowed(asked), list)).toBe(40);
    expect(asked.requests).toHaveLength(1);
    const read = pagedBackend({ orderIds: [9, 8, 7, 6, 5], pageSize: 2 });
    expect(await findRow(testContext(read), list)).toBe(3);
    expect(await findRow(testContext(read), { ...list, orderId: '1' })).toBeNull();
  });
});
