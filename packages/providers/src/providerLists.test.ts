import { findProvider, type ThirdPartyId } from '@hub/domain/integrations';
import { describe, expect, it, onTestFinished } from 'vitest';
import { adapters } from './adapters.ts';
import { shipbobAdapter } from './shipbob/shipbobAdapter.ts';
import { shipStationAdapter } from './shipStation/shipStationAdapter.ts';
import type { CallProvider } from './http/CallProvider.ts';
import { createCallProvider } from './http/createCallProvider.ts';
import { createPublicDispatcher } from './http/createPublicDispatcher.ts';
import type {
  AccountSettings,
  ChangedOrder,
  ChangedOrders,
  ProviderAdapter,
  ProviderConnection,
} from './ProviderAdapter.ts';
import { createManualClock, demoCredentials, startSimulators } from './simulators/index.ts';
import { aShipment } from './testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from './testing/createFakeApi.ts';

/* Paged lists, read by adapters from their 3PL's simulator. */

const minuteMs = 60_000;

type Read = (connection: ProviderConnection) => Promise<unknown>;
const sentOrder = { reference: 'S1001-1', providerOrderId: '77' };
const shipStationOrder = (orderId: number) => ({ orderId, orderKey: 'other', orderStatus: 'shipped', items: [] });
const capacityOrder = {
  id: '77',
  reference: 'S1001-1',
  status: 'shipped',
  shipments: [{ id: '1', shipped_at: '2026-01-31T16:46:27Z', lines: [] }],
};

/** Starts a 3PL with its own order `S1001-1` and similar ones: `S1001-1-2`, `S1001-1-3`, … */
async function startProvider(adapter: ProviderAdapter, startMs: number, copies: number) {
  const { provider } = adapter;
  const clock = createManualClock(startMs);
  const pace = { pack: 10_000 * minuteMs };
  const unitsOfNewSku = 100_000;
  const running = await startSimulators({ clock, pace, plan: 'one', unitsOfNewSku, providers: [provider] });
  onTestFinished(() => running.stop());
  const credentials = demoCredentials(provider);
  const inner = createCallProvider({
    providerName: findProvider(provider)?.name ?? provider,
    baseUrl: running.origins[provider],
    secrets: Object.values(credentials),
    dispatcher: createPublicDispatcher({ allowedOrigins: [running.origins[provider]] }),
  });
  /** A test can replace `call`. */
  const wire: { call: CallProvider } = { call: inner };
  const connect = (choices: AccountSettings['choices']) =>
    adapter.connect({ credentials, choices }, (request) => wire.call(request));
  const offered = (await connect({}).readChoices?.()) ?? [];
  const connection = connect(Object.fromEntries(offered.map(({ name, options }) => [name, options[0]?.value ?? ''])));
  const sent = await connection.send(aShipment());
  const control = running.control(provider);
  control.copyOrder(sent.reference, copies);
  /** Checks that a list is complete; `between` runs after each page. */
  const list = async (since: number, between = () => {}) => {
    const orders: ChangedOrder[] = [];
    let pages = 0;
    for (let cursor: string | null = null; pages === 0 || cursor !== null; pages += 1) {
      const page: ChangedOrders | undefined = await connection.readChanges?.(new Date(since), cursor);
      orders.push(...(page?.orders ?? []));
      cursor = page?.next ?? null;
      between();
    }
    return { orders, pages, ids: new Set(orders.map(({ providerOrderId }) => providerOrderId)) };
  };
  const idOf = (reference: string) => {
    const found = control.books().orders.find((order) => order.reference === reference);
    return String(found?.id);
  };
  return { clock, control, connection, sent, list, idOf, wire, inner };
}

describe.each(Object.values(adapters).filter(({ provider }) => findProvider(provider)?.reportsStock))(
  'the stock list of $provider',
  (adapter) => {
    const startMs = Date.parse('2026-01-31T16:46:27Z');

    /** A warehouse with more SKUs than fit on two pages of any 3PL, 7 units each. */
    async function startFull() {
      const started = await startProvider(adapter, startMs, 0);
      const skus = Array.from({ length: 2_100 }, (_, index) => `SKU-${String(index).padStart(4, '0')}`);
      for (const sku of skus) started.control.setStock(sku, 7);
      const isStock = () => started.control.books().calls.at(-1)?.operation === 'stock';
      return { ...started, skus, isStock };
    }

    it('counts no unit twice when it changes during paging', async () => {
      const { connection, control, skus, wire, inner, isStock } = await startFull();
      let pages = 0;
      wire.call = async (request) => {
        const reply = await inner(request);
        // Sorts before all others: each row moves down by one, and the last row of a page moves to the next.
        if (isStock()) control.setStock(`A-${9_999 - pages++}`, 7);
        return reply;
      };
      const levels = (await connection.readStock?.(null)) ?? [];
      expect(pages).toBeGreaterThan(2);
      const found = levels.filter(({ sku }) => sku.startsWith('SKU-'));
      expect(found.map(({ sku }) => sku).toSorted()).toEqual(skus);
      expect(found.every(({ onHand }) => onHand === 7)).toBe(true);
    });

    it.each([1, 2])('is rejected when its first pages repeat (%i)', async (length) => {
      const { connection, wire, inner, isStock } = await startFull();
      const kept: Awaited<ReturnType<CallProvider>>[] = [];
      let calls = 0;
      wire.call = async (request) => {
        const reply = await inner(request);
        if (!isStock()) return reply;
        if (kept.length < length) kept.push(reply);
        return kept[calls++ % length] as typeof reply;
      };
      await expect(connection.readStock?.(null)).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
      expect(calls).toBe(length + 1);
    });
  },
);

