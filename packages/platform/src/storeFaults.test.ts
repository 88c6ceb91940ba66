import { message } from '@hub/domain/messages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createQueryBudget } from './graphql/createQueryBudget.ts';
import {
  AccessDeniedError,
  CallNotBegunError,
  PlatformError,
  ShopNotFoundError,
  ShopUnavailableError,
  StoreRefusedError,
  StoreThrottledError,
  StoreUnreachableError,
  TokenRevokedError,
  UnexpectedStoreReplyError,
} from './PlatformError.ts';
import { createStoreClient, type StoreClientOptions } from './store/createStoreClient.ts';
import { type Answer, data, type FakePlatform, json, startFakePlatform } from './testing/startFakePlatform.ts';

const accessToken = 'shpat_secret-of-the-shop';
const scopes = { currentAppInstallation: { accessScopes: [{ handle: 'write_orders' }] } };

let platform: FakePlatform;
let clock: number;
let waits: number[];

beforeEach(() => {
  clock = 0;
  waits = [];
});
afterEach(async () => platform.stop());

async function clientOf(answers: readonly Answer[], options: Partial<StoreClientOptions> = {}) {
  platform = await startFakePlatform(...answers);
  const time = {
    now: () => clock,
    sleep: async (ms: number) => {
      waits.push(ms);
      clock += ms;
    },
  };
  return createStoreClient({
    shopDomain: 'sample.myshopify.com',
    accessToken,
    origin: platform.origin,
    budget: createQueryBudget(time),
    ...time,
    ...options,
  });
}

async function failureOf(call: Promise<unknown>): Promise<Error> {
  const outcome: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof Error)) throw new Error('It did not fail.');
  return outcome;
}

const error = (code: string, extensions = {}) =>
  json({ errors: [{ message: 'No.', extensions: { code, ...extensions } }] });
const cost = (requested: number, available: number) => ({
  cost: {
    requestedQueryCost: requested,
    throttleStatus: { maximumAvailable: 2000, currentlyAvailable: available, restoreRate: 100 },
  },
});
const throttled = (requested: number, available: number) =>
  json({
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: cost(requested, available),
  });

