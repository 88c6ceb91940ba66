import { accessOf, canEdit, canView, sectionList } from '@hub/domain/permissions';
import { hasConnectedProvider, parseProviderDetails, providers } from '@hub/domain/integrations';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { HttpError, NetworkError, SessionExpiredError, UnexpectedReplyError } from '../http/errors.ts';
import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { createSandbox, isScenarioName, type ScenarioName, scenarios, smallSeed } from './index.ts';

const origin = 'https://app.example';
const domain = 'acme.myshopify.com';
const allTime = { ...defaultFilters, period: 'all' } as const;

async function enter(scenario: ScenarioName) {
  const sandbox = createSandbox({ seed: smallSeed, scenario });
  let token: string | null = null;
  const client = createApiClient({
    origin,
    fetch: sandbox.fetch,
    authorization: () => token,
    onAuthorization: (received) => {
      token = received;
    },
    onSessionExpired: () => undefined,
    readCookie: () => null,
    wait: async () => undefined,
    log: () => undefined,
  });
  const info = await client.shop.getShopInfo({ shop: domain });
  const json = async (path: string) =>
    (await sandbox.fetch(`${origin}${path}`, { headers: { Authorization: token ?? '' } })).json();
  const connected = async () => {
    const { data } = await json('/get-third-party-details');
    const records: { third_party_id: number; details: string }[] = data.third_party_details;
    return records.flatMap((record) => parseProviderDetails(record.third_party_id, record.details) ?? []);
  };
  return { sandbox, client, info, json, connected };
}

test('every scenario has a description', () => {
  for (const { sentence } of Object.values(scenarios)) expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
  expect(isScenarioName('view-only')).toBe(true);
  expect(isScenarioName('toString')).toBe(false);
});

describe('permissions', () => {
  test('default and owner may do everything', async () => {
    for (const scenario of ['default', 'owner'] as const) {
      const access = accessOf((await enter(scenario)).info);
      expect(sectionList.every(({ id }) => canEdit(access, id))).toBe(true);
      expect(access.isOwner).toBe(true);
    }
  });

  test('view-only sees every section and changes none, and the server enforces it', async () => {
    const { info, client } = await enter('view-only');
    const access = accessOf(info);
    expect(sectionList.map(({ id }) => [canView(access, id), canEdit(access, id)])).toEqual(
      sectionList.map(() => [true, false]),
    );
    const { orders } = await client.orders.listOrders({ tab: tabs.open, filters: allTime });
    const [order] = orders;
    if (!order) throw new Error('no open order');
    await expect(client.orders.performAction('hold-order', order)).rejects.toMatchObject({
      status: 403,
      serverMessage: expect.stringContaining('Dashboard'),
    });
    await expect(client.orders.moveToCloseBulk({ orderIds: [order.orderId], tab: tabs.open })).rejects.toMatchObject({
      status: 403,
    });
    await expect(client.orders.exportOrders({ tab: tabs.open, filters: allTime })).rejects.toMatchObject({
      status: 403,
      serverMessage: expect.stringContaining('Dashboard'),
    });
  });

  const missing = {
    'no-dashboard': 1,
    'no-workflows': 2,
    'no-inventory': 3,
    'no-integrations': 4,
    'no-settings': 5,
    'no-locations': 6,
    'no-tracking': 7,
    'no-insights': 8,
  } as const;
  test.each(Object.entries(missing))('%s: section %i is the only one that is missing', async (scenario, section) => {
    const access = accessOf((await enter(scenario as keyof typeof missing)).info);
    expect(sectionList.filter(({ id }) => !canView(access, id)).map(({ id }) => id)).toEqual([section]);
  });

  test('no-dashboard: orders are not returned', async () => {
    const { client } = await enter('no-dashboard');
    await expect(client.orders.getStats(defaultFilters)).rejects.toMatchObject({ status: 403 });
  });

  test('no-integrations: providers show their state and none of their settings', async () => {
    const { json, connected } = await enter('no-integrations');
    expect(hasConnectedProvider(await connected())).toBe(true);
    expect(JSON.stringify(await json('/get-third-party-details'))).not.toMatch(/sandbox-|104482|HEARTS/);
  });

  test('close-order-blocked: everything except closing orders', async () => {
    const { info, client } = await enter('close-order-blocked');
    expect(accessOf(info).blockCloseOrder).toBe(true);
    const [order] = (await client.orders.listOrders({ tab: tabs.hold, filters: allTime })).orders;
    if (!order) throw new Error('no order on hold');
    await expect(client.orders.performAction('move-to-close', order)).rejects.toMatchObject({ status: 403 });
    await client.orders.performAction('move-to-open', order);
  });

  test('staff, no-access and permission-unreadable read as in the contract', async () => {
    const access = async (scenario: ScenarioName) => accessOf((await enter(scenario)).info);
    expect((await access('staff')).editable).toHaveLength(8);
    expect((await access('no-access')).viewable).toEqual([]);
    expect(await access('permission-unreadable')).toMatchObject({
      viewable: [1],
      editable: [],
      isPermissionListUnreadable: true,
    });
  });
});

