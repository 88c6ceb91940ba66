import { describe, expect, test } from 'vitest';
import { anOrder, exchangeToken, openStore, postQuery, testApp, testTime } from './testing/storeFixtures.ts';
import { mintSessionToken } from './http/sessionTokens.ts';

const shopName = '{ shop { name } }';

describe('a call without the right token', () => {
  test('gets 401, whether the token is wrong, missing or revoked', async () => {
    const store = await openStore();
    expect((await postQuery(store, 'wrong', { query: shopName })).status).toBe(401);
    expect((await postQuery(store, null, { query: shopName })).status).toBe(401);
    expect((await store.query(shopName)).status).toBe(200);
    store.controls.revokeTokens();
    expect((await store.query(shopName)).status).toBe(401);
  });

  test('gets 402 from a frozen shop and 404 for an unknown version', async () => {
    const store = await openStore();
    const { access_token: token } = await exchangeToken(store);
    expect((await postQuery(store, token, { query: shopName }, '2031-13')).status).toBe(404);
    expect((await postQuery(store, token, { query: shopName }, '2026-07')).status).toBe(200);
    store.controls.setFrozen(true);
    expect((await postQuery(store, token, { query: shopName })).status).toBe(402);
  });
});

describe('a session token', () => {
  test('is exchanged for an offline token with the granted scopes', async () => {
    const store = await openStore();
    const reply = await exchangeToken(store);
    expect(reply).toEqual({
      status: 200,
      access_token: expect.stringMatching(/^shpat_/),
      scope: testApp.scopes.join(','),
    });
    expect((await exchangeToken(store)).access_token).toBe(reply.access_token);
  });

  test('is refused when it has expired or another secret signed it', async () => {
    const store = await openStore();
    const { domain } = store;
    const ended = mintSessionToken(testApp, domain, testTime - 120_000);
    const forged = mintSessionToken({ ...testApp, apiSecret: 'other' }, domain, testTime);
    for (const subject of [ended, forged, 'nonsense'])
      expect(await exchangeToken(store, { subject_token: subject })).toMatchObject({
        status: 400,
        error: 'invalid_subject_token',
      });
    expect(await exchangeToken(store, { client_secret: 'other' })).toMatchObject({ status: 400 });
  });

  test('returns a token of an hour and its refresh token, if requested', async () => {
    const store = await openStore();
    const first = await exchangeToken(store, { expiring: '1' });
    expect(first).toMatchObject({ expires_in: 3_600, refresh_token: expect.stringMatching(/^shprt_/) });
    store.clock.advance(3_601_000);
    expect((await postQuery(store, first.access_token, { query: shopName })).status).toBe(401);
    const second = await exchangeToken(store, {
      grant_type: 'refresh_token',
      refresh_token: String(first['refresh_token']),
    });
    expect((await postQuery(store, second.access_token, { query: shopName })).status).toBe(200);
  });

  test('returns the same pair until its refresh token is used, and ends the previous token', async () => {
    const store = await openStore();
    const renew = ({ refresh_token }: Readonly<Record<string, unknown>>) =>
      exchangeToken(store, { grant_type: 'refresh_token', refresh_token: String(refresh_token) });
    const first = await exchangeToken(store, { expiring: '1' });
    const second = await renew(first);
    expect((await renew(first)).access_token).toBe(second.access_token);
    expect((await postQuery(store, first.access_token, { query: shopName })).status).toBe(401);
    await renew(second);
    expect(await renew(first)).toMatchObject({ status: 401, error: 'invalid_request' });
  });

  test('a token without expiry is exchanged once for an expiring pair, and again if the reply was lost', async () => {
    const store = await openStore();
    const lasting = await exchangeToken(store);
    const type = 'urn:shopify:params:oauth:token-type:offline-access-token';
    const exchange = () =>
      exchangeToken(store, { subject_token: lasting.access_token, subject_token_type: type, expiring: '1' });
    const pair = await exchange();
    expect(pair).toMatchObject({ status: 200, expires_in: 3_600, refresh_token: expect.any(String) });
    expect((await exchange()).access_token).toBe(pair.access_token);
    expect((await postQuery(store, lasting.access_token, { query: shopName })).status).toBe(401);
  });

  test('is refused for an app that is not installed', async () => {
    const store = await openStore({ isInstalled: false });
    expect(await exchangeToken(store)).toMatchObject({ status: 400, error: 'app_not_installed' });
  });
});

