import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/shared';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EndlessListError } from '../http/errors.ts';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { type AllOrders, listAllOrders } from './listAllOrders.ts';
import { listOrders } from './listOrders.ts';
import { pagedBackend, type PagedBackendOptions } from './pagedBackend.ts';

const params = { tab: tabs.open, filters: defaultFilters };

const range = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);
const idsOf = ({ orders }: AllOrders) => orders.map(({ orderId }) => Number(orderId));

async function readAll(options: PagedBackendOptions) {
  const backend = pagedBackend(options);
  const context = testContext(backend);
  const all = await listAllOrders(context, params);
  return { ...all, ids: idsOf(all), offsets: backend.offsets(), logged: context.logged };
}

/** Removes orders before the request with that number. */
const leaving = (at: number, count: number) => (list: number[], request: number) => {
  if (request === at) list.splice(0, count);
};

describe('an order is identified by its order_id', () => {
  test('rows that share an id are different orders; a repeated order_id is one order, with its last row', async () => {
    const rows = [
      { id: 0, order_id: 1, customer_name: 'first' },
      { id: 0, order_id: 2 },
      { id: null, order_id: '1', customer_name: 'last' },
      { order_id: 3 },
    ];
    const context = testContext(fakeBackend(json({ orders: rows })));
    const page = await listOrders(context, params);
    expect(page.orders.map(({ orderId, customerName }) => [orderId, customerName])).toEqual([
      ['1', 'last'],
      ['2', ''],
      ['3', ''],
    ]);
    expect(page.unreadable).toBe(0);
  });

  test('repeated orders are logged once, also when the list is read again', async () => {
    const rows = [{ order_id: 1 }, { order_id: 2 }, { order_id: 1 }];
    const context = testContext(fakeBackend(json({ orders: rows })));
    for (let reading = 0; reading < 3; reading += 1) await listOrders(context, params);
    await listAllOrders(context, params);
    expect(context.logged).toEqual(['GET /list-order: 1 orders came more than once and count once (order_id 1)']);
  });

  test('repeated orders in a list that is read whole are logged, even across pages', async () => {
    const row = (orderId: number) => ({ order_id: orderId === 3 ? 2 : orderId });
    const { ids, logged } = await readAll({ orderIds: range(4), pageSize: 2, row, figure: () => null });
    expect(ids).toEqual([1, 2, 4]);
    expect(logged).toEqual(['GET /list-order: 1 orders came more than once and count once (order_id 2)']);
  });

  test('an unreadable row of a readable order is not counted; one of another order is, once', async () => {
    const rows = [
      { order_id: 1 },
      { order_id: 1, order_name: 5 },
      { order_id: 2, order_name: 5 },
      { order_id: 2, order_name: 6 },
      { order_id: null },
      { order_id: null },
    ];
    const { orders, unreadable } = await listOrders(testContext(fakeBackend(json({ orders: rows }))), params);
    expect(orders.map(({ orderId }) => orderId)).toEqual(['1']);
    expect(unreadable).toBe(3);
  });

  test('in any list of any rows each order_id counts once', { tags: 'hazard:malformed-reply' }, async () => {
    const row = fc.record(
      {
        id: fc.constantFrom(0, 1, '1', null, 'x', {}),
        order_id: fc.constantFrom(1, 2, 3, '1', '2', null, {}, 'x'),
        order_name: fc.constantFrom('#1', null, 5),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
        const page = await listOrders(testContext(fakeBackend(json({ orders: rows }))), params);
        const named = new Set(rows.flatMap(({ order_id: id }) => (/^\d+$/.test(String(id)) ? [String(id)] : [])));
        const nameless = rows.filter(({ order_id: id }) => !/^\d+$/.test(String(id))).length;
        expect(new Set(page.orders.map(({ orderId }) => orderId)).size).toBe(page.orders.length);
        expect(page.orders.length + page.unreadable).toBe(named.size + nameless);
      }),
    );
  });
});

