import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';
import { requestsOf, type Row, workflow, sampleInit } from '../testing/sampleRequests.ts';
import { createTokens } from './tokens.ts';

const origin = 'http://127.0.0.1';
const hour = 3_600_000;

interface OpenShop {
  shopId: number;
  domain: string;
  token: string;
}

const names = Object.keys(endpoints) as EndpointName[];
/** Without calls that need no token or never end. */
const guarded = names.filter((name) => name !== 'shopInfo' && name !== 'events' && !isPublicCall(name));

describeOnBothKinds('one shop and another', (database) => {
  let engine: EngineFixture;
  let mine: OpenShop;
  let other: OpenShop;
  let rows: readonly Row[];

  async function open(userId?: string): Promise<OpenShop> {
    const domain = `isolation-${randomUUID()}.myshopify.com`;
    const shopId = await engine.createShop(domain);
    const reply = await engine.fetch(`${origin}/shopInfo?shop=${domain}${userId ? `&user_id=${userId}` : ''}`);
    const opened = { shopId, domain, token: reply.headers.get('Authorization') ?? '' };
    // Each shop has a workflow with id 1.
    const save = { workflow_id: null, base_version: null, definition: { ...workflow, name: `Of ${domain}` } };
    await engine.fetch(`${origin}/hub/workflows`, {
      method: 'POST',
      headers: { Authorization: opened.token, 'Content-Type': 'application/json' },
      body: JSON.stringify(save),
    });
    return opened;
  }

  function send(name: EndpointName, token: string | null, from: readonly Row[] = rows): Promise<Response> {
    const [path, body] = requestsOf(from)[name];
    const { method } = endpoints[name];
    return engine.fetch(`${origin}${path}`, sampleInit(method, token, body));
  }

  /** Everything that the calls show of a shop. */
  async function contentOf({ token }: OpenShop): Promise<string> {
    const replies = ['/stats?fix=all', '/get-third-party-details', '/get-locations'].concat(
      [1, 2, 3, 4, 5, 6, 7, 8].map((tab) => `/list-order?tab=${tab}&fix=all`),
      rows
        .slice(0, 2)
        .flatMap(({ order_id }) => [`/get-order-detail/${order_id}`, `/hub/orders/${order_id}/workflows`]),
      [
        '/hub/workflows',
        '/hub/workflows/1/versions',
        '/hub/workflows/runs',
        '/hub/shipping-mapping',
        '/hub/shop-settings',
        '/hub/tags',
        '/hub/staff',
        '/hub/staff/changes',
        '/hub/notifications',
        '/hub/plan',
        '/hub/store',
        '/hub/privacy',
        '/hub/attention',
        '/hub/search?text=Customer',
        '/hub/search?text=85123A',
        '/hub/insights/skus?fix=all&search_by_filter=order_wise',
        '/hub/providers',
        '/hub/providers/shipbob/choices',
      ],
      ['/hub/products', '/hub/packages', '/hub/bundles', '/hub/collections'],
    );
    const texts = replies.map(async (path) =>
      (await engine.fetch(`${origin}${path}`, { headers: { Authorization: token } })).text(),
    );
    return (await Promise.all(texts)).join('\n');
  }

  beforeAll(async () => {
    engine = await createEngineFixture(database());
    mine = await open();
    other = await open();
    const list = await engine.fetch(`${origin}/list-order?tab=2&fix=all`, { headers: { Authorization: mine.token } });
    rows = ((await list.json()) as { orders: Row[] }).orders;
  });

  test(
    "calls with one shop's token never change the other shop",
    // Makes up to a hundred calls; each may start work.
    { tags: 'hazard:shop-isolation' },
    async () => {
      const before = await contentOf(mine);
      const calls = fc.array(fc.constantFrom(...guarded), { minLength: 1, maxLength: 8 });
      await fc.assert(
        fc.asyncProperty(calls, async (sequence) => {
          for (const name of sequence) await (await send(name, other.token)).text();
          expect(await contentOf(mine)).toBe(before);
        }),
        { numRuns: 12 },
      );
      // The same calls do change the token's shop.
      for (const name of ['holdOrder', 'timeline'] as const) await send(name, mine.token);
      expect(await contentOf(mine)).not.toBe(before);
    },
  );

  test.each(guarded)(
    '%s shows nothing of another shop to a shop without orders',
    { tags: 'hazard:shop-isolation' },
    async (name) => {
      const shopId = await aShop(database());
      const token = await createTokens(['a key of this test']).issue({ shopId, staffId: '1' });
      const reply = await send(
        name,
        token,
        rows.slice(0, 2).map((row) => ({ ...row, order_name: 'unknown' })),
      );
      const text = await reply.text();
      for (const { order_name } of rows) expect(text).not.toContain(order_name);
      expect(text).not.toContain(mine.domain);
      expect(reply.status).toBeLessThan(500);
    },
  );

  describe('the token', () => {
    test.each(guarded)('%s without a token, or with a changed one, answers that the session expired', async (name) => {
      const last = mine.token.at(-2) === 'A' ? 'B' : 'A';
      const changed = `${mine.token.slice(0, -2)}${last}${mine.token.at(-1)}`;
      for (const token of [null, '', 'Bearer', 'Bearer x.y.z', changed])
        expect([token, (await send(name, token)).status]).toEqual([token, 401]);
    });

    test('is rejected when another party signed it, and after an hour', async () => {
      const holder = { shopId: mine.shopId, staffId: '1' };
      const issued = await createTokens(['another key']).issue(holder);
      expect((await send('stats', issued)).status).toBe(401);
      const past = await createTokens(['a key of this test'], () => new Date(Date.now() - hour - 1_000)).issue(holder);
      expect((await send('stats', past)).status).toBe(401);
      const nearly = await createTokens(['a key of this test'], () => new Date(Date.now() - hour + 60_000)).issue(
        holder,
      );
      expect((await send('stats', nearly)).status).toBe(200);
    });

    test('is rejected when its person no longer works in the shop, and when it is unsigned', async () => {
      const stranger = await createTokens(['a key of this test']).issue({ shopId: mine.shopId, staffId: '77' });
      expect((await send('stats', stranger)).status).toBe(401);
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const claims = { shop: mine.shopId, sub: '1', aud: 'hub-calls', exp: Math.floor(Date.now() / 1000) + 60 };
      const unsigned = `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
      expect((await send('stats', unsigned)).status).toBe(401);
    });

    test('signed with an older key is still valid', async () => {
      const renewed = await createEngineFixture(database(), { keys: ['a new key', 'a key of this test'] });
      const reply = await renewed.fetch(`${origin}/stats`, { headers: { Authorization: mine.token } });
      expect(reply.status).toBe(200);
    });
  });
});