describe('A call to the store fails with a specific error', () => {
  const faults: readonly (readonly [string, Answer, new (...args: never[]) => Error, object])[] = [
    ['401', json({ errors: '[API] Invalid API key or access token' }, 401), TokenRevokedError, {}],
    ['402', json({ errors: 'Unavailable Shop' }, 402), ShopUnavailableError, { reason: 'frozen' }],
    ['403', json({ errors: 'No' }, 403), AccessDeniedError, {}],
    ['404', json({ errors: 'Not Found' }, 404), ShopNotFoundError, {}],
    ['423', json({ errors: 'Locked' }, 423), ShopUnavailableError, { reason: 'locked' }],
    ['500', json({}, 500), StoreUnreachableError, { mayHaveArrived: true }],
    ['503 as a web page', page(503), StoreUnreachableError, { mayHaveArrived: true }],
    ['a web page', page(200), StoreUnreachableError, { mayHaveArrived: true }],
    ['a redirect', json({}, 302, { location: 'https://elsewhere.example/' }), UnexpectedStoreReplyError, {}],
    ['418', json({}, 418), UnexpectedStoreReplyError, {}],
    ['text', (response) => response.end('out of order'), UnexpectedStoreReplyError, {}],
    ['nothing', (response) => response.end(), UnexpectedStoreReplyError, {}],
    ['a list', json([]), UnexpectedStoreReplyError, {}],
    [
      'an unexpected structure',
      data({ currentAppInstallation: { accessScopes: 'all' } }),
      UnexpectedStoreReplyError,
      {},
    ],
    ['no data', data(null), UnexpectedStoreReplyError, {}],
    ['a broken connection', (response) => response.socket?.destroy(), StoreUnreachableError, { mayHaveArrived: true }],
    [
      'a denied field',
      error('ACCESS_DENIED', { requiredAccess: '`read_orders`' }),
      AccessDeniedError,
      {
        requiredAccess: '`read_orders`',
      },
    ],
    ['an inactive shop', error('SHOP_INACTIVE'), ShopUnavailableError, { reason: 'frozen' }],
    ['an internal error', error('INTERNAL_SERVER_ERROR'), StoreUnreachableError, { mayHaveArrived: true }],
    ['a query over the cost limit', error('MAX_COST_EXCEEDED'), UnexpectedStoreReplyError, {}],
    ['a field that does not exist', error('undefinedField'), UnexpectedStoreReplyError, {}],
  ];

  test.each(faults)('%s', async (_, answer, type, fields) => {
    const client = await clientOf([answer]);
    const failure = await failureOf(client.readScopes());
    expect(failure).toBeInstanceOf(type);
    expect(failure).toBeInstanceOf(PlatformError);
    expect(failure).toMatchObject(fields);
    expect(failure.message).not.toContain(accessToken);
    expect(platform.calls).toHaveLength(1);
  });

  describe('when a write was done but a field of its reply was denied', () => {
    const hold = { fulfillmentOrderId: '21', reason: 'OTHER', note: 'Wait', handle: 'hub' } as const;
    const reply = (given: unknown, ...path: readonly (string | number)[]): Answer =>
      json({
        data: { fulfillmentOrderHold: given },
        errors: [{ message: 'No.', path: ['fulfillmentOrderHold', ...path], extensions: { code: 'ACCESS_DENIED' } }],
      });
    const payload = { fulfillmentHold: null, remainingFulfillmentOrder: null, userErrors: [] };
    const nested = ['fulfillmentOrder', 'fulfillmentHolds', 0, 'heldByApp'];

    test('the write counts as done', async () => {
      const client = await clientOf([
        reply({ ...payload, fulfillmentHold: { id: 'gid://shopify/FulfillmentHold/77' } }, ...nested),
      ]);
      expect(await client.holdFulfillmentOrder(hold)).toEqual({ holdId: '77', remainingId: null });
      expect(platform.calls).toHaveLength(1);
    });

    test('the write counts as refused if the store says so too', async () => {
      const refused = { ...payload, userErrors: [{ field: null, message: 'Not now.' }] };
      const client = await clientOf([reply(refused, ...nested)]);
      expect(await failureOf(client.holdFulfillmentOrder(hold))).toBeInstanceOf(StoreRefusedError);
    });

    test.each([
      ['the field that says so', { ...payload, userErrors: null }],
      ['all of it', null],
    ])('the write may have been done when %s is missing, and it is not sent again', async (_, left) => {
      const client = await clientOf([reply(left, ...nested)]);
      expect(await failureOf(client.holdFulfillmentOrder(hold))).toMatchObject({
        name: 'StoreUnreachableError',
        mayHaveArrived: true,
      });
      expect(platform.calls).toHaveLength(1);
    });

    test('nothing was done when the whole write was denied', async () => {
      const client = await clientOf([reply(null)]);
      expect(await failureOf(client.holdFulfillmentOrder(hold))).toBeInstanceOf(AccessDeniedError);
    });

    test('a read still fails: a denied field is not an empty one', async () => {
      const client = await clientOf([
        json({
          data: { fulfillmentOrder: null },
          errors: [
            { message: 'No.', path: ['fulfillmentOrder', 'destination'], extensions: { code: 'ACCESS_DENIED' } },
          ],
        }),
      ]);
      expect(await failureOf(client.readFulfillmentOrder('21'))).toBeInstanceOf(AccessDeniedError);
    });
  });

  test('when the connection is refused, and nothing was done', async () => {
    const client = await clientOf([data(scopes)]);
    await platform.stop();
    expect(await failureOf(client.readScopes())).toMatchObject({
      name: 'StoreUnreachableError',
      mayHaveArrived: false,
    });
  });

  test('when no reply arrives in time', async () => {
    const client = await clientOf([() => undefined], { timeLimitMs: 50 });
    const failure = await failureOf(client.readScopes());
    const words = message('store.noReply', { problem: message('connections.noAnswer', { seconds: 0.05 }) });
    expect(failure).toMatchObject({ name: 'StoreUnreachableError', mayHaveArrived: true, words });
  });

  test('when the reply is too long', async () => {
    const client = await clientOf([data(scopes)], { maxReplyBytes: 20 });
    expect(await failureOf(client.readScopes())).toMatchObject({ name: 'UnexpectedStoreReplyError' });
  });

  test('when it might not finish in time, before anything is sent', async () => {
    const client = await clientOf([data(scopes)], { timeLimitMs: 20_000, endsAt: performance.now() + 19_000 });
    expect(await failureOf(client.readScopes())).toBeInstanceOf(CallNotBegunError);
    expect(platform.calls).toHaveLength(0);
  });

  test('for a domain that is not a shop, before anything is sent', async () => {
    const client = await clientOf([data(scopes)], { shopDomain: 'sample.myshopify.com.evil.example' });
    expect(await failureOf(client.readScopes())).toBeInstanceOf(ShopNotFoundError);
    expect(platform.calls).toHaveLength(0);
  });

  test('for an invalid id, before anything is sent', async () => {
    const client = await clientOf([data(scopes)]);
    expect(await failureOf(client.readOrder('1") { id } shop { name'))).toBeInstanceOf(RangeError);
    expect(platform.calls).toHaveLength(0);
  });
});