describe('orders that move while the pages are read', () => {
  test('an unchanged list is read once, and its first page a second time', async () => {
    const read = await readAll({ orderIds: range(12), pageSize: 5 });
    expect(read).toMatchObject({ ids: range(12), offsets: [0, 1, 2, 0], gap: null });
  });

  test('one page is the whole list: nothing is compared', async () => {
    const backend = pagedBackend({ orderIds: range(5), pageSize: 5 });
    await listAllOrders(testContext(backend), params);
    expect(backend.requests).toHaveLength(1);
  });

  test('a second reading finds five orders that were missed because five left the first page', async () => {
    const read = await readAll({ orderIds: range(125), pageSize: 50, move: leaving(2, 5) });
    expect(read.offsets).toEqual([0, 1, 2, 0, 0, 1, 2, 0]);
    expect(read.ids.toSorted((a, b) => a - b)).toEqual(range(125));
    expect(read.gap).toBeNull();
  });

  test('an order that leaves a later page is noticed by the count of the stats', async () => {
    // Requests: page 1, stats, page 2, page 3.
    const read = await readAll({
      orderIds: range(15),
      pageSize: 5,
      move: (list, request) => {
        if (request === 3) list.splice(list.indexOf(7), 1);
      },
    });
    expect(read.ids.toSorted((a, b) => a - b)).toEqual(range(15));
    expect(read.offsets).toHaveLength(8);
  });

  test('orders that were missed and then leave too: reports how many of about how many were read', async () => {
    const read = await readAll({
      orderIds: range(125),
      pageSize: 50,
      figure: () => 125,
      move: (list, request) => {
        if (request === 3) list.splice(0, 5);
        if (request === 5) list.splice(95, 5);
      },
    });
    expect(read.ids).toHaveLength(120);
    expect(read.gap).toEqual({ read: 120, expected: 125 });
  });

  test('orders that keep moving, without stats: the report says that some may be missing', async () => {
    const read = await readAll({
      orderIds: range(200),
      pageSize: 20,
      figure: () => null,
      move: (list) => void list.splice(0, 3),
    });
    expect(read.gap).toEqual({ read: read.ids.length, expected: null });
  });

  test('skips no order when new ones push others to the next page', async () => {
    const read = await readAll({
      orderIds: range(12, 100),
      pageSize: 5,
      move: (list, request) => {
        if (request === 2) list.unshift(99, 98);
      },
    });
    expect(read).toMatchObject({ ids: range(12, 100), offsets: [0, 1, 2, 0], gap: null });
  });

  test.each([
    ['more', 20],
    ['fewer', 3],
  ])('stats that always count %s than the list has: the list is complete', async (_, figure) => {
    const read = await readAll({ orderIds: range(12), pageSize: 5, figure: () => figure });
    expect(read).toMatchObject({ ids: range(12), gap: null });
  });

  test('stats that fail do not fail the reading', async () => {
    expect(await readAll({ orderIds: range(12), pageSize: 5, figure: () => null })).toMatchObject({ gap: null });
  });

  test('when orders leave and arrive, every order that stayed is found, or a gap is reported', async () => {
    const move = fc.record({
      request: fc.nat(14),
      isNew: fc.boolean(),
      at: fc.nat(40),
      count: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 2, max: 9 }),
        fc.boolean(),
        fc.array(move, { maxLength: 6 }),
        async (count, pageSize, hasStats, moves) => {
          const orderIds = range(count, 1_000);
          let newest = 1_000;
          const backend = pagedBackend({
            orderIds,
            pageSize,
            figure: ({ length }) => (hasStats ? length : null),
            move(list, request) {
              for (const { isNew, at, count: moved } of moves.filter((one) => one.request === request)) {
                // Without stats only the first page is compared, so only what leaves it is noticed.
                if (!isNew) list.splice(hasStats ? at : at % pageSize, moved);
                else if (hasStats) for (let added = 0; added < moved; added += 1) list.unshift((newest -= 1));
              }
            },
          });
          const all = await listAllOrders(testContext(backend), params).catch((error: unknown) => {
            // A page of new orders pushes the previous page to the position of the next one.
            if (error instanceof EndlessListError) return null;
            throw error;
          });
          if (all === null) return;
          const ids = new Set(idsOf(all));
          expect(ids.size).toBe(all.orders.length);
          const missing = backend.list.filter((orderId) => orderIds.includes(orderId) && !ids.has(orderId));
          if (all.gap === null) expect(missing).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('empty or unreadable pages', () => {
  const pages = (...orders: readonly (readonly unknown[])[]) =>
    fakeBackend(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      const page = Number(searchParams.get('offset'));
      return pathname === '/stats'
        ? json({}, 400)
        : json({ orders: orders[page] ?? [], hasNextPage: page + 1 < orders.length });
    });
  const rows = (...ids: readonly number[]) => ids.map((id) => ({ order_id: id }));

  test('an empty page in the middle does not end the list', async () => {
    const all = await listAllOrders(testContext(pages(rows(1, 2), [], [], rows(3))), params);
    expect(idsOf(all)).toEqual([1, 2, 3]);
  });

  test('the orders of an unreadable page are counted, and the next pages are read', async () => {
    const broken = [null, 'x', { order_id: 3, order_name: [] }, { order_id: 4, order_name: [] }];
    const all = await listAllOrders(testContext(pages(rows(1, 2), broken, rows(5))), params);
    expect(idsOf(all)).toEqual([1, 2, 5]);
    expect(all.unreadable).toBe(4);
  });

  test('counts an unreadable order once when its list is read twice', async () => {
    const all = await readAll({
      orderIds: range(30),
      pageSize: 10,
      move: leaving(2, 2),
      row: (orderId) => ({ order_id: orderId, order_name: orderId % 3 === 0 ? 7 : '#1' }),
    });
    expect(all.offsets).toHaveLength(8);
    expect([all.ids.length, all.unreadable]).toEqual([20, 10]);
  });

  test.each([
    ['the same page', () => rows(1, 2)],
    ['an empty page', () => []],
    ['an unreadable page', () => [null, null]],
    ['two pages in turn', (page: number) => (page % 2 === 0 ? rows(1, 2) : rows(2, 3))],
  ])('a server that endlessly sends %s is stopped with an error', async (_, page) => {
    const backend = fakeBackend(({ url }) =>
      json({ orders: page(Number(new URL(url).searchParams.get('offset'))), hasNextPage: true }),
    );
    await expect(listAllOrders(testContext(backend), params)).rejects.toMatchObject({
      field: 'hasNextPage',
      problem: expect.stringMatching(/^promises another page, but /),
    });
    expect(backend.requests.length).toBeLessThan(120);
  });

  test.each([undefined, null, false, 0, '0', 'false'])(
    'hasNextPage %j is false, in lists and in exports',
    async (flag) => {
      const context = testContext(fakeBackend(json({ orders: rows(1), hasNextPage: flag })));
      expect((await listOrders(context, params)).hasNextPage).toBe(false);
      expect((await listOrders(context, { ...params, forExport: true })).hasNextPage).toBe(false);
    },
  );

  test.each([true, 1, '1', 'true'])('hasNextPage %j is true', async (flag) => {
    const context = testContext(fakeBackend(json({ orders: rows(1), hasNextPage: flag })));
    expect((await listOrders(context, params)).hasNextPage).toBe(true);
  });

  test('an empty fulfill_error_data replaces nothing', async () => {
    const context = testContext(fakeBackend(json({ orders: rows(1, 2), fulfill_error_data: [] })));
    expect(idsOf(await listAllOrders(context, { ...params, forExport: true }))).toEqual([1, 2]);
    const alone = testContext(fakeBackend(json({ fulfill_error_data: [] })));
    expect(idsOf(await listAllOrders(alone, { ...params, forExport: true }))).toEqual([]);
  });
});

test('a zero date is no date, and a missing name is no text', async () => {
  const row = { order_id: 1, order_name: null, shopify_close_at: '0000-00-00 00:00:00', shipped_time: '0000-00-00' };
  const { orders } = await listOrders(testContext(fakeBackend(json({ orders: [row] }))), params);
  expect(orders[0]).toMatchObject({ orderName: '', closedAt: null, shippedAt: null });
});