describe('a query', () => {
  test('is refused in the platform’s words when it does not match the schema', async () => {
    const store = await openStore();
    expect((await store.query('{ shop { nmae } }')).errors).toEqual([
      expect.objectContaining({
        message: "Field 'nmae' doesn't exist on type 'Shop'",
        extensions: { code: 'undefinedField', typeName: 'Shop', fieldName: 'nmae' },
      }),
    ]);
    expect((await store.query('{ shop ')).errors).toHaveLength(1);
    const variable = await store.query('query ($id: ID!) { order(id: $id) { name } }', {});
    expect(variable.errors?.[0]?.extensions).toEqual({ code: 'INVALID_VARIABLE' });
    expect((await store.query('{ order(id: "12") { name } }')).errors?.[0]?.message).toBe("Invalid global id '12'");
  });

  test('for a connection needs a page size of at most 250', async () => {
    const store = await openStore();
    const messageOf = async (query: string) => (await store.query(query)).errors?.[0]?.message;
    expect(await messageOf('{ orders { nodes { id } } }')).toBe('you must provide one of first or last');
    expect(await messageOf('{ orders(first: 251) { nodes { id } } }')).toContain('250');
    expect(await messageOf('{ orders(first: 2, after: "x") { nodes { id } } }')).toContain('Invalid cursor');
  });

  test('needs the scope of its field', async () => {
    const store = await openStore();
    store.controls.setGrantedScopes(['read_products']);
    const { data, errors } = await store.query('{ orders(first: 1) { nodes { id } } }');
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'ACCESS_DENIED' });
    store.controls.setGrantedScopes(['read_orders']);
    store.controls.placeOrder(anOrder());
    const order = await store.query('{ orders(first: 1) { nodes { fulfillmentOrders(first: 5) { nodes { id } } } } }');
    expect(order.data.orders.nodes).toEqual([{ fulfillmentOrders: { nodes: [] } }]);
    const customer = await store.query('{ orders(first: 1) { nodes { customer { id } } } }');
    expect(customer.errors?.[0]?.extensions).toMatchObject({ code: 'ACCESS_DENIED' });
  });

  test('sees only the orders of the last 60 days without read_all_orders', async () => {
    const days = (count: number) => testTime - count * 86_400_000;
    const orders = [anOrder({ number: '1', at: days(70) }), anOrder({ number: '2', at: days(50) })];
    const store = await openStore({ orders });
    const names = async () =>
      (await store.query('{ orders(first: 9) { nodes { name } } }')).data.orders.nodes.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names()).toEqual(['#1', '#2']);
    store.controls.setGrantedScopes(['read_orders']);
    expect(await names()).toEqual(['#2']);
  });
});