describe('A refused write', () => {
  test('carries the platform’s words and the fields they are about', async () => {
    const userErrors = [{ field: ['fulfillment', 'trackingInfo'], message: 'Tracking URL is invalid.' }];
    const client = await clientOf([data({ fulfillmentCreate: { fulfillment: null, userErrors } })]);
    const request = { parts: [{ fulfillmentOrderId: '7' }], tracking: null, notifyCustomer: false };
    const failure = await failureOf(client.createFulfillment(request));
    expect(failure).toBeInstanceOf(StoreRefusedError);
    expect(failure).toMatchObject({
      message: 'Tracking URL is invalid.',
      errors: [{ field: 'fulfillment.trackingInfo', message: 'Tracking URL is invalid.', code: null }],
    });
  });

  test('fails when the reply confirms neither success nor refusal', async () => {
    const client = await clientOf([data({ fulfillmentCreate: { fulfillment: null, userErrors: [] } })]);
    const request = { parts: [{ fulfillmentOrderId: '7' }], tracking: null, notifyCustomer: false };
    expect(await failureOf(client.createFulfillment(request))).toBeInstanceOf(UnexpectedStoreReplyError);
  });

  test('during an edit changes nothing, because the edit was not committed', async () => {
    const client = await clientOf([
      data({ orderEditBegin: { calculatedOrder: { id: 'gid://shopify/CalculatedOrder/3' }, userErrors: [] } }),
      json({}, 500),
    ]);
    const removal = { orderId: '1', lines: [{ orderLineId: '2', quantity: 0 }], restock: true, notifyCustomer: false };
    expect(await failureOf(client.removeLines(removal))).toMatchObject({ mayHaveArrived: false });
    expect(platform.calls).toHaveLength(2);
  });
});

describe('The budget of a shop', () => {
  test('delays a query that would not fit', async () => {
    const reply = json({ data: scopes, extensions: cost(300, 50) });
    const client = await clientOf([reply]);
    await client.readScopes();
    expect(waits).toEqual([]);
    await client.readScopes();
    // 250 points are missing at 100 per second; each sleep is at most a second.
    expect(waits).toEqual([1000, 1000, 500]);
    expect(platform.calls).toHaveLength(2);
  });

  test('counts queries in flight, so that concurrent queries do not overdraw it', async () => {
    const client = await clientOf([json({ data: scopes, extensions: cost(100, 150) })]);
    await client.readScopes();
    await Promise.all([client.readScopes(), client.readScopes(), client.readScopes()]);
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(500);
  });

  test('resends a query after the stated wait when others overdrew it', async () => {
    const client = await clientOf([throttled(500, 100), data(scopes)]);
    expect(await client.readScopes()).toEqual(['write_orders']);
    expect(waits).toEqual([4000]);
    expect(platform.calls).toHaveLength(2);
  });

  test('delays calls by at most a minute when a reply makes up a deficit', async () => {
    const throttleStatus = { maximumAvailable: 1e300, currentlyAvailable: -1e300, restoreRate: 1e-300 };
    const absurd = { cost: { requestedQueryCost: 1e300, throttleStatus } };
    const client = await clientOf([json({ data: scopes, extensions: absurd })]);
    await client.readScopes();
    await client.readScopes();
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(60_000);
  });

  test('does not delay a call past its last start', async () => {
    const reply = json({ data: scopes, extensions: cost(300, 50) });
    const client = await clientOf([reply], { timeLimitMs: 20_000, endsAt: performance.now() + 22_000 });
    await client.readScopes();
    expect(await failureOf(client.readScopes())).toMatchObject({ name: 'StoreThrottledError', retryAfterMs: 2_500 });
    expect(waits).toEqual([]);
  });

  test('waits after a 429 for as long as the reply says', async () => {
    const client = await clientOf([json({}, 429, { 'retry-after': '2.0' }), data(scopes)]);
    await client.readScopes();
    expect(waits).toEqual([2000]);
  });

  test('fails with the wait when it stays empty', async () => {
    const client = await clientOf([throttled(1000, 0)], { maxThrottleWaitMs: 100_000 });
    const failure = await failureOf(client.readScopes());
    expect(failure).toBeInstanceOf(StoreThrottledError);
    expect(failure).toMatchObject({ retryAfterMs: 10_000 });
    expect(platform.calls).toHaveLength(5);
  });

  test('fails at once when the wait would be too long', async () => {
    const client = await clientOf([throttled(1000, 0)], { maxThrottleWaitMs: 5_000 });
    expect(await failureOf(client.readScopes())).toMatchObject({ retryAfterMs: 10_000 });
    expect(platform.calls).toHaveLength(1);
  });
});

test('The token is sent in its header and nowhere else', async () => {
  const client = await clientOf([data(scopes)]);
  await client.readScopes();
  const [call] = platform.calls;
  expect(call?.path).toBe('/admin/api/2026-10/graphql.json');
  expect(call?.headers['x-shopify-access-token']).toBe(accessToken);
  expect(JSON.stringify(call?.body)).not.toContain(accessToken);
});

function page(status: number): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Sorry</title>');
  };
}
