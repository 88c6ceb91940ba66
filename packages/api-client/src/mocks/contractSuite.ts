import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import {
  blankFieldWords,
  hasConnectedProvider,
  isConnected,
  type ProviderAccount,
  type ProviderId,
  type ProviderSettings,
  providers,
  secretMask,
} from '@hub/domain/integrations';
import { errorTypes, type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { groupLineItems, type TimelineEntry } from '@hub/domain/orders/detail';
import { orderTabs } from '@hub/domain/orders/list';
import { formatDate, parseEpoch } from '@hub/domain/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ApiClient, createApiClient } from '../createApiClient.ts';
import { HttpError, RejectedError, SessionExpiredError } from '../http/errors.ts';
import type { BulkOutcome } from '../orders/BulkOutcome.ts';
import { readSkuReport } from '../insights/readSkuReport.ts';
import { insightContract } from './insightContract.ts';
import { attentionContract } from './attentionContract.ts';
import { searchContract } from './searchContract.ts';
import { batchContract } from './batchContract.ts';
import { connectionContract } from './connectionContract.ts';
import { privacyContract } from './privacyContract.ts';
import { importContract } from './importContract.ts';
import { shippingContract } from './shippingContract.ts';
import { shopSettingsContract } from './shopSettingsContract.ts';
import { productContract } from './productContract.ts';
import { notificationContract } from './notificationContract.ts';
import { staffContract } from './staffContract.ts';
import { tagContract } from './tagContract.ts';
import { routingContract } from './routingContract.ts';
import { createWorkflowsClient } from '../workflows/createWorkflowsClient.ts';
import { planContract } from './planContract.ts';
import { storeContract } from './storeContract.ts';
import { stockContract } from './stockContract.ts';
import { trackingContract } from './trackingContract.ts';
import { windowContract } from './windowContract.ts';
import { workflowContract } from './workflowContract.ts';
import { sampleShop } from './shop/sampleShop.ts';
import { sandboxCapabilities } from './shop/sandboxCapabilities.ts';

const user = sampleShop.userName;

/** Target of the suite: a server, or the mocks in process. */
export interface ContractTarget {
  /** `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  /** Fills a shop before its first request; missing where a shop fills itself, as the sandbox's do. */
  readonly createShop?: (domain: string) => Promise<void>;
}

/**
 * Contract tests with the real client against any backend whose shops open with `sampleShop`, `sampleOrders` of any
 * seed, `locations` and `initialProviders`. Declares vitest tests; `start` runs once before them. Each group opens its
 * own shop, so the suite can run repeatedly against one server.
 */
export function contractSuite(start: () => Promise<ContractTarget> | ContractTarget): void {
  let target: ContractTarget;
  beforeAll(async () => {
    target = await start();
  });

  /** A client of a shop of its own, with the requests that it sends. */
  async function openShop() {
    const shop = `contract-${crypto.randomUUID()}.myshopify.com`;
    await target.createShop?.(shop);
    const sent: Request[] = [];
    let token: string | null = null;
    let expired = 0;
    const client = createApiClient({
      origin: target.origin,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(request.clone());
        return target.fetch(request);
      },
      authorization: () => token,
      onAuthorization: (received) => {
        token = received;
      },
      onSessionExpired: () => {
        expired += 1;
      },
      readCookie: () => null,
      wait: async () => undefined,
    });
    return {
      client,
      shop,
      sent,
      info: await client.shop.getShopInfo({ shop }),
      token: () => token,
      forgetToken: () => {
        token = null;
      },
      timesExpired: () => expired,
    };
  }

  /** A client without a token. */
  function openVisitor(): ApiClient {
    return createApiClient({
      origin: target.origin,
      fetch: target.fetch,
      authorization: () => null,
      onAuthorization: () => undefined,
      onSessionExpired: () => undefined,
      readCookie: () => null,
      wait: async () => undefined,
    });
  }

  type OpenShop = Awaited<ReturnType<typeof openShop>>;

  describe('who is asking', () => {
    test('shop info names the shop, its money and zone, and returns the Authorization header', async () => {
      const { info, shop, token } = await openShop();
      expect(info).toMatchObject({
        shop,
        userName: sampleShop.userName,
        role: '1',
        installStatus: '1',
        onboardStatus: '1',
        chargeType: 2,
        currency: 'GBP',
        timeZone: 'Europe/London',
      });
      expect(token()).not.toBeNull();
    });

    test('the server can do what the sandbox can, and nothing more', async () => {
      const { info } = await openShop();
      expect(info.capabilities.toSorted()).toEqual(sandboxCapabilities.toSorted());
    });

    test('a call without the token is a session that expired, told once', async () => {
      const { client, forgetToken, timesExpired } = await openShop();
      forgetToken();
      const calls = await Promise.allSettled([
        client.orders.getStats(defaultFilters),
        client.orders.getLocations(),
        client.plans.createBilling(3),
      ]);
      for (const call of calls)
        expect(call).toMatchObject({ status: 'rejected', reason: expect.any(SessionExpiredError) });
      expect(timesExpired()).toBe(1);
    });
  });

  describe('wrong requests', () => {
    let send: (path: string, init?: RequestInit) => Promise<Response>;
    beforeAll(async () => {
      const { token } = await openShop();
      send = (path, init) =>
        target.fetch(
          new Request(`${target.origin}${path}`, {
            ...init,
            headers: { Authorization: token() ?? '', 'Content-Type': 'application/json', ...init?.headers },
          }),
        );
    });
    const post = (body: string, headers = {}) => ({ method: 'POST', body, headers });

    test.each([
      ['a shop that is no store', '/shopInfo?shop=evil.example', {}, 400],
      ['no shop', '/shopInfo', {}, 400],
      ['a tab that does not exist', '/list-order?tab=9', {}, 400],
      ['a period that does not exist', '/stats?fix=yesterday', {}, 400],
      ['an offset that is none', '/list-order?tab=1&offset=-1', {}, 400],
      ['an offset that is no number', '/list-order?tab=1&offset=abc&limit=50', {}, 400],
      ['half an offset', '/list-order?tab=1&offset=0.5&limit=50', {}, 400],
      ['a limit of nothing', '/list-order?tab=1&limit=0', {}, 400],
      ['a limit below nothing', '/list-order?tab=1&limit=-1', {}, 400],
      ['a limit over 200', '/list-order?tab=1&limit=201', {}, 400],
      ['a limit that is no number', '/list-order?tab=1&limit=many', {}, 400],
      ['a limit that is half a number', '/list-order?tab=1&limit=1.5', {}, 400],
      ['part of an export', '/list-order?tab=1&limit=50&export_data=true', {}, 400],
      ['the page of an order in a whole list', '/list-order?tab=1&order_id=1', {}, 400],
      ['part of a list after an order', '/list-order?tab=1&limit=50&after=1', {}, 400],
      ['a list after an order that is none', '/list-order?tab=1&after=nothing', {}, 404],
      ['custom days out of order', '/stats?fix=custom&start_date=2026-03-02&end_date=2026-03-01', {}, 400],
      ['one custom day', '/list-order?tab=1&fix=custom&start_date=2026-03-02', {}, 400],
      ['a day that does not exist', '/stats?fix=custom&start_date=2026-02-30&end_date=2026-03-01', {}, 400],
      ['a body that is not JSON', '/run-workflow', post('{'), 400],
      ['a body without its fields', '/run-workflow', post('{}'), 400],
      ['a provider that does not exist', '/save-third-party-settings', post('{"third_party_id":"nobody"}'), 400],
      ['a plan that does not exist', '/billing/info/create', post('{"flag":4}'), 400],
      ['a body of another type', '/run-workflow', post('{"order_id":1}', { 'Content-Type': 'text/plain' }), 415],
      ['an action on an unknown order', '/hold-order', post('{"id":1,"order_id":1}'), 404],
      ['a list with an unknown order', '/move-to-open-errored', post('[1]'), 404],
      ['a timeline entry of an unknown order', '/timeline', post('{"order_id":1,"message":"x"}'), 404],
      ['a token that nobody has', '/stats', { headers: { Authorization: 'Bearer nobody' } }, 401],
    ])('%s is refused with its reason', async (_, path, init, status) => {
      const response = await send(path, init);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
      const body: unknown = await response.json();
      expect(body).toMatchObject({
        status: 'error',
        message: expect.stringMatching(/\S/),
        request_id: response.headers.get('X-Request-Id'),
      });
    });

    test('an order that is named twice in a bulk action is told once', async () => {
      const reply = await send('/move-to-close-bulk', post('{"order_ids":[1,"1",2],"tab":1}'));
      expect((await reply.json()).results).toHaveLength(2);
    });

    test('empty parameters have their defaults, and unknown ones are ignored', async () => {
      const [plain, empty] = await Promise.all(
        ['/list-order?tab=2&fields=id', '/list-order?tab=2&fields=id&fix=&search=&offset=&start_date=&more=1'].map(
          async (path) => (await send(path)).json(),
        ),
      );
      expect(plain.orders.length).toBeGreaterThan(0);
      expect(empty).toEqual(plain);
    });
  });

  describe('figures and lists', () => {
    let open: OpenShop;
    let client: ApiClient;
    beforeAll(async () => {
      open = await openShop();
      client = open.client;
    });

    test.each(orderTabs.map(({ number, title, statsField }) => ({ number, title, statsField })))(
      '$title: the figure is the length of the list',
      { tags: ['§1.3', '§2.67'] },
      async ({ number, statsField }) => {
        for (const period of ['last_24h', 'last_7d', 'all'] as const) {
          const filters = { ...defaultFilters, period };
          const [stats, list] = await Promise.all([
            client.orders.getStats(filters),
            client.orders.listAllOrders({ tab: number, filters }),
          ]);
          expect(list.unreadable).toBe(0);
          expect([period, list.orders.length]).toEqual([period, stats[statsField]]);
          expect(list.orders.length).toBeGreaterThan(0);
        }
      },
    );

    test('orders are sorted by creation time, newest first', async () => {
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.all,
        filters: { ...defaultFilters, period: 'all' },
      });
      const times = orders.map((order) => parseEpoch(order.createdAt) ?? 0);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    test('a page that is not the last says so, and all pages together are the list', { tags: '§7.7' }, async () => {
      const filters: OrderFilters = { ...defaultFilters, period: 'all' };
      const first = await client.orders.listOrders({ tab: tabs.needsReview, filters });
      const all = await client.orders.listAllOrders({ tab: tabs.needsReview, filters });
      expect(first.hasNextPage).toBe(all.orders.length > first.orders.length);
      expect(all.orders.slice(0, first.orders.length)).toEqual(first.orders);
    });

    test('the default period is the last 24 hours', async () => {
      const { orders } = await client.orders.listOrders({ tab: tabs.all, filters: defaultFilters });
      const oldest = Math.min(...orders.map((order) => parseEpoch(order.createdAt) ?? 0));
      expect(Date.now() - oldest).toBeLessThan(24.1 * 3_600_000);
    });

    test(
      'search by order finds the order, by SKU those that have the item, and every row of them has it',
      { tags: '§1.4' },
      async () => {
        const expectedOrder = await anOrderIn(client, tabs.open);
        const period = 'all';
        const byOrder = await client.orders.listAllOrders({
          tab: tabs.all,
          filters: { ...defaultFilters, period, search: expectedOrder.orderName.slice(1) },
        });
        expect(byOrder.orders.map((order) => order.orderId)).toContain(expectedOrder.orderId);
        expect(byOrder.orders.every((order) => order.orderName.includes(expectedOrder.orderName.slice(1)))).toBe(true);
        const { lineItems } = await client.orders.getOrderDetail(expectedOrder.orderId);
        const sku = lineItems[0]?.sku ?? '';
        const bySku = await client.orders.listAllOrders({
          tab: tabs.open,
          filters: { ...defaultFilters, period, search: sku.toLowerCase(), searchMode: 'sku_wise' },
        });
        expect(bySku.orders.map((order) => order.orderId)).toContain(expectedOrder.orderId);
        const all = await client.orders.listAllOrders({ tab: tabs.open, filters: { ...defaultFilters, period } });
        expect(bySku.orders.length).toBeLessThan(all.orders.length);
        for (const { orderId, orderName } of bySku.orders) {
          const skus = (await client.orders.getOrderDetail(orderId)).lineItems.map((item) => item.sku.toLowerCase());
          expect(
            skus.some((found) => found.includes(sku.toLowerCase())),
            `${orderName} has ${sku}`,
          ).toBe(true);
        }
        const none = await client.orders.listOrders({
          tab: tabs.all,
          filters: { ...defaultFilters, period, search: 'no such order' },
        });
        expect(none.orders).toEqual([]);
      },
    );

    test('lists and figures leave only orders that have the values of fields', async () => {
      const period = 'all' as const;
      const of = (isTest: string) => ({ ...defaultFilters, period, fields: { isTest } });
      const list = (filters: OrderFilters) => client.orders.listAllOrders({ tab: tabs.all, filters });
      const all = await list({ ...defaultFilters, period });
      expect((await list(of('false'))).orders).toHaveLength(all.orders.length);
      expect((await list(of('true'))).orders).toEqual([]);
      expect(await client.orders.getStats(of('false'))).toMatchObject({ totalOrders: all.orders.length });
      expect(await client.orders.getStats(of('true'))).toMatchObject({ totalOrders: 0 });
    });

    test('custom dates include both days', async () => {
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.all,
        filters: { ...defaultFilters, period: 'all' },
      });
      const dated = orders.map(({ orderId, createdAt }) => ({
        orderId,
        day: formatDate(createdAt, open.info.timeZone ?? ''),
      }));
      const days = [...new Set(dated.map(({ day }) => day))];
      const [startDate = '', endDate = ''] = [days[3], days[1]];
      const found = await client.orders.listAllOrders({
        tab: tabs.all,
        filters: { ...defaultFilters, period: 'custom', startDate, endDate },
      });
      expect(found.orders.map(({ orderId }) => orderId)).toEqual(
        dated.flatMap(({ orderId, day }) => (day >= startDate && day <= endDate ? orderId : [])),
      );
      expect(dated.filter(({ day }) => day === startDate).length).toBeGreaterThan(0);
      expect(dated.filter(({ day }) => day === endDate).length).toBeGreaterThan(0);
    });

    test(
      'every tab has orders whose detail can be read, with shipments from known locations',
      { tags: '§7.9' },
      async () => {
        const { locations } = await client.orders.getLocations();
        const known = new Set(locations.map((location) => location.locationId));
        for (const { number } of orderTabs) {
          const order = await anOrderIn(client, number);
          const detail = await client.orders.getOrderDetail(order.orderId);
          expect(detail.unreadable).toBe(0);
          expect(detail.lineItems.length).toBeGreaterThan(0);
          expect(detail.timeline.length).toBeGreaterThan(0);
          const locationIds = groupLineItems(detail).shipments.flatMap((shipment) => shipment.locationId ?? []);
          expect(locationIds.filter((locationId) => !known.has(locationId))).toEqual([]);
        }
      },
    );

    test('an order that does not exist is an error with status 404', async () => {
      await expect(client.orders.getOrderDetail('1')).rejects.toMatchObject({ status: 404 });
    });

    test('an export has every row of the tab, with the fields that were asked for', async () => {
      const filters: OrderFilters = { ...defaultFilters, period: 'last_7d' };
      for (const tab of [tabs.all, tabs.errors, tabs.needsReview]) {
        const exported = await client.orders.exportOrders({
          tab,
          filters,
          fields: ['order_name', 'customer_name', 'shopify_created_at'],
        });
        const listed = await client.orders.listAllOrders({ tab, filters });
        const exportedFields = (order: Order) => [order.orderId, order.orderName, order.customerName, order.createdAt];
        expect(exported.orders.map(exportedFields)).toEqual(listed.orders.map(exportedFields));
        expect(exported.orders.length).toBeGreaterThan(0);
      }
    });
  });

  describe('actions on one order', () => {
    let client: ApiClient;
    let open: OpenShop;
    beforeAll(async () => {
      open = await openShop();
      client = open.client;
      // What the buttons make run is in workflowContract.
      const workflows = createWorkflowsClient(client);
      for (const { workflowId } of (await workflows.list()).workflows) await workflows.setActive(workflowId, false);
    });

    const moves = [
      { action: 'hold-order', from: tabs.open, to: tabs.hold, which: 'no matter which' },
      { action: 'move-to-open', from: tabs.hold, to: tabs.open, which: 'no matter which' },
      { action: 'ship-now', from: tabs.needsReview, to: tabs.inFulfillment, which: 'no matter which' },
      { action: 'available', from: tabs.backOrders, to: tabs.open, which: 'no matter which' },
      { action: 'available-partially', from: tabs.backOrders, to: tabs.open, which: 'releasable partially' },
      { action: 'run-workflow', from: tabs.errors, to: tabs.open, which: 'workflow error' },
      { action: 'move-to-open-errored', from: tabs.errors, to: tabs.open, which: '3PL API error' },
      { action: 'shipment-workflow', from: tabs.errors, to: tabs.open, which: 'shipment error' },
    ] as const;
    test.each(moves)(
      '$action moves an order ($which) from tab $from to tab $to, and the counts follow',
      { tags: ['§4.33', '§4.34'] },
      async ({ action, from, to, which }) => {
        const order = await anOrderIn(client, from, predicates[which]);
        const before = await counts(client);
        const { timeline } = await client.orders.getOrderDetail(order.orderId);
        const done = await client.orders.performAction(action, order);
        expect(done.message).toContain(order.orderName);
        const taken = (await client.orders.getOrderDetail(order.orderId)).timeline.filter(isActionTaken);
        expect(taken.slice(0, 1), 'the server writes who did it').toMatchObject([
          { event: { values: { action, by: user, isBulk: false, isUndo: false } } },
        ]);
        expect(taken).toHaveLength(timeline.filter(isActionTaken).length + 1);
        expect(await tabsOf(client, order)).toEqual(expect.arrayContaining([tabs.all, to]));
        expect(await tabsOf(client, order)).not.toContain(from);
        const after = await counts(client);
        expect(after).toEqual({ ...before, [from]: (before[from] ?? 0) - 1, [to]: (before[to] ?? 0) + 1 });
      },
    );

    test('move-to-close closes an order: it stays in tab 1 with its closing time', { tags: '§4.35' }, async () => {
      const order = await anOrderIn(client, tabs.hold);
      await client.orders.performAction('move-to-close', order);
      expect(await tabsOf(client, order)).toEqual([tabs.all]);
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.all,
        filters: { ...defaultFilters, period: 'all', search: order.orderName },
      });
      expect(orders.find((found) => found.orderId === order.orderId)?.closedAt).not.toBeNull();
    });

    test('product workflows leave the order open', async () => {
      const order = await anOrderIn(client, tabs.open);
      await client.orders.performAction('product-workflow', order);
      expect(await tabsOf(client, order)).toEqual([tabs.all, tabs.open]);
    });

    test('cancel-partial-shipment takes the marks of a partial shipment away', async () => {
      const order = await anOrderIn(
        client,
        tabs.open,
        (candidate) => candidate.threePlStatus === 6 || candidate.threePlStatus === 7,
      );
      await client.orders.performAction('cancel-partial-shipment', order);
      await expect(client.orders.performAction('cancel-partial-shipment', order)).rejects.toThrow(RejectedError);
    });

    test.each(['hold-order', 'run-workflow', 'move-to-open-errored', 'ship-now'] as const)(
      '%s on an order that cannot take it is rejected with a reason, and nothing changes',
      async (action) => {
        const shipped = await anOrderIn(client, tabs.shipped, (order) => order.closedAt !== null);
        const before = await counts(client);
        await expect(client.orders.performAction(action, shipped)).rejects.toSatisfy(
          (error) => error instanceof RejectedError && error.serverMessage !== null,
        );
        expect(await counts(client)).toEqual(before);
      },
    );

    test('move-to-open-errored takes a list and answers for each order of it', { tags: '§7.15' }, async () => {
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.errors,
        filters: { ...defaultFilters, period: 'all' },
      });
      const movable = orders.filter(predicates['3PL API error']).slice(0, 2);
      const other = orders.find(predicates['workflow error']);
      const orderIds = [...movable, ...(other ? [other] : [])].map(({ orderId }) => orderId);
      const reply = await client.orders.moveErroredToOpen(orderIds);
      expect(reply.orders.map(({ orderId, status }) => [orderId, status])).toEqual([
        ...movable.map(({ orderId }) => [orderId, 'success']),
        ...(other ? [[other.orderId, 'skipped']] : []),
      ]);
      expect(await tabsOf(client, movable[0] as Order)).toContain(tabs.open);
    });

    test('cancel-item takes pieces out of a line', async () => {
      const { order, item } = await anItem(client, 2);
      await client.orders.cancelItem({ order, item, quantity: 2 });
      const after = await client.orders.getOrderDetail(order.orderId);
      expect(after.lineItems.find(({ lineItemId }) => lineItemId === item.lineItemId)?.fulfillableQuantity).toBe(
        item.fulfillableQuantity - 2,
      );
      await expect(client.orders.cancelItem({ order, item, quantity: item.quantity + 1 })).rejects.toThrow(
        RejectedError,
      );
    });

    test('units of a shipped order are sent again, and it stays shipped', async () => {
      const filters: OrderFilters = { ...defaultFilters, period: 'all' };
      const shipped = async () => (await client.orders.listOrders({ tab: tabs.shipped, filters })).orders;
      const order = (await shipped()).find(({ stage }) => stage === 'shipped') as Order;
      const { orderId } = order;
      const before = await client.orders.getOrderDetail(orderId);
      const [line] = before.reships?.lines ?? [];
      if (line === undefined || before.reships === undefined) throw new Error('Nothing of it can be sent again.');
      const { lineItemId, provider } = line;
      const request = { orderId, lines: [{ lineItemId, quantity: 1 }], reason: 'lost', note: '' } as const;
      await client.orders.reship(request);
      const { reships, fulfillments } = await client.orders.getOrderDetail(orderId);
      expect(reships).toMatchObject({
        next: before.reships.next + 1,
        sent: [
          { number: before.reships.next, provider, reason: 'lost', lines: request.lines, parcels: [], words: null },
        ],
      });
      expect(fulfillments).toEqual(before.fulfillments);
      expect((await shipped()).find((other) => other.orderId === orderId)).toMatchObject({ reship: 'underWay' });
      expect(await readSkuReport(client, filters)).toMatchObject({
        reships: [{ reason: 'lost', reships: 1, units: 1 }],
      });
      const tooMany = { ...request, lines: [{ lineItemId, quantity: line.quantity }] };
      await expect(client.orders.reship(tooMany)).rejects.toThrow(RejectedError);
      await expect(client.orders.reship({ ...request, orderId: '404404' })).rejects.toMatchObject({ status: 404 });
    });

    test('a reship that has not left is canceled once, and its units can be sent again', async () => {
      const filters: OrderFilters = { ...defaultFilters, period: 'all' };
      const shipped = async () => (await client.orders.listOrders({ tab: tabs.shipped, filters })).orders;
      const { orderId } = (await shipped()).findLast(({ stage }) => stage === 'shipped') as Order;
      const { reships: before } = await client.orders.getOrderDetail(orderId);
      const [line] = before?.lines ?? [];
      if (line === undefined || before === undefined) throw new Error('Nothing of it can be sent again.');
      const { lineItemId, quantity } = line;
      await client.orders.reship({ orderId, lines: [{ lineItemId, quantity }], reason: 'lost', note: '' });
      const canceled = { orderId, number: before.next };
      await client.orders.cancelReship(canceled);
      const { reships: after } = await client.orders.getOrderDetail(orderId);
      expect(after?.sent).toMatchObject([{ number: before.next, state: 'cancelled' }]);
      expect(after?.lines).toEqual(before.lines);
      expect((await shipped()).find((other) => other.orderId === orderId)?.reship).toBe('');
      await expect(client.orders.cancelReship(canceled)).rejects.toThrow(RejectedError);
      await expect(client.orders.cancelReship({ orderId, number: 99 })).rejects.toMatchObject({
        status: 404,
        serverMessage: `Order ${orderId} has no reship 99.`,
      });
      await expect(client.orders.cancelReship({ orderId: '404', number: 1 })).rejects.toMatchObject({
        serverMessage: 'No order has the id 404.',
      });
    });

    test('an order in fulfillment that no 3PL has yet loses units, and is put on hold', async () => {
      const { order, item } = await anItem(client, 2);
      await client.orders.performAction('ship-now', order);
      await expect(client.orders.cancelItem({ order, item, quantity: item.quantity + 1 })).rejects.toThrow(
        RejectedError,
      );
      await client.orders.cancelItem({ order, item, quantity: 1 });
      const after = await client.orders.getOrderDetail(order.orderId);
      expect(after.lineItems.find(({ lineItemId }) => lineItemId === item.lineItemId)?.fulfillableQuantity).toBe(
        item.fulfillableQuantity - 1,
      );
      expect(await tabsOf(client, order)).toEqual([tabs.all, tabs.inFulfillment]);
      await client.orders.performAction('hold-order', order);
      expect(await tabsOf(client, order)).toEqual([tabs.all, tabs.hold]);
      await expect(client.orders.performAction('hold-order', order)).rejects.toThrow(RejectedError);
      await expect(client.orders.cancelItem({ order, item, quantity: 1 })).rejects.toThrow(RejectedError);
    });

    test('a text that is posted is a note, also where it reads like an event; that of an action just done adds nothing', async () => {
      const order = await anOrderIn(client, tabs.open);
      const { orderId } = order;
      const post = async (message: string) => {
        await client.orders.addTimelineEntry({ orderId, message });
        return (await client.orders.getOrderDetail(orderId)).timeline;
      };
      const [note] = await post('Sent to the warehouse');
      expect(note).toEqual({ message: 'Sent to the warehouse', createdAt: expect.any(String) });
      expect((await post(`Hold Order clicked by ${user}`))[0]?.event).toBeUndefined();
      await client.orders.performAction('hold-order', order);
      const { timeline } = await client.orders.getOrderDetail(orderId);
      for (const posted of [
        `Hold Order clicked by ${user}`,
        'Hold Order clicked',
        `Undo (Hold Order) clicked by ${user}`,
      ])
        expect(await post(posted)).toEqual(timeline);
      expect((await post('Hold Order clicked by Somebody Else'))[0]?.event).toBeUndefined();
    });

    test('an action that takes another back says so in the timeline', async () => {
      const order = await anOrderIn(client, tabs.open);
      await client.orders.performAction('hold-order', order);
      await client.orders.performAction('move-to-open', order, { isUndo: true });
      const { timeline } = await client.orders.getOrderDetail(order.orderId);
      expect(timeline.filter(isActionTaken).slice(0, 2)).toMatchObject([
        {
          message: `Undo (Move to Open) clicked by ${user}`,
          event: { values: { action: 'move-to-open', isUndo: true } },
        },
        { message: `Hold Order clicked by ${user}`, event: { values: { action: 'hold-order', isUndo: false } } },
      ]);
    });

    test('ids go back as they came', async () => {
      const order = await anOrderIn(client, tabs.open);
      await client.orders.performAction('product-workflow', order);
      const body: unknown = await open.sent.at(-1)?.json();
      expect(body).toMatchObject({ id: Number(order.id), order_id: Number(order.orderId) });
    });

    test('an intent that is sent twice takes effect once, and its key serves no other', async () => {
      const order = await anOrderIn(client, tabs.open);
      const idempotencyKey = crypto.randomUUID();
      const first = await client.orders.performAction('hold-order', order, { idempotencyKey });
      const replayed = await client.orders.performAction('hold-order', order, { idempotencyKey });
      expect(replayed).toEqual(first);
      const other = await anOrderIn(client, tabs.open);
      await expect(client.orders.performAction('hold-order', other, { idempotencyKey })).rejects.toSatisfy(
        (error) => error instanceof HttpError && error.status === 409,
      );
      expect(await tabsOf(client, other)).toContain(tabs.open);
    });
  });

  describe('actions on many orders', () => {
    let client: ApiClient;
    beforeAll(async () => {
      client = (await openShop()).client;
    });
    const idsIn = async (tab: TabNumber, count: number) =>
      (await client.orders.listOrders({ tab, filters: { ...defaultFilters, period: 'all' } })).orders
        .slice(0, count)
        .map((order) => order.orderId);

    test(
      'move-to-open-bulk tells the outcome of each order: done, unknown, and not possible',
      { tags: '§7.11' },
      async () => {
        const [one = '', two = ''] = await idsIn(tabs.needsReview, 2);
        const closed = (await anOrderIn(client, tabs.shipped, (order) => order.closedAt !== null)).orderId;
        const outcome = await client.orders.moveToOpenBulk({
          orderIds: [one, '1', closed, two],
          tab: tabs.needsReview,
        });
        expect(outcome.orders.map(({ status }) => status)).toEqual(['success', 'error', 'skipped', 'success']);
        expect(outcome.orders.map(({ message }) => message === null)).toEqual([true, false, false, true]);
        expect(outcome.message).toContain('2 order(s)');
        expect(outcome.status).toBe('success');
      },
    );

    const bulkCalls: { label: string; from: TabNumber; send(orderIds: string[]): Promise<BulkOutcome> }[] = [
      {
        label: 'Move to Open',
        from: tabs.hold,
        send: (orderIds) => client.orders.moveToOpenBulk({ orderIds, tab: tabs.hold }),
      },
      {
        label: 'Close Order',
        from: tabs.open,
        send: (orderIds) => client.orders.moveToCloseBulk({ orderIds, tab: tabs.open }),
      },
      { label: 'Ship Now', from: tabs.needsReview, send: (orderIds) => client.orders.shipNowMultiple(orderIds) },
      {
        label: 'Move to Open',
        from: tabs.backOrders,
        send: (orderIds) => client.orders.bulkOrderAction({ action: 'move_to_open', orderIds, user }),
      },
      {
        label: 'Move to Open Partially',
        from: tabs.backOrders,
        send: (orderIds) => client.orders.bulkOrderAction({ action: 'move_to_open_partially', orderIds, user }),
      },
    ];
    test.each(bulkCalls)(
      'the server writes the timeline of every order that $label in bulk (tab $from) changed',
      { tags: '§4.38' },
      async ({ label, from, send }) => {
        const { orders } = await client.orders.listAllOrders({
          tab: from,
          filters: { ...defaultFilters, period: 'all' },
        });
        const orderIds = orders
          .filter(({ backOrderState }) => label !== 'Move to Open Partially' || backOrderState === 1)
          .slice(0, 2)
          .map(({ orderId }) => orderId);
        const messagesOf = async (orderId: string) =>
          (await client.orders.getOrderDetail(orderId)).timeline.map(({ message }) => message);
        const before = await Promise.all(orderIds.map(messagesOf));
        const { orders: outcomes } = await send(orderIds);
        expect(outcomes.map(({ status }) => status)).toEqual(['success', 'success']);
        const added = `${label} (bulk) clicked by ${user}`;
        expect(await Promise.all(orderIds.map(messagesOf))).toEqual(before.map((messages) => [added, ...messages]));
      },
    );

    test('a bulk move of which nothing was done is an error', async () => {
      expect(await client.orders.moveToCloseBulk({ orderIds: ['1', '2'], tab: tabs.open })).toMatchObject({
        status: 'error',
        orders: [{ status: 'error' }, { status: 'error' }],
      });
    });

    test(
      'move-to-close-bulk, ship-now-multiple and bulk-order-action change what they say',
      { tags: '§2.77' },
      async () => {
        const closing = await idsIn(tabs.open, 3);
        expect(
          (await client.orders.moveToCloseBulk({ orderIds: closing, tab: tabs.open })).orders.every(
            ({ status }) => status === 'success',
          ),
        ).toBe(true);
        const shipping = await idsIn(tabs.needsReview, 2);
        expect((await client.orders.shipNowMultiple(shipping)).status).toBe('success');
        const releasing = await idsIn(tabs.backOrders, 2);
        expect(
          (await client.orders.bulkOrderAction({ action: 'move_to_open', orderIds: releasing, user })).status,
        ).toBe('success');
        const partly = (await anOrderIn(client, tabs.backOrders, (order) => order.backOrderState === 1)).orderId;
        expect(
          (
            await client.orders.bulkOrderAction({
              action: 'move_to_open_partially',
              orderIds: [partly],
              user,
            })
          ).status,
        ).toBe('success');
        const listed = async (tab: TabNumber) =>
          (await client.orders.listAllOrders({ tab, filters: { ...defaultFilters, period: 'all' } })).orders.map(
            (order) => order.orderId,
          );
        const [open, inFulfillment, backOrders] = await Promise.all([
          listed(tabs.open),
          listed(tabs.inFulfillment),
          listed(tabs.backOrders),
        ]);
        expect(closing.filter((id) => open.includes(id))).toEqual([]);
        expect(inFulfillment).toEqual(expect.arrayContaining(shipping));
        expect(open).toEqual(expect.arrayContaining([...releasing, partly]));
        expect(backOrders.filter((id) => [...releasing, partly].includes(id))).toEqual([]);
      },
    );
  });

  importContract(openShop);
  attentionContract(openShop);
  searchContract(openShop);
  windowContract(openShop);
  insightContract(openShop);
  connectionContract(openShop);
  trackingContract(openShop, openVisitor);
  batchContract(openShop);
  routingContract(openShop);
  shippingContract(openShop);
  shopSettingsContract(openShop);
  planContract(openShop);
  storeContract(openShop);
  privacyContract(openShop);

  tagContract(openShop);
  staffContract(openShop);
  notificationContract(openShop);
  productContract(openShop);
  stockContract(openShop);
  workflowContract(openShop);

  describe('providers', () => {
    let client: ApiClient;
    beforeAll(async () => {
      client = (await openShop()).client;
    });

    test('one provider is connected', async () => {
      const { providers: list, warning } = await client.integrations.getThirdPartyDetails();
      expect(warning).toBeNull();
      expect(list.filter(isConnected)).toHaveLength(1);
    });

    test.each(providers.map(({ id, name, fields }) => ({ id, name, fields })))(
      '$name: connection tests tell success, a blank field, a refusal and an unreachable provider',
      async ({ id, fields }) => {
        const account = (text: string): ProviderAccount => ({
          status: true,
          values: Object.fromEntries(fields.map((field) => [field.name, text])),
        });
        expect(await client.integrations.testConnection(id, account('right'))).toEqual({ isConnected: true });
        expect(await client.integrations.testConnection(id, account(''))).toMatchObject({
          isConnected: false,
          message: blankFieldWords(fields[0]?.name ?? ''),
        });
        expect(await client.integrations.testConnection(id, account('refuse'))).toMatchObject({
          isConnected: false,
          reason: 'refused',
        });
        expect(await client.integrations.testConnection(id, account('down'))).toMatchObject({
          isConnected: false,
          reason: 'unreachable',
        });
      },
    );

    test('what is saved comes back, for flat providers and for accounts', async () => {
      for (const { id, shape, fields } of providers) {
        const account: ProviderAccount = {
          status: true,
          isSandbox: true,
          values: Object.fromEntries(fields.map(({ name }) => [name, `new ${name}`])),
        };
        const settings: ProviderSettings =
          shape === 'flat' ? { shape, ...account } : { shape, accounts: [account, { ...account, status: false }] };
        await client.integrations.saveSettings(id, settings);
        const { providers: list } = await client.integrations.getThirdPartyDetails();
        const saved = list.find(({ providerId }) => providerId === id)?.settings;
        // The server adds an id to each account.
        const shown =
          saved?.shape === 'accounts'
            ? {
                ...saved,
                accounts: saved.accounts.map(({ status, isSandbox, values }) => ({ status, isSandbox, values })),
              }
            : saved;
        expect([settings, withMaskedSecrets(settings, id)]).toContainEqual(shown);
      }
      expect(hasConnectedProvider((await client.integrations.getThirdPartyDetails()).providers)).toBe(true);
    });

    test('what came back, mask or not, is the same secret when it is saved or tested', async () => {
      const shipwire = providers.find(({ thirdPartyId }) => thirdPartyId === 'shipWire')?.id ?? 1;
      const values = { shipwireKey: 'refuse this key' };
      await client.integrations.saveSettings(shipwire, { shape: 'flat', status: true, values });
      for (const save of [true, false]) {
        const { providers: list } = await client.integrations.getThirdPartyDetails();
        const settings = list.find(({ providerId }) => providerId === shipwire)?.settings;
        if (settings?.shape !== 'flat') throw new Error('Shipwire has flat settings');
        if (save) await client.integrations.saveSettings(shipwire, settings);
        expect(await client.integrations.testConnection(shipwire, settings)).toMatchObject({
          isConnected: false,
          reason: 'refused',
        });
      }
    });
  });

  describe('plans', () => {
    test('a purchase is confirmed on a page of this origin, once, and raises the plan', async () => {
      const { client, shop, info } = await openShop();
      expect(info.chargeType).toBe(2);
      const { location } = await client.plans.createBilling(3);
      expect(new URL(location).origin).toBe(target.origin);
      const page = await target.fetch(new Request(location));
      expect([page.status, page.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/html')]);
      expect((await client.shop.getShopInfo({ shop })).chargeType).toBe(2);
      const confirmed = await target.fetch(new Request(location, { method: 'POST', redirect: 'manual' }));
      expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([
        303,
        expect.stringContaining(`/app/settings/billing?shop=${shop}`),
      ]);
      expect((await client.shop.getShopInfo({ shop })).chargeType).toBe(3);
      expect((await target.fetch(new Request(location, { method: 'POST', redirect: 'manual' }))).status).toBe(404);
    });

    test('a plan that is active already cannot be bought again', async () => {
      const { client } = await openShop();
      await expect(client.plans.createBilling(2)).rejects.toThrow(RejectedError);
    });
  });
}

/** The settings as a server that keeps secrets to itself returns them. */
function withMaskedSecrets(settings: ProviderSettings, id: ProviderId): ProviderSettings {
  const secrets = new Set(
    providers.find((provider) => provider.id === id)?.fields.flatMap(({ name, isSecret }) => (isSecret ? name : [])),
  );
  const masked = <Account extends ProviderAccount>(account: Account): Account => ({
    ...account,
    values: Object.fromEntries(
      Object.entries(account.values).map(([name, value]) => [name, secrets.has(name) ? secretMask : value]),
    ),
  });
  return settings.shape === 'flat' ? masked(settings) : { ...settings, accounts: settings.accounts.map(masked) };
}

const predicates = {
  'no matter which': () => true,
  'releasable partially': (order: Order) => order.backOrderState === 1,
  'workflow error': (order: Order) => order.workflowErrors.length > 0,
  '3PL API error': (order: Order) => order.errorType === errorTypes.threePlApi,
  'shipment error': (order: Order) => order.workflowErrors.length === 0 && order.errorType !== errorTypes.threePlApi,
};

async function anOrderIn(
  client: ApiClient,
  tab: TabNumber,
  predicate: (order: Order) => boolean = () => true,
): Promise<Order> {
  const { orders } = await client.orders.listAllOrders({ tab, filters: { ...defaultFilters, period: 'all' } });
  const order = orders.find(predicate);
  if (!order) throw new Error(`The seed has no order for this test in tab ${tab}`);
  return order;
}

/** An open order with a line of which `quantity` units can be removed and more remain. */
async function anItem(client: ApiClient, quantity: number) {
  const { orders } = await client.orders.listAllOrders({
    tab: tabs.open,
    filters: { ...defaultFilters, period: 'all' },
  });
  for (const order of orders) {
    const { lineItems } = await client.orders.getOrderDetail(order.orderId);
    const item = lineItems.find((line) => line.threePlStatus === null && line.fulfillableQuantity > quantity);
    if (item) return { order, item };
  }
  throw new Error('The seed has no open order with such a line');
}

function isActionTaken({ event }: TimelineEntry): boolean {
  return event?.kind === 'actionTaken';
}

/** The tabs that list the order. */
async function tabsOf(client: ApiClient, order: Order): Promise<number[]> {
  const filters: OrderFilters = { ...defaultFilters, period: 'all', search: order.orderName };
  const lists = await Promise.all(orderTabs.map(({ number }) => client.orders.listAllOrders({ tab: number, filters })));
  return lists.flatMap(({ orders }, index) =>
    orders.some((found) => found.orderId === order.orderId) ? [index + 1] : [],
  );
}

async function counts(client: ApiClient): Promise<Record<number, number | null>> {
  const stats = await client.orders.getStats({ ...defaultFilters, period: 'all' });
  return Object.fromEntries(orderTabs.map(({ number, statsField }) => [number, stats[statsField]]));
}
export { adminContract, type AdminTarget } from './adminContract.ts';