describe.each([
  { adapter: shipbobAdapter, pageSize: 250, isWhole: true },
  { adapter: shipStationAdapter, pageSize: 500, isWhole: false },
])('the list of changed orders of $adapter.provider', ({ adapter, pageSize, isWhole }) => {
  const startMs = Date.parse('2026-01-31T16:46:27Z');

  it('includes changes since a time and canceled orders', async () => {
    const { clock, control, list, idOf, connection, sent } = await startProvider(adapter, startMs, 9);
    expect((await list(startMs)).ids.size).toBe(10);
    clock.advance(180 * minuteMs);
    control.hold('S1001-1-4', 'Address cannot be verified');
    control.cancelOrder('S1001-1-7');
    const { orders, ids } = await list(startMs + 120 * minuteMs);
    expect(ids).toEqual(new Set([idOf('S1001-1-4'), idOf('S1001-1-7')]));
    expect(orders.map(({ order }) => order?.state)).toEqual(isWhole ? ['onHold', 'cancelled'] : [undefined, undefined]);
    const [before, again] = [orders, (await list(startMs + 120 * minuteMs)).orders].map((each) => each[0]?.mark);
    expect(again).toBe(before);
    if (!isWhole) return;
    const [whole] = (await list(startMs)).orders;
    expect(whole?.order).toEqual(await connection.readShipment(sent));
  });

  it('names every order when orders change between pages, some of them twice', async () => {
    const { clock, control, list } = await startProvider(adapter, startMs, 2 * pageSize + 20);
    const all = control.books().orders.map(({ id }) => String(id));
    let number = 2;
    const { ids, pages } = await list(startMs, () => {
      clock.advance(minuteMs);
      for (let count = 0; count < 5; count += 1) control.hold(`S1001-1-${number++}`, 'Address cannot be verified');
    });
    expect(pages).toBe(3);
    expect(all.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('loses nothing in the hour that repeats in autumn', async () => {
    // 01:45 in California, 15 minutes before clocks go back to 01:00.
    const before = Date.parse('2026-11-01T08:45:00Z');
    const { clock, control, list, idOf } = await startProvider(adapter, before - 180 * minuteMs, 3);
    clock.advance(205 * minuteMs);
    control.hold('S1001-1-2', 'Address cannot be verified');
    expect((await list(before)).ids).toEqual(new Set([idOf('S1001-1-2')]));
  });
});

/** Lists of an order, its parcels or its account: page `page` of the named list. */
const endlessLists: readonly [ThirdPartyId, string, (page: number) => unknown, RecordedAnswers, Read][] = [
  [
    'ship_stations',
    'GET /orders',
    (page) => ({ orders: [shipStationOrder(page)], pages: 1e6 }),
    {},
    (connection) => connection.findByReference('S1001-1'),
  ],
  [
    'ship_stations',
    'GET /orders',
    (page) => ({ orders: [shipStationOrder(page)], pages: 1e6 }),
    { 'GET /orders/77': { status: 404, body: {} } },
    (connection) => connection.readShipment(sentOrder),
  ],
  [
    'ship_stations',
    'GET /shipments',
    (page) => ({ shipments: [{ shipmentId: page, voided: false, shipmentItems: null }], pages: 1e6 }),
    { 'GET /orders/77': { body: shipStationOrder(77) } },
    (connection) => connection.readShipment(sentOrder),
  ],
  [
    'info_plus',
    'GET /infoplus-wms/api/beta/order/search',
    (page) => Array.from({ length: 250 }, (_, row) => ({ orderNo: page * 250 + row, lineItems: [] })),
    {},
    (connection) => connection.findByReference('S1001-1'),
  ],
  [
    'shipWire',
    'GET /api/v3/orders',
    (page) => ({ resource: { next: '/api/v3/orders?offset=20', items: [{ resource: { id: page, status: 'held' } }] } }),
    {},
    (connection) => connection.findByReference('S1001-1'),
  ],
  [
    'shipbob',
    'GET /2026-07/channel',
    (page) => ({ items: [{ id: page, name: 'Shop', scopes: [] }], next: '/2026-07/channel?cursor=x' }),
    {},
    (connection) => connection.test(),
  ],
  [
    'cap',
    'POST /api/order/track',
    (page) => ({ orderlist: [{ masterorderid: page, capacityProductID: 'MUG', capacityShippedQuantity: 1 }] }),
    { 'POST /token': { body: { access_token: 'token' } }, 'POST /api/order/status': { body: capacityOrder } },
    (connection) => connection.readShipment(sentOrder),
  ],
];

describe.each(endlessLists)('the list of %s at %s', (id, list, page, answers, read) => {
  it.each([1, 2])('is rejected when its first pages repeat (%i)', async (length) => {
    const adapter = { ...adapters[id], baseUrl: () => 'https://warehouse.example' };
    let calls = 0;
    const account = { credentials: { ...demoCredentials(id), shipbob_channel_id: '77' }, choices: {} };
    const { connection } = createFakeApi(adapter, account, {
      ...answers,
      [list]: () => ({ body: page(1_000 + (calls++ % length)) }),
    });
    await expect(read(connection)).rejects.toMatchObject({ words: { code: 'providers.samePage' } });
    expect(calls).toBe(length + 1);
  });
});

it('names every order of ShipStation’s list when orders leave it between pages', async () => {
  const startMs = Date.parse('2026-01-31T16:46:27Z');
  const { clock, control, connection, list, wire, inner } = await startProvider(shipStationAdapter, startMs, 0);
  const queries: string[] = [];
  wire.call = (request) => {
    queries.push(request.path);
    return inner(request);
  };
  for (let base = 0; base < 12; base += 1) {
    clock.advance(minuteMs);
    const { reference } = await connection.send(aShipment({ reference: `A${base}` }));
    control.copyOrder(reference, 99);
  }
  const all = new Map(control.books().orders.map(({ id, reference }) => [reference, String(id)]));
  let number = 2;
  const { ids } = await list(startMs, () => {
    // The second one disappears from the list: the rows behind it move up by one.
    for (let count = 0; count < 5; count += 1) control.combineOrders('A11', `A0-${number++}`);
  });
  const gone = Array.from({ length: number - 2 }, (_, index) => `A0-${index + 2}`);
  expect([...all].filter(([reference, id]) => !ids.has(id) && !gone.includes(reference))).toEqual([]);
  expect(queries.filter((path) => path.startsWith('/orders?')).length).toBeLessThan(8);
});

it('reads ShipStation’s list on by page number when half of a page was made in one second', async () => {
  const row = (orderId: number, createDate: string | null) => ({ orderId, modifyDate: 'M', createDate });
  const list = (createDates: readonly (string | null)[]) => ({
    orders: createDates.map((at, index) => row(index + 1, at)),
    total: 2_000,
    page: 1,
    pages: 4,
  });
  const account = { credentials: { api_key: 'key', api_secret: 'secret' }, choices: {} };
  const nextOf = async (createDates: readonly (string | null)[], cursor: string | null) => {
    const { connection } = createFakeApi(shipStationAdapter, account, { 'GET /orders': { body: list(createDates) } });
    return (await connection.readChanges?.(new Date(0), cursor))?.next;
  };
  const [first, second] = ['2026-01-31T08:00:00.0000000', '2026-01-31T08:00:09.5000000'];
  expect(await nextOf([first, first, second], null)).toBe('1 2026-01-31T08:00:08');
  expect(await nextOf([first, second, second], '1 2026-01-31T07:00:00')).toBe('2 2026-01-31T07:00:00');
  expect(await nextOf([second, second], null)).toBe('2');
  expect(await nextOf([first, null], '3')).toBe('4');
  expect(await nextOf([first, null], '4')).toBe(null);
});

it('reads ShipBob’s other orders when one has an unexpected shape', async () => {
  const whole = { id: 78, reference_id: 'S1001-1', status: 'Processing', shipments: [], last_update_at: 'T1' };
  const rows = [{ id: 77, shipments: 'none', last_update_at: 'T0' }, 'strange', whole];
  const account = { credentials: { access_token: 'token', shipbob_channel_id: '1' }, choices: {} };
  const { connection } = createFakeApi(shipbobAdapter, account, { 'GET /2026-07/order': { body: rows } });
  expect(await connection.readChanges?.(new Date(0), null)).toMatchObject({
    orders: [
      { providerOrderId: '77', mark: 'T0', order: null },
      { providerOrderId: '78', mark: 'T1', order: { state: 'received' } },
    ],
    next: null,
  });
});