describe('plans and providers', () => {
  test.each([
    ['no-plan', 0],
    ['starter', 1],
    ['growth', 2],
    ['elite', 3],
  ] as const)('%s has charge_type %i', async (scenario, chargeType) => {
    expect((await enter(scenario)).info.chargeType).toBe(chargeType);
  });

  test('default has one provider connected, all-connected ten, nothing-connected none and open onboarding', async () => {
    const connectedIn = async (scenario: ScenarioName) =>
      (await (await enter(scenario)).connected()).filter((details) => hasConnectedProvider([details])).length;
    expect([
      await connectedIn('default'),
      await connectedIn('all-connected'),
      await connectedIn('nothing-connected'),
    ]).toEqual([1, providers.length, 0]);
    expect((await enter('nothing-connected')).info.onboardStatus).toBe('0');
    expect((await enter('all-connected')).info.onboardStatus).toBe('1');
  });

  test('masked-secrets returns secrets as a mask and the rest unchanged', async () => {
    const text = JSON.stringify(await (await enter('masked-secrets')).json('/get-third-party-details'));
    expect(text).not.toContain('sandbox-');
    expect(text).toContain('104482');
  });
});

describe('number of orders', () => {
  test('empty: zero everywhere', async () => {
    const { client } = await enter('empty');
    expect(await client.orders.getStats(allTime)).toMatchObject({
      totalOrders: 0,
      totalWorkflows: 0,
      totalBoxes: 0,
      openOrders: 0,
    });
    expect((await client.orders.listOrders({ tab: tabs.all, filters: allTime })).orders).toEqual([]);
  });

  test('large: 100,000 orders with unique ids, newest first', async () => {
    const { sandbox } = await enter('large');
    const { orders, byOrderId } = sandbox.shop(domain);
    expect([orders.length, byOrderId.size]).toEqual([100_000, 100_000]);
    expect(orders.every((order, index) => index === 0 || order.createdAt <= (orders[index - 1]?.createdAt ?? 0))).toBe(
      true,
    );
    expect(
      orders.every((order) => Number.isSafeInteger(order.orderId) && Number.isSafeInteger(order.id * 10_000 + 9_999)),
    ).toBe(true);
  });

  test('large: shop info reports windowed lists, and a list returns any 200 orders', async () => {
    const { info, json, sandbox } = await enter('large');
    expect(info.capabilities).toContain('windowed-lists');
    const query = 'tab=1&fix=all&search_by_filter=order_wise&offset=400&limit=200&fields=order_id';
    const { orders, total } = await json(`/list-order?${query}`);
    const expected = sandbox.shop(domain).orders.slice(80_000, 80_200);
    expect([orders.map((order: { order_id: number }) => order.order_id), total]).toEqual([
      expected.map(({ orderId }) => orderId),
      100_000,
    ]);
    const { capabilities } = (await enter('whole-lists')).info;
    for (const missing of ['windowed-lists', 'fieldFilters']) expect(capabilities).not.toContain(missing);
  });

  test('review-queue-200: 200 orders of the last day wait, and three fail once when they are moved', async () => {
    const { client } = await enter('review-queue-200');
    const { orders } = await client.orders.listAllOrders({ tab: tabs.needsReview, filters: defaultFilters });
    expect(orders).toHaveLength(200);
    const all = orders.map((order) => order.orderId);
    const outcome = await client.orders.moveToOpenBulk({ orderIds: all, tab: tabs.needsReview });
    const failed = outcome.orders.filter(({ status }) => status === 'error');
    expect(failed).toHaveLength(3);
    expect(failed.every(({ message }) => message !== null)).toBe(true);
    const left = await client.orders.listAllOrders({ tab: tabs.needsReview, filters: defaultFilters });
    expect(left.orders.map((order) => order.orderId).toSorted()).toEqual(
      failed.map(({ orderId }) => orderId).toSorted(),
    );
    const retry = await client.orders.moveToOpenBulk({
      orderIds: failed.map(({ orderId }) => orderId),
      tab: tabs.needsReview,
    });
    expect(retry.orders.every(({ status }) => status === 'success')).toBe(true);
  });

  test('partial-bulk-failure: three of five fail, the others are moved', async () => {
    const { client } = await enter('partial-bulk-failure');
    const ids = (await client.orders.listOrders({ tab: tabs.open, filters: allTime })).orders
      .slice(0, 5)
      .map((order) => order.orderId);
    const outcome = await client.orders.moveToCloseBulk({ orderIds: ids, tab: tabs.open });
    expect(outcome.orders.map(({ status }) => status).toSorted()).toEqual([
      'error',
      'error',
      'error',
      'success',
      'success',
    ]);
    const open = (await client.orders.listAllOrders({ tab: tabs.open, filters: allTime })).orders.map(
      (order) => order.orderId,
    );
    expect(outcome.orders.every(({ orderId, status }) => open.includes(orderId) === (status === 'error'))).toBe(true);
  });

  const firstFive = async (client: Awaited<ReturnType<typeof enter>>['client']) =>
    (await client.orders.listOrders({ tab: tabs.hold, filters: allTime })).orders
      .slice(0, 5)
      .map(({ orderId }) => orderId);
  const stillHeld = async ({ client }: Awaited<ReturnType<typeof enter>>, orderIds: readonly string[]) => {
    const { orders } = await client.orders.listAllOrders({ tab: tabs.hold, filters: allTime });
    return orderIds.filter((orderId) => orders.some((order) => order.orderId === orderId));
  };

  test.each<[ScenarioName, string[]]>([
    ['bulk-some-named', ['success', 'success', 'unknown', 'unknown', 'unknown']],
    ['bulk-none-named', ['unknown', 'unknown', 'unknown', 'unknown', 'unknown']],
    ['bulk-unknown-words', ['success', 'unknown', 'success', 'unknown', 'unknown']],
  ])('%s: four of five are done, and the reply does not say so', async (scenario, statuses) => {
    const entered = await enter(scenario);
    const orderIds = await firstFive(entered.client);
    const outcome = await entered.client.orders.moveToOpenBulk({ orderIds, tab: tabs.hold });
    expect(outcome.orders.map(({ status }) => status)).toEqual(statuses);
    expect(await stillHeld(entered, orderIds)).toEqual(orderIds.slice(4));
  });

  test('bulk-reply-lost: it is done, and the same key returns the reply', async () => {
    const entered = await enter('bulk-reply-lost');
    const orderIds = await firstFive(entered.client);
    const send = () =>
      entered.client.orders.moveToOpenBulk({ orderIds, tab: tabs.hold }, { idempotencyKey: 'the same' });
    await expect(send()).rejects.toThrow(NetworkError);
    expect(await stillHeld(entered, orderIds)).toEqual([]);
    expect((await send()).orders.map(({ status }) => status)).toEqual(Array(5).fill('success'));
  });

  test('bulk-reply-lost-no-keys: the last one remains, and the same key guarantees nothing', async () => {
    const entered = await enter('bulk-reply-lost-no-keys');
    expect(entered.info.capabilities).toEqual([]);
    const orderIds = await firstFive(entered.client);
    const send = (ids: readonly string[]) =>
      entered.client.orders.moveToOpenBulk({ orderIds: ids, tab: tabs.hold }, { idempotencyKey: 'the same' });
    await expect(send(orderIds)).rejects.toThrow(NetworkError);
    expect(await stillHeld(entered, orderIds)).toEqual(orderIds.slice(4));
    expect((await send(orderIds.slice(4))).orders.map(({ status }) => status)).toEqual(['success']);
  });
});

