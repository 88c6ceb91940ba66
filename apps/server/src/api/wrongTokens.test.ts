import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import type { Database } from '@hub/database';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { randomUUID } from 'node:crypto';
import { sign } from 'hono/jwt';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from './engineFixture.ts';
import { requestsOf, type Row, sampleInit } from './sampleRequests.ts';

const origin = 'http://127.0.0.1';
const key = 'a key of this test';
const names = Object.keys(endpoints) as EndpointName[];
/** Every call of the table that needs a token. */
const guarded = names.filter((name) => name !== 'shopInfo' && !isPublicCall(name));

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describeOnBothKinds('every call', (database) => {
  let engine: EngineFixture;
  let mine: { shopId: number; token: string; rows: readonly Row[] };
  let other: typeof mine;

  async function open(): Promise<typeof mine> {
    const domain = `tokens-${randomUUID()}.myshopify.com`;
    const shopId = await engine.createShop(domain);
    const info = await engine.fetch(`${origin}/shopInfo?shop=${domain}`);
    const token = info.headers.get('Authorization') ?? '';
    const list = await engine.fetch(`${origin}/list-order?tab=1&fix=all`, { headers: { Authorization: token } });
    return { shopId, token, rows: ((await list.json()) as { orders: Row[] }).orders };
  }

  beforeAll(async () => {
    engine = await createEngineFixture(database());
    mine = await open();
    other = await open();
  });

  /** Resolves to status and text; of a stream to the status alone. */
  async function send(
    name: EndpointName,
    token: string | null,
    { rows = mine.rows, on = engine }: { rows?: readonly Row[]; on?: EngineFixture } = {},
  ): Promise<{ status: number; text: string }> {
    const [path, body] = requestsOf(rows)[name];
    const { method } = endpoints[name];
    const abort = new AbortController();
    const reply = await on.fetch(`${origin}${path}`, { ...sampleInit(method, token, body), signal: abort.signal });
    const isStream = name === 'events' && reply.ok;
    const text = isStream ? '' : await reply.text();
    if (isStream) await reply.body?.cancel();
    abort.abort();
    return { status: reply.status, text };
  }

  async function wrongTokens(): Promise<Record<string, string | null>> {
    const seconds = Math.floor(Date.now() / 1_000);
    const claims = { shop: mine.shopId, sub: '1', aud: 'hub-calls', iat: seconds, exp: seconds + 600 };
    const signed = async (changes: object, by = key) => `Bearer ${await sign({ ...claims, ...changes }, by, 'HS256')}`;
    const [head = '', , signature = ''] = mine.token.split('.');
    const without = async (claim: keyof typeof claims) => signed({ [claim]: undefined });
    return {
      none: null,
      empty: '',
      'the scheme alone': 'Bearer',
      'the scheme and blanks': 'Bearer   ',
      'no token': 'Bearer x.y.z',
      'another scheme': mine.token.replace('Bearer', 'Basic'),
      'the token alone': mine.token.replace('Bearer ', ''),
      'two tokens': `${mine.token}, ${mine.token}`,
      'the signature cut off': mine.token.replace(/\.[^.]+$/, '.'),
      'claims of another under its signature': `${head}.${encode({ ...claims, shop: other.shopId })}.${signature}`,
      'alg none': `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      'alg none with a signature': `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.${signature}`,
      'signed by somebody else': await signed({}, 'another key'),
      'signed with an empty key': await signed({}, ' '),
      'signed in another way': `Bearer ${await sign(claims, key, 'HS512')}`,
      expired: await signed({ exp: seconds - 1 }),
      'of the future': await signed({ nbf: seconds + 300 }),
      'without an end': await without('exp'),
      'without an audience': await without('aud'),
      'for another audience': await signed({ aud: 'hub-mails' }),
      'without a shop': await without('shop'),
      'a shop as text': await signed({ shop: String(mine.shopId) }),
      'a shop that is none': await signed({ shop: 2_000_000_000 }),
      'a shop that no number holds': await signed({ shop: 1e300 }),
      'a shop between two': await signed({ shop: mine.shopId + 0.5 }),
      'without a person': await without('sub'),
      'a person who is none': await signed({ sub: '77' }),
      'a person with a NUL': await signed({ sub: '1\u0000' }),
      'too long': `Bearer ${'x'.repeat(100_000)}`,
      'too long, and signed': await signed({ more: 'x'.repeat(100_000) }),
    };
  }

  async function refusesAll(name: EndpointName): Promise<void> {
    const statuses: Record<string, number> = {};
    for (const [kind, token] of Object.entries(await wrongTokens())) {
      const { status, text } = await send(name, token);
      statuses[kind] = status;
      expect(text).not.toContain(mine.rows[0]?.order_name);
    }
    expect(Object.entries(statuses).filter(([, status]) => status !== 401)).toEqual([]);
  }

  test.each(['stats', 'holdOrder'] as const)(
    '%s, for all, with any wrong token is a session that expired, and no reply says more',
    { tags: 'hazard:shop-isolation' },
    refusesAll,
  );

  test.each(guarded)(
    '%s with any wrong token is a session that expired, and no reply says more',
    { tags: ['long', 'hazard:shop-isolation'] },
    refusesAll,
  );

  test('the same token, right, is answered', async () => {
    expect((await send('stats', mine.token)).status).toBe(200);
  });

  describe('without the application’s own look at the shop', () => {
    /** Rows of a shop in every table, as one hash for each table. */
    async function rowsOf(shopId: number): Promise<Record<string, unknown>> {
      const hashes: Record<string, unknown> = {};
      for (const table of await tablesOfShops()) {
        const { rows } = await database().executeSql(
          `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash FROM "${table}" AS t
          WHERE shop_id = ${shopId}`,
        );
        hashes[table] = rows[0]?.hash;
      }
      return hashes;
    }

    async function tablesOfShops(): Promise<string[]> {
      const { rows } = await database().executeSql(`SELECT table_name AS name FROM information_schema.columns
        JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'shop_id'
          AND table_name NOT IN ('admin_audit') ORDER BY 1`);
      return rows.map(({ name }) => String(name));
    }

    /** Transactions stay those of the shop `own`, and every query asks for the rows of the shop `asked`. */
    function confused(own: number, asked: number): Database {
      return {
        ...database(),
        inShop: (_, work) => database().inShop(own, (transaction) => work({ ...transaction, shopId: asked })),
      };
    }

    test(
      'no call shows or changes what is of another',
      { tags: 'hazard:shop-isolation', timeout: 120_000 },
      async () => {
        const before = await rowsOf(mine.shopId);
        // Who signs in is looked up by the same wrong shop, and has to be found for the call to go on.
        const secure = (how: 'DISABLE' | 'ENABLE') =>
          database().executeSql(
            `ALTER TABLE staff ${how} ROW LEVEL SECURITY; ALTER TABLE shops ${how} ROW LEVEL SECURITY`,
          );
        await secure('DISABLE');
        onTestFinished(async () => {
          await secure('ENABLE');
        });
        const on = await createEngineFixture(confused(other.shopId, mine.shopId));
        for (const name of guarded) {
          const { status, text } = await send(name, other.token, { on }).catch(() => ({ status: 500, text: '' }));
          expect([name, status]).not.toEqual([name, 401]);
          for (const { order_name } of mine.rows.slice(2)) expect(text, name).not.toContain(order_name);
        }
        await on.close();
        const { staff: _, shops: __, ...rest } = await rowsOf(mine.shopId);
        expect(before).toMatchObject(rest);
      },
    );

    test(
      'a statement without a condition reads, changes and removes rows of its own shop alone',
      { tags: 'hazard:shop-isolation' },
      async () => {
        const before = await rowsOf(mine.shopId);
        for (const table of await tablesOfShops()) {
          const run = async (statement: string) => {
            try {
              return await database().inShop(other.shopId, async ({ queries }) => {
                const result = (await queries.execute(statement)) as unknown as { rows: { shop_id: unknown }[] };
                return result.rows.map(({ shop_id }) => String(shop_id));
              });
            } catch {
              // Not allowed at all.
              return [];
            }
          };
          for (const statement of [
            `SELECT shop_id FROM "${table}"`,
            `UPDATE "${table}" SET shop_id = shop_id RETURNING shop_id`,
            `DELETE FROM "${table}" RETURNING shop_id`,
          ])
            expect([table, new Set(await run(statement))]).toEqual([table, expect.toSatisfy(isOfShop(other.shopId))]);
          // Nor is a row of its own given to the other.
          await run(`UPDATE "${table}" SET shop_id = ${mine.shopId} RETURNING shop_id`);
        }
        expect(await rowsOf(mine.shopId)).toEqual(before);
      },
    );

    const isOfShop = (shopId: number) => (seen: Set<string>) => [...seen].every((id) => id === String(shopId));
  });
});
