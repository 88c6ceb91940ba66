import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import fc from 'fast-check';
import { createHash, randomUUID } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';
import { requestsOf, type Row } from '../testing/sampleRequests.ts';

const origin = 'http://127.0.0.1';
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'shopInfo');
/** Calls with a JSON body. */
const withBody = names.filter((name) => endpoints[name].method !== 'GET' && name !== 'startImport');

const depth = 100_000;
const deepList = '['.repeat(depth) + ']'.repeat(depth);
const deepObject = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const gzipBomb = gzipSync(' '.repeat(1_000_000));
const brotliBomb = brotliCompressSync(' '.repeat(1_000_000));
const json = { 'Content-Type': 'application/json' };

/** Bodies that every call rejects, made from the sample's body, with headers. */
const wrongBodies: Record<string, (sample: string) => { body: Uint8Array | string; headers?: Record<string, string> }> =
  {
    nothing: () => ({ body: '' }),
    'no JSON': () => ({ body: 'order_id=1' }),
    'JSON that breaks off': (sample) => ({ body: sample.slice(0, -1) }),
    'JSON and more': (sample) => ({ body: `${sample}${sample}` }),
    'JSON with a NUL behind it': (sample) => ({ body: `${sample}\u0000` }),
    'a text': () => ({ body: '"text"' }),
    'a number that no double holds': () => ({ body: '9'.repeat(500) }),
    null: () => ({ body: 'null' }),
    'lists in lists': () => ({ body: deepList }),
    'objects in objects': () => ({ body: deepObject }),
    'lists in objects': () => ({ body: `{"order_id":${deepList}}` }),
    'bytes that are no UTF-8': () => ({ body: Uint8Array.from([0x22, 0xff, 0xfe, 0x22]) }),
    'an encoding that is not UTF-8': (sample) => ({ body: Buffer.from(sample, 'utf16le') }),
    'another charset': (body) => ({ body, headers: { 'Content-Type': 'application/json; charset=utf-16' } }),
    'half of a character': () => ({ body: String.raw`{"message":"\ud83d"}` }),
    'a form': (body) => ({ body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
    'a file': (body) => ({ body, headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }),
    'no type': (body) => ({ body: Buffer.from(body), headers: { 'Content-Type': '' } }),
    'a packed body': (body) => ({ body: gzipSync(body), headers: { 'Content-Encoding': 'gzip' } }),
    'a bomb of gzip': () => ({ body: gzipBomb, headers: { 'Content-Encoding': 'gzip' } }),
    'a bomb of brotli': () => ({ body: brotliBomb, headers: { 'Content-Encoding': 'br' } }),
    'a packed body without a word of it': (body) => ({ body: deflateSync(body) }),
    'an unknown encoding': (body) => ({ body, headers: { 'Content-Encoding': 'gzip, gzip, nonsense' } }),
  };

/** Values that replace a field of the sample. */
const wrongValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[[[1]]]],
  JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1}}'),
  Array.from({ length: 5_000 }, (_, index) => index),
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e300,
  '',
  'a\u0000b',
  'a\ud800b',
  `'; DROP TABLE orders; --`,
  'x'.repeat(200_000),
  noise(20_000),
  '9'.repeat(40),
  ...'0 -1 __proto__ toString'.split(' '),
];

/** Incompressible letters, the same in every run: an index cannot hold a text of this length. */
function noise(length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += createHash('sha256').update(String(at)).digest('base64url');
  return text;
}

/** Every variant of the sample body with one change. */
function* changesOf(value: unknown): Generator<() => unknown, void> {
  for (const wrong of wrongValues) yield () => wrong;
  if (Array.isArray(value)) {
    for (const change of changesOf(value[0])) yield () => [change(), ...value.slice(1)];
    yield () => Array.from({ length: 2_000 }, () => value[0] as unknown);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      for (const change of changesOf(field)) yield () => ({ ...value, [name]: change() });
      yield () => Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    }
    yield () => ({ ...value, ['a\u0000b']: 1, surprise: 'x' });
  }
}

/** As written in an address. */
const wrongParts: readonly string[] = [
  ...'%00 1%00 %ff % %ed%a0%80 %252e ..%2f %20 %0d%0aX-A:%201 -1 0.5 1e3 1e300 NaN'.split(' '),
  ...`__proto__ constructor ' [] {} null 2026-13-45 0000-01-01 9999-12-31 %7B%22sku%22:1e300%7D`.split(' '),
  '9'.repeat(19),
  '9'.repeat(400),
  'x'.repeat(8_000),
  encodeURIComponent(noise(6_000)),
  randomUUID(),
];

/** Every variant of the sample's address with one path or query value changed. */
function* addressesOf(name: EndpointName, sample: string): Generator<string, void> {
  const endpoint: { path: string; query?: { shape: object } } = endpoints[name];
  const [path = '', query = ''] = sample.split('?');
  const fields = new Set([...new URLSearchParams(query).keys(), ...Object.keys(endpoint.query?.shape ?? {})]);
  for (const part of wrongParts) {
    if (endpoint.path.includes('{')) yield `${endpoint.path.replace(/\{\w+\}/, part)}?${query}`;
    for (const field of fields) yield `${path}?${query}&${field}=${part}`;
  }
  for (const field of ['__proto__', 'constructor', 'toString']) yield `${path}?${query}&${field}=1&${field}=2`;
}

interface Attempt {
  name: EndpointName;
  path: string;
  body: unknown;
}