describe('faults', () => {
  const statsIn = async (scenario: ScenarioName) => {
    const { client } = await enter(scenario);
    return client.orders.getStats(defaultFilters);
  };

  test('failing: status 500 with a message and a request id', async () => {
    await expect(statsIn('failing')).rejects.toSatisfy(
      (error) =>
        error instanceof HttpError && error.status === 500 && error.serverMessage !== null && error.requestId !== null,
    );
  });

  test('shop-info-failing: even shop info fails', async () => {
    await expect(enter('shop-info-failing')).rejects.toThrow(HttpError);
  });

  test('session-expired: status 401', async () => {
    await expect(statsIn('session-expired')).rejects.toThrow(SessionExpiredError);
  });

  test('offline: no answer at all', async () => {
    await expect(statsIn('offline')).rejects.toThrow(NetworkError);
  });

  test('malformed and not-json: the error has endpoint and field', async () => {
    await expect(statsIn('malformed')).rejects.toThrow(UnexpectedReplyError);
    await expect(statsIn('not-json')).rejects.toThrow(UnexpectedReplyError);
  });

  test('other-shop: shop info and token belong to the same other shop for any requested shop', async () => {
    const { info, sandbox } = await enter('other-shop');
    expect(info.shop).toBe('juniper-and-oak.myshopify.com');
    const reply = await sandbox.fetch(`${origin}/shopInfo?shop=${info.shop}`);
    expect(reply.headers.get('Authorization')).toBe(sandbox.shop(info.shop).token);
  });

  test('other-backend: unusual shop info, missing figures and statuses as flags are read', async () => {
    const { client, info } = await enter('other-backend');
    expect(info).toMatchObject({ shop: domain, chargeType: 2, sessionId: '41', capabilities: [] });
    const test = (apiKey: string) =>
      client.integrations.testConnection(3, {
        status: true,
        values: { access_token: apiKey, shipbob_channel_id: '7' },
      });
    expect(await test('fits')).toEqual({ isConnected: true });
    expect(await test('refuse')).toMatchObject({ isConnected: false, message: { code: 'calls.refused' } });
    const stats = await client.orders.getStats(allTime);
    expect(stats).toMatchObject({ holdOrders: null, totalBoxes: null });
    expect(Object.values(stats).filter((figure) => figure === null)).toHaveLength(2);
    const { orders } = await client.orders.listOrders({ tab: tabs.open, filters: allTime });
    const [first] = orders;
    if (first === undefined) throw new Error('The sandbox has no open order.');
    expect(first).toMatchObject({ id: null, orderName: '', closedAt: null, cancelledAt: null });
    await client.orders.performAction('hold-order', first);
    await expect(client.orders.performAction('hold-order', first)).rejects.toMatchObject({ name: 'RejectedError' });
  });

  test('broken-rows: two orders of a list are unreadable, the others readable', async () => {
    const { client, connected } = await enter('broken-rows');
    const page = await client.orders.listOrders({ tab: tabs.all, filters: allTime });
    expect([page.unreadable, page.orders.length]).toEqual([2, smallSeed.length - 2]);
    expect((await connected()).map(({ settings }) => settings === null)).toContain(true);
    expect((await client.integrations.getThirdPartyDetails()).warning).toBe(
      '1 of the saved 3PL provider settings could not be read.',
    );
  });

  const open = { tab: tabs.open, filters: allTime };
  const openIdsIn = async (scenario: ScenarioName) =>
    (await (await enter(scenario)).client.orders.listOrders(open)).orders.map(({ orderId }) => orderId);

  test('repeated-orders: rows that share an id, and every tenth order twice, are read as distinct orders', async () => {
    const { client, json } = await enter('repeated-orders');
    const { orders } = await json('/list-order?tab=2&fix=all&search_by_filter=order_wise&offset=0&limit=all');
    const expected = await openIdsIn('default');
    expect(orders.length).toBeGreaterThan(expected.length);
    const page = await client.orders.listOrders(open);
    expect(page.orders.map(({ orderId }) => orderId)).toEqual(expected);
    expect(page.orders.every(({ customerName }) => customerName !== 'An older row')).toBe(true);
  });

  test('unreadable-orders and unreadable-page: all orders of a list, and those of its second page', async () => {
    const expected = await openIdsIn('default');
    const unreadable = await (await enter('unreadable-orders')).client.orders.listAllOrders(open);
    expect([unreadable.orders.length, unreadable.unreadable]).toEqual([0, expected.length]);
    const page = await (await enter('unreadable-page')).client.orders.listAllOrders(open);
    expect(page.orders.map(({ orderId }) => orderId)).toEqual(expected.toSpliced(10, 10));
    expect([page.unreadable, page.gap]).toEqual([10, null]);
  });

  test('orders-leave: orders that moved up in between are still read', async () => {
    const { client } = await enter('orders-leave');
    const { orders, gap } = await client.orders.listAllOrders(open);
    expect(new Set(orders.map(({ orderId }) => orderId))).toEqual(new Set(await openIdsIn('default')));
    expect(gap).toBeNull();
    const again = await client.orders.listAllOrders(open);
    expect([again.orders.length, again.gap]).toEqual([orders.length - 5, null]);
  });

  test('orders-vanish: five cannot be read, which is reported; on reload the list is complete', async () => {
    const { client } = await enter('orders-vanish');
    const count = (await openIdsIn('default')).length;
    const { orders, gap } = await client.orders.listAllOrders(open);
    expect([orders.length, gap]).toEqual([count - 5, { read: count - 5, expected: count }]);
    expect((await client.orders.listAllOrders(open)).gap).toBeNull();
  });

  test('a shop whose calls fail does not change', async () => {
    const { client, sandbox } = await enter('failing');
    const order = sandbox.shop(domain).orders.find(({ stage }) => stage === 'open');
    await expect(client.orders.moveToCloseBulk({ orderIds: [String(order?.orderId)], tab: tabs.open })).rejects.toThrow(
      HttpError,
    );
    expect(order?.stage).toBe('open');
  });
});

