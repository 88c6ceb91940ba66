import { accessOf, canEdit, canView, sectionList } from '@hub/domain/permissions';
import { hasConnectedProvider, parseProviderDetails } from '@hub/domain/integrations';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { HttpError, NetworkError, SessionExpiredError, UnexpectedReplyError } from '../http/errors.ts';
import { defaultFilters } from '@hub/domain/dashboard';
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

test('every scenario says in a sentence what it is', () => {
  for (const { sentence } of Object.values(scenarios)) expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
  expect(isScenarioName('view-only')).toBe(true);
  expect(isScenarioName('toString')).toBe(false);
});

describe('who may do what', () => {
  test('default and owner may do everything', async () => {
    for (const scenario of ['default', 'owner'] as const) {
      const access = accessOf((await enter(scenario)).info);
      expect(sectionList.every(({ id }) => canEdit(access, id))).toBe(true);
      expect(access.isOwner).toBe(true);
    }
  });

  test('view-only sees every section and changes none, and the server says so too', async () => {
    const { info, client } = await enter('view-only');
    const access = accessOf(info);
    expect(sectionList.map(({ id }) => [canView(access, id), canEdit(access, id)])).toEqual(
      sectionList.map(() => [true, false]),
    );
    const { orders } = await client.orders.listOrders({ tab: 2, filters: allTime });
    const [order] = orders;
    if (!order) throw new Error('no open order');
    await expect(client.orders.performAction('hold-order', order)).rejects.toMatchObject({
      status: 403,
      serverMessage: expect.stringContaining('Dashboard'),
    });
    await expect(client.orders.moveToCloseBulk({ orderIds: [order.orderId], tab: 2 })).rejects.toMatchObject({
      status: 403,
    });
    await expect(client.orders.exportOrders({ tab: 2, filters: allTime })).rejects.toMatchObject({
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

  test('no-dashboard: orders are not given out', async () => {
    const { client } = await enter('no-dashboard');
    await expect(client.orders.getStats(defaultFilters)).rejects.toMatchObject({ status: 403 });
  });

  test('no-integrations: providers show their state and none of their settings', async () => {
    const { json, connected } = await enter('no-integrations');
    expect(hasConnectedProvider(await connected())).toBe(true);
    expect(JSON.stringify(await json('/get-third-party-details'))).not.toMatch(/sandbox-|104482|HEARTS/);
  });

  test('close-order-blocked: everything but closing orders', async () => {
    const { info, client } = await enter('close-order-blocked');
    expect(accessOf(info).blockCloseOrder).toBe(true);
    const [order] = (await client.orders.listOrders({ tab: 6, filters: allTime })).orders;
    if (!order) throw new Error('no order on hold');
    await expect(client.orders.performAction('move-to-close', order)).rejects.toMatchObject({ status: 403 });
    await client.orders.performAction('move-to-open', order);
  });

  test('staff, no-access and permission-unreadable read as the contract says', async () => {
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
    ]).toEqual([1, 10, 0]);
    expect((await enter('nothing-connected')).info.onboardStatus).toBe('0');
    expect((await enter('all-connected')).info.onboardStatus).toBe('1');
  });

  test('masked-secrets gives secrets as a mask and the rest as it is', async () => {
    const text = JSON.stringify(await (await enter('masked-secrets')).json('/get-third-party-details'));
    expect(text).not.toContain('sandbox-');
    expect(text).toContain('104482');
  });
});

describe('how many orders', () => {
  test('empty: zero everywhere', async () => {
    const { client } = await enter('empty');
    expect(await client.orders.getStats(allTime)).toMatchObject({
      totalOrders: 0,
      totalWorkflows: 0,
      totalBoxes: 0,
      openOrders: 0,
    });
    expect((await client.orders.listOrders({ tab: 1, filters: allTime })).orders).toEqual([]);
  });

  test('large: 100,000 orders with ids of their own, newest first', { timeout: 30_000 }, async () => {
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

  test('review-queue-200: 200 orders of the last day wait, and three fail once when they are moved', async () => {
    const { client } = await enter('review-queue-200');
    const { orders } = await client.orders.listAllOrders({ tab: 8, filters: defaultFilters });
    expect(orders).toHaveLength(200);
    const all = orders.map((order) => order.orderId);
    const outcome = await client.orders.moveToOpenBulk({ orderIds: all, tab: 8 });
    const failed = outcome.orders.filter(({ status }) => status === 'error');
    expect(failed).toHaveLength(3);
    expect(failed.every(({ message }) => message !== null)).toBe(true);
    const left = await client.orders.listAllOrders({ tab: 8, filters: defaultFilters });
    expect(left.orders.map((order) => order.orderId).toSorted()).toEqual(
      failed.map(({ orderId }) => orderId).toSorted(),
    );
    const retry = await client.orders.moveToOpenBulk({ orderIds: failed.map(({ orderId }) => orderId), tab: 8 });
    expect(retry.orders.every(({ status }) => status === 'success')).toBe(true);
  });

  test('partial-bulk-failure: three of five fail, the others are moved', async () => {
    const { client } = await enter('partial-bulk-failure');
    const ids = (await client.orders.listOrders({ tab: 2, filters: allTime })).orders
      .slice(0, 5)
      .map((order) => order.orderId);
    const outcome = await client.orders.moveToCloseBulk({ orderIds: ids, tab: 2 });
    expect(outcome.orders.map(({ status }) => status).toSorted()).toEqual([
      'error',
      'error',
      'error',
      'success',
      'success',
    ]);
    const open = (await client.orders.listAllOrders({ tab: 2, filters: allTime })).orders.map((order) => order.orderId);
    expect(outcome.orders.every(({ orderId, status }) => open.includes(orderId) === (status === 'error'))).toBe(true);
  });
});

describe('what goes wrong', () => {
  const statsIn = async (scenario: ScenarioName) => {
    const { client } = await enter(scenario);
    return client.orders.getStats(defaultFilters);
  };

  test('failing: status 500 with words and a request id', async () => {
    await expect(statsIn('failing')).rejects.toSatisfy(
      (error) =>
        error instanceof HttpError && error.status === 500 && error.serverMessage !== null && error.requestId !== null,
    );
  });

  test('shop-info-failing: not even the shop info', async () => {
    await expect(enter('shop-info-failing')).rejects.toThrow(HttpError);
  });

  test('session-expired: status 401', async () => {
    await expect(statsIn('session-expired')).rejects.toThrow(SessionExpiredError);
  });

  test('offline: no answer at all', async () => {
    await expect(statsIn('offline')).rejects.toThrow(NetworkError);
  });

  test('malformed and not-json: a reply that names endpoint and field', async () => {
    await expect(statsIn('malformed')).rejects.toThrow(UnexpectedReplyError);
    await expect(statsIn('not-json')).rejects.toThrow(UnexpectedReplyError);
  });

  test('broken-rows: two orders of a list cannot be read, the others can', async () => {
    const { client, connected } = await enter('broken-rows');
    const page = await client.orders.listOrders({ tab: 1, filters: allTime });
    expect([page.unreadable, page.orders.length]).toEqual([2, smallSeed.length - 2]);
    expect((await connected()).map(({ settings }) => settings === null)).toContain(true);
    expect((await client.integrations.getThirdPartyDetails()).warning).toBe(
      '1 of the saved 3PL provider settings could not be read.',
    );
  });

  test('nothing changes in a shop whose calls fail', async () => {
    const { client, sandbox } = await enter('failing');
    const order = sandbox.shop(domain).orders.find(({ stage }) => stage === 'open');
    await expect(client.orders.moveToCloseBulk({ orderIds: [String(order?.orderId)], tab: 2 })).rejects.toThrow(
      HttpError,
    );
    expect(order?.stage).toBe('open');
  });
});

describe('what takes long', () => {
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

  test('hanging: no reply comes, and giving up ends the call at once', async () => {
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

  test('respond itself lets go of a hanging call when its signal is aborted', async () => {
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