describe('the cost of queries', () => {
  test('matches the platform’s figure for 250 variants with an object each', async () => {
    const store = await openStore();
    const { extensions } = await store.query(
      'query ($id: ID!) { product(id: $id) { variants(first: 250) { nodes { inventoryItem { id tracked } } } } }',
      { id: 'gid://shopify/Product/1' },
    );
    expect(extensions.cost).toMatchObject({
      requestedQueryCost: 25,
      actualQueryCost: 1,
      throttleStatus: { maximumAvailable: 2_000, currentlyAvailable: 1_999, restoreRate: 100 },
    });
  });

  test('comes from a bucket that refills; an empty bucket throttles', async () => {
    const store = await openStore();
    store.controls.drainBucket();
    const throttled = await store.query(shopName);
    expect(throttled).toMatchObject({
      status: 200,
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    });
    expect(throttled.extensions.cost).toMatchObject({ requestedQueryCost: 1, actualQueryCost: null });
    store.clock.advance(1_000);
    const { extensions } = await store.query(shopName);
    expect(extensions.cost.throttleStatus.currentlyAvailable).toBe(99);
  });

  test('has a limit per query', async () => {
    const store = await openStore();
    const nested =
      '{ orders(first: 250) { nodes { lineItems(first: 250) { nodes { variant { inventoryItem { id } product { id } } } } ' +
      'fulfillmentOrders(first: 250) { nodes { lineItems(first: 250) { nodes { lineItem { id } variant { id } } } } } } } }';
    expect((await store.query(nested)).errors?.[0]?.extensions).toMatchObject({
      code: 'MAX_COST_EXCEEDED',
      maxCost: 1_000,
    });
  });

  test('is 10 for a mutation', async () => {
    const store = await openStore();
    const { extensions } = await store.query(
      'mutation { orderClose(input: { id: "gid://shopify/Order/1" }) { order { id } userErrors { field message } } }',
    );
    expect(extensions.cost.requestedQueryCost).toBe(10);
  });
});

describe('pages', () => {
  test('follow each other by cursor, forward and backward, and new orders do not shift them', async () => {
    const orders = Array.from({ length: 5 }, (_, index) =>
      anOrder({ number: String(index + 1), at: testTime - (10 - index) * 3_600_000 }),
    );
    const store = await openStore({ orders });
    const page = async (args: string) =>
      (
        await store.query(
          `{ orders(${args}) { edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } }`,
        )
      ).data.orders;
    const first = await page('first: 2, reverse: true');
    expect(first.edges.map(({ node }: { node: object }) => node)).toEqual([{ name: '#5' }, { name: '#4' }]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    store.controls.placeOrder(anOrder());
    const second = await page(`first: 9, reverse: true, after: "${first.pageInfo.endCursor}"`);
    expect(second.edges.map(({ node }: { node: object }) => node)).toEqual([
      { name: '#3' },
      { name: '#2' },
      { name: '#1' },
    ]);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await page(`last: 1, reverse: true, before: "${second.pageInfo.startCursor}"`);
    expect(back.edges.map(({ node }: { node: object }) => node)).toEqual([{ name: '#4' }]);
  });
});

describe('a search', () => {
  test('supports times, states, names, negation and OR, and reports unknown fields', async () => {
    const store = await openStore({
      orders: [
        anOrder({ number: '1', at: testTime - 7_200_000, tags: ['vip'] }),
        anOrder({ number: '2', at: testTime - 3_600_000, state: 'cancelled' }),
        anOrder({ number: '3', at: testTime - 60_000, state: 'closed' }),
      ],
    });
    const names = async (query: string) => {
      const reply = await store.query('query ($query: String) { orders(first: 9, query: $query) { nodes { name } } }', {
        query,
      });
      return {
        names: reply.data.orders.nodes.map(({ name }: { name: string }) => name),
        search: reply.extensions.search,
      };
    };
    expect((await names("created_at:>='2026-11-20T08:00:00Z'")).names).toEqual(['#2', '#3']);
    expect((await names('updated_at:<2026-11-20T08:00:00Z')).names).toEqual(['#1']);
    expect((await names('status:open')).names).toEqual(['#1']);
    expect((await names('status:cancelled OR name:#3')).names).toEqual(['#2', '#3']);
    expect((await names('-tag:vip AND NOT status:cancelled')).names).toEqual(['#3']);
    expect((await names('(fulfillment_status:fulfilled OR tag:VIP) sku:MUG')).names).toEqual(['#1', '#3']);
    expect(await names('colour:red')).toEqual({
      names: ['#1', '#2', '#3'],
      search: [
        expect.objectContaining({ warnings: [expect.objectContaining({ field: 'colour', code: 'invalid_field' })] }),
      ],
    });
  });
});