describe('delays', () => {
  afterEach(() => vi.useRealTimers());

  test('slow: each reply takes three seconds', async () => {
    vi.useFakeTimers();
    const reply = vi.fn();
    void createSandbox({ seed: smallSeed, scenario: 'slow' }).fetch(`${origin}/shopInfo?shop=${domain}`).then(reply);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(reply).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(reply).toHaveBeenCalledOnce();
  });

  test('hanging: no reply comes, and aborting ends the call at once', async () => {
    vi.useFakeTimers();
    const { sandbox } = await enter('hanging');
    const settled = vi.fn();
    const giveUp = new AbortController();
    sandbox.fetch(`${origin}/stats`, { signal: giveUp.signal }).then(settled, settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(settled).not.toHaveBeenCalled();
    giveUp.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledOnce();
  });

  test('respond itself ends a hanging call when its signal is aborted', async () => {
    const giveUp = new AbortController();
    const { sandbox } = await enter('hanging');
    const reply = sandbox.respond(new Request(`${origin}/stats`, { signal: giveUp.signal }));
    giveUp.abort();
    expect((await reply)?.type).toBe('error');
  });
});

describe('through MSW, as in a page', () => {
  test("the handlers answer the platform's fetch, and offline breaks it", async () => {
    const { handlers } = createSandbox({ seed: smallSeed, scenario: 'offline' });
    const server = setupServer(...handlers);
    server.listen();
    try {
      const info = await fetch(`${origin}/shopInfo?shop=${domain}`);
      expect([info.status, info.headers.get('Authorization')]).toEqual([200, expect.stringMatching(/^Bearer /)]);
      await expect(fetch(`${origin}/stats`)).rejects.toThrow(TypeError);
    } finally {
      server.close();
    }
  });
});
