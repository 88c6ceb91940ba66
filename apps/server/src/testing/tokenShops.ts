import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import type { Database } from '@hub/database';
import { randomUUID } from 'node:crypto';
import { sign } from 'hono/jwt';
import { expect } from 'vitest';
import { createEngineFixture, type EngineFixture } from './engineFixture.ts';
import { requestsOf, type Row, sampleInit } from './sampleRequests.ts';

const origin = 'http://127.0.0.1';
const key = 'a key of this test';

/** Every call that needs a token. */
export const guardedCalls = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => name !== 'shopInfo' && !isPublicCall(name),
);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

interface OpenShop {
  shopId: number;
  token: string;
  rows: readonly Row[];
}

/** Opens two shops and sends calls of the first with any token. */
export async function openTokenShops(database: Database) {
  const engine = await createEngineFixture(database, { keys: [key] });
  async function open(): Promise<OpenShop> {
    const domain = `tokens-${randomUUID()}.myshopify.com`;
    const shopId = await engine.createShop(domain);
    const info = await engine.fetch(`${origin}/shopInfo?shop=${domain}`);
    const token = info.headers.get('Authorization') ?? '';
    const list = await engine.fetch(`${origin}/list-order?tab=1&fix=all`, { headers: { Authorization: token } });
    return { shopId, token, rows: ((await list.json()) as { orders: Row[] }).orders };
  }

  const mine = await open();
  const other = await open();

  /** Resolves to status and text; for a stream, only the status. */
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
      'signed with another key': await signed({}, 'another key'),
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

  return { mine, other, send, refusesAll };
}