describeOnBothKinds('hostile requests', (database) => {
  let engine: EngineFixture;
  let token: string;
  let rows: readonly Row[];

  beforeAll(async () => {
    engine = await createEngineFixture(database());
    const domain = `bodies-${randomUUID()}.myshopify.com`;
    await engine.createShop(domain);
    token = (await engine.fetch(`${origin}/shopInfo?shop=${domain}`)).headers.get('Authorization') ?? '';
    const list = await engine.fetch(`${origin}/list-order?tab=1&fix=all`, { headers: { Authorization: token } });
    rows = ((await list.json()) as { orders: Row[] }).orders;
  });

  async function send(
    name: EndpointName,
    path: string,
    given: { body: Uint8Array | string; headers?: Record<string, string> },
  ): Promise<{ status: number; text: string }> {
    const { method } = endpoints[name];
    const headers = { Authorization: token, ...(method !== 'GET' && { 'Idempotency-Key': randomUUID(), ...json }) };
    const abort = new AbortController();
    const reply = await engine.fetch(`${origin}${path}`, {
      method,
      signal: abort.signal,
      headers: { ...headers, ...given.headers },
      ...(method !== 'GET' && { body: given.body as BodyInit }),
    });
    const isStream = name === 'events' && reply.ok;
    const text = isStream ? '' : await reply.text();
    if (isStream) await reply.body?.cancel();
    abort.abort();
    return { status: reply.status, text };
  }

  /** A 4xx as the contract defines it, without details of the server. */
  function expectRefusal(what: string, { status, text }: { status: number; text: string }): void {
    expect([what, status]).toEqual([what, expect.toSatisfy((each: number) => each >= 400 && each < 500)]);
    expect(JSON.parse(text)).toMatchObject({ status: 'error', message: expect.stringMatching(/\S/) });
    expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|Failed query|select |insert /);
  }

  /** One hash for each table. */
  async function allRows(): Promise<Record<string, unknown>> {
    const { rows: tables } = await database().executeSql(`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`);
    const hashes: Record<string, unknown> = {};
    for (const { name } of tables) {
      const hash = `md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), ''))`;
      const { rows: found } = await database().executeSql(`SELECT ${hash} AS hash FROM "${String(name)}" AS t`);
      hashes[String(name)] = found[0]?.hash;
    }
    return hashes;
  }

  test('every call rejects a malformed body and changes nothing', { tags: 'hazard:hostile-request' }, async () => {
    const attempts = Object.entries(wrongBodies).flatMap(([what, wrong]) =>
      withBody.map((name) => ({ name, what, wrong })),
    );
    const before = await allRows();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...attempts), async ({ name, what, wrong }) => {
        const [path, sample] = requestsOf(rows)[name];
        // Unknown fields are ignored.
        if (what.includes('in objects') && JSON.stringify(sample) === '{}') return;
        expectRefusal(`${name}, ${what}`, await send(name, path, wrong(JSON.stringify(sample))));
      }),
    );
    expect(await allRows()).toEqual(before);
  });

  test(
    'every call answers or rejects a value or address of another type, and none fails',
    { tags: 'hazard:hostile-request' },
    async () => {
      const attempts = names.flatMap((name): (() => Attempt)[] => {
        const [path, body] = requestsOf(rows)[name];
        const changed = withBody.includes(name) ? [...changesOf(body)] : [];
        return [
          ...changed.map((change) => () => ({ name, path, body: change() })),
          ...[...addressesOf(name, path)].map((address) => () => ({ name, path: address, body })),
        ];
      });
      await fc.assert(
        fc.asyncProperty(fc.nat(attempts.length - 1), async (index) => {
          const { name, path, body = {} } = attempts[index]?.() ?? { name: 'stats', path: '/stats' };
          const isFile = typeof body === 'string' && name === 'startImport';
          const given = isFile ? { body, headers: { 'Content-Type': 'text/csv' } } : { body: JSON.stringify(body) };
          const reply = await send(name, path, given);
          if (reply.status !== 200) expectRefusal(`${name} ${path.slice(0, 200)}`, reply);
        }),
      );
      expect((await send('stats', '/stats?fix=all', { body: '' })).status).toBe(200);
    },
  );

  test('an unknown location has no stock', async () => {
    for (const id of ['NaN', '0.5', '9'.repeat(30), 'x']) {
      const { status, text } = await send('listStock', `/hub/stock?location_id=${id}`, { body: '' });
      expect([status, JSON.parse(text)]).toEqual([200, expect.objectContaining({ levels: [], total: 0 })]);
    }
  });

  test('an order that is named thousands of times counts once', async () => {
    const [row] = rows;
    const body = JSON.stringify(Array.from({ length: 20_000 }, () => row?.order_id));
    const { text } = await send('moveToOpenErrored', '/move-to-open-errored', { body });
    expect((JSON.parse(text) as { results: unknown[] }).results).toHaveLength(1);
  });

  test("the last of a repeated field counts, and an object's built-in properties are no fields", async () => {
    const id = rows[0]?.order_id;
    const post = (body: string) => send('timeline', '/timeline', { body });
    expect((await post(`{"order_id":1,"order_id":${id},"message":"a","message":"b"}`)).status).toBe(200);
    expect((await post(`{"__proto__":{"order_id":${id}},"message":"b"}`)).status).toBe(400);
    expect(({} as Record<string, unknown>).order_id).toBeUndefined();
  });

  test('a body changes nothing in calls without a token', async () => {
    for (const name of names.filter(isPublicCall)) {
      const [path, sample] = requestsOf(rows)[name];
      if (endpoints[name].method === 'GET') continue;
      for (const [what, wrong] of Object.entries(wrongBodies))
        expectRefusal(`${name} ${what}`, await send(name, path, wrong(JSON.stringify(sample))));
    }
  });
});
