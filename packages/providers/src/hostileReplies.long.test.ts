import { findProvider, type ThirdPartyId } from '@hub/domain/integrations';
import fc from 'fast-check';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { adapters } from './adapters.ts';
import { createCallProvider } from './http/createCallProvider.ts';
import { createPublicDispatcher } from './http/createPublicDispatcher.ts';
import type { AccountSettings, ProviderAdapter, ProviderConnection, SentShipment } from './ProviderAdapter.ts';
import { ProviderError, UnexpectedReplyError } from './ProviderError.ts';
import { createManualClock, demoCredentials, startSimulators } from './simulators/index.ts';
import { aLine, aShipment } from './testing/aShipment.ts';
import { createFakeApi, type RecordedAnswer } from './testing/createFakeApi.ts';

/*
 * Replays each simulator's replies with one value changed, or replaced as a whole. Every function must return what its
 * types promise, with text and numbers that can be stored, or throw one of its errors.
 */

const startMs = Date.parse('2026-01-31T16:46:27Z');
const shipment = aShipment({
  lines: [
    aLine({ lineItemId: '9001', sku: 'MUG-01', quantity: 2 }),
    aLine({ lineItemId: '9002', sku: 'TEE-M', name: 'T-shirt', quantity: 1 }),
  ],
});

const functions = {
  test: (connection) => connection.test(),
  send: (connection) => connection.send(shipment),
  findByReference: (connection, { reference }) => connection.findByReference(reference),
  readShipment: (connection, sent) => connection.readShipment(sent),
  update: async (connection, sent) => connection.update?.(sent, shipment, { isOnHold: true }),
  readChanges: async (connection) => connection.readChanges?.(new Date(startMs), null),
  readStock: async (connection) => connection.readStock?.(null),
  readChoices: async (connection) => connection.readChoices?.(),
  cancel: (connection, sent) => connection.cancel(sent),
} satisfies Record<string, (connection: ProviderConnection, sent: SentShipment) => Promise<unknown>>;
type FunctionName = keyof typeof functions;

interface RecordedReply {
  call: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** The simulator's replies, in order of the calls. */
interface Recording {
  account: AccountSettings;
  sent: SentShipment;
  replies: Readonly<Record<FunctionName, readonly RecordedReply[]>>;
}

async function record(adapter: ProviderAdapter): Promise<Recording> {
  const clock = createManualClock(startMs);
  const running = await startSimulators({ clock, plan: 'one', providers: [adapter.provider] });
  const simulator = running.origins[adapter.provider];
  const heard: RecordedReply[] = [];
  const between = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers;
      const { method = 'GET', url = '/' } = incoming;
      const body = method === 'GET' ? {} : { body: Buffer.concat(parts) };
      void fetch(`${simulator}${url}`, { method, headers: headers as Record<string, string>, ...body }).then(
        async (reply) => {
          const text = await reply.text();
          const etag = reply.headers.get('etag');
          const back = { 'content-type': 'application/json', ...(etag !== null && { etag }) };
          heard.push({
            headers: back,
            call: `${method} ${url.split('?')[0]}`,
            status: reply.status,
            body: text === '' ? '' : JSON.parse(text),
          });
          outgoing.writeHead(reply.status, back).end(text);
        },
      );
    });
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
  try {
    const connect = (account: AccountSettings) =>
      adapter.connect(
        account,
        createCallProvider({
          providerName: nameOf(adapter),
          baseUrl,
          secrets: [],
          dispatcher: createPublicDispatcher({ allowedOrigins: [baseUrl] }),
        }),
      );
    const credentials = demoCredentials(adapter.provider);
    const choices = (await connect({ credentials, choices: {} }).readChoices?.()) ?? [];
    const account = {
      credentials,
      choices: Object.fromEntries(choices.map(({ name, options }) => [name, options[0]?.value ?? ''])),
    };
    const connection = connect(account);
    let sent = { reference: shipment.reference, providerOrderId: '' };
    const take = async (name: FunctionName) => {
      heard.length = 0;
      // The token from an earlier function may be cached.
      const result = await functions[name](connection, sent);
      if (name === 'send') sent = result as SentShipment;
      return [...heard];
    };
    const replies = { test: await take('test'), send: await take('send') } as Record<FunctionName, RecordedReply[]>;
    replies.update = await take('update');
    if (connection.update) await connection.update(sent, shipment, { isOnHold: false });
    clock.advance(3_600_000);
    for (const name of ['findByReference', 'readShipment', 'readChanges', 'readStock', 'readChoices'] as const)
      replies[name] = await take(name);
    const early = await connection.send(aShipment({ ...shipment, reference: 'S2002-1' }));
    heard.length = 0;
    await connection.cancel(early);
    replies.cancel = heard.map((reply) => ({
      ...reply,
      call: reply.call.replace(encodeURIComponent(early.providerOrderId), encodeURIComponent(sent.providerOrderId)),
    }));
    return { account, sent, replies };
  } finally {
    between.closeAllConnections();
    between.close();
    await running.stop();
  }
}

const nameOf = ({ provider }: ProviderAdapter) => findProvider(provider)?.name ?? provider;

/** Values that replace a correct one. */
const wrongValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [{}],
  JSON.parse('{"__proto__":{"id":1},"constructor":1}'),
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e300,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  'a\ud800b',
  'x'.repeat(100_000),
  // An account secret.
  'not canary-key',
  '9'.repeat(40),
  ...'0 -1 1e999 <b> http:// https://elsewhere.example/x // % __proto__ constructor Shipped cancelled Error'.split(' '),
  ...'0000-00-00 275760-09-13T00:00:00Z -000001-01-01T00:00:00Z +099999-01-01T00:00:00Z'.split(' '),
  ...'2026-02-30 now 9999-12-31T23:59:59-12:00 2026-01-31T24:00:00'.split(' '),
];

/** Replacements for a whole reply. */
const wrongReplies: readonly RecordedAnswer[] = [
  { body: '' },
  { body: 'null' },
  { body: '[]' },
  { body: '{}' },
  { body: '"ok"' },
  { body: 'OK' },
  { body: '1' },
  { body: '<html><h1>Welcome' },
  { body: '\u0000\u0001\u0002' },
  { body: '['.repeat(200_000) + ']'.repeat(200_000) },
  { body: `${'{"message":'.repeat(200_000)}1${'}'.repeat(200_000)}`, status: 400 },
  { body: `"${'x'.repeat(6_000_000)}"` },
  { body: 'x'.repeat(1_000_000), status: 400 },
  { body: { message: 'a\u0000b\ud800', error: 'a\u0000b\ud800', errors: ['\u0000'] }, status: 422 },
  { body: '', status: 204 },
  { body: '{}', status: 202 },
  { body: '', status: 301, headers: { location: 'https://elsewhere.example/' } },
  { body: '', status: 307, headers: { location: 'http://127.0.0.1:1/' } },
  { body: {}, status: 401 },
  { body: [], status: 409 },
  { body: {}, status: 429, headers: { 'retry-after': '-1' } },
  { body: {}, status: 429, headers: { 'retry-after': '1e300' } },
  { body: {}, headers: { 'content-encoding': 'gzip' } },
  { body: 'gr\xfc\xdfe', headers: { 'content-type': 'application/json; charset=latin1' } },
];

/** Copies of a value that each differ in one place. */
function* changesOf(value: unknown): Generator<() => unknown, void> {
  for (const wrong of wrongValues) yield () => wrong;
  if (Array.isArray(value)) {
    for (const [index, each] of value.slice(0, 3).entries())
      for (const change of changesOf(each)) yield () => value.with(index, change());
    yield () => [];
    yield () => [...value, ...value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      for (const change of changesOf(field)) yield () => ({ ...value, [name]: change() });
      yield () => Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    }
  }
}

/** A changed reply to call number `at` of a path. */
interface Attempt {
  name: FunctionName;
  at: number;
  answer(): RecordedAnswer;
}

function attemptsOf({ replies }: Recording): Attempt[] {
  return (Object.keys(functions) as FunctionName[]).flatMap((name) =>
    replies[name].flatMap(({ status, headers, body }, at) => [
      ...wrongReplies.map((answer): Attempt => ({ name, at, answer: () => answer })),
      ...[...changesOf(body)].map((change): Attempt => ({
        name,
        at,
        answer: () => ({ status, headers, body: JSON.stringify(change()) }),
      })),
    ]),
  );
}

const states = ['received', 'onHold', 'partial', 'shipped', 'closedShort', 'cancelled'];
/** Years have four digits; the database and people can't use others. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const longestId = 200;

/** Expects text that PostgreSQL can store, of limited length, and numbers that fit an `integer`. */
function expectKept(value: unknown, path: string): void {
  if (typeof value === 'string') {
    expect([path, value.isWellFormed(), value.includes('\u0000')]).toEqual([path, true, false]);
    expect([path, value.length]).toEqual([path, expect.toSatisfy((length: number) => length <= 4_000)]);
    if (/(providerOrder|parcel)Id$/.test(path))
      expect([path, value.length]).toEqual([path, expect.toSatisfy((n: number) => n >= 1 && n <= longestId)]);
    if (path.startsWith('readStock') && path.endsWith('.sku'))
      expect([path, value.length]).toEqual([path, expect.toSatisfy((n: number) => n <= longestId)]);
    if (path.endsWith('shippedAt')) expect([path, value]).toEqual([path, expect.stringMatching(instant)]);
    if (path.endsWith('.state')) expect(states).toContain(value);
  } else if (typeof value === 'number') {
    expect([path, value]).toEqual([
      path,
      expect.toSatisfy((n: number) => Number.isInteger(n) && Math.abs(n) < 2 ** 31),
    ]);
  } else if (Array.isArray(value)) for (const each of value) expectKept(each, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) expectKept(each, `${path}.${name}`);
}

function withSecret({ body, ...rest }: RecordedAnswer, secret: string): RecordedAnswer {
  return { ...rest, body: typeof body === 'string' ? body.replaceAll('canary-key', secret) : body };
}

describe.each(Object.values(adapters))('$provider', (adapter: ProviderAdapter) => {
  let recording: Recording;
  let attempts: Attempt[];
  let accounts = 0;
  beforeAll(async () => {
    recording = await record(adapter);
    attempts = attemptsOf(recording);
  });

  function connection({ name, at, answer }: Attempt): ProviderConnection {
    const { account, replies } = recording;
    let calls = 0;
    const all = Object.values(replies).flat();
    // A separate account, without a cached token.
    accounts += 1;
    const fields = findProvider(adapter.provider)?.fields.filter(({ isSecret }) => isSecret) ?? [];
    const secrets = Object.fromEntries(fields.map((field) => [field.name, `canary-${accounts}`]));
    const answers = new Proxy<Record<string, () => RecordedAnswer>>(
      {},
      {
        get: (_, call) => () => {
          const own = replies[name].filter((reply) => reply.call === call);
          const known = own.length > 0 ? own : all.filter((reply) => reply.call === call);
          const target = replies[name][at];
          if (target?.call === call) {
            const before = replies[name].slice(0, at).filter((reply) => reply.call === call).length;
            calls += 1;
            if (calls > before) return withSecret(answer(), `canary-${accounts}`);
          }
          return known[0] ?? { status: 404, body: {} };
        },
      },
    );
    const configured = { ...adapter, baseUrl: () => 'https://warehouse.example' };
    return createFakeApi(configured, { ...account, credentials: { ...account.credentials, ...secrets } }, answers)
      .connection;
  }

  it(
    'for any reply of the 3PL, returns data that can be stored or throws one of its errors',
    { tags: 'hazard:malformed-reply' },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.nat(attempts.length - 1), async (index) => {
          const attempt = attempts[index] ?? { name: 'test', at: 0, answer: () => ({}) };
          try {
            const result: unknown = await functions[attempt.name](connection(attempt), recording.sent);
            expectKept(result, attempt.name);
            expect(JSON.stringify(result) ?? '').not.toContain('canary');
            if (attempt.name === 'send') expect(result).toMatchObject({ reference: shipment.reference });
          } catch (error) {
            if (error instanceof Error && error.name === 'AssertionError') throw error;
            expect(error).toBeInstanceOf(ProviderError);
            const { message } = error as Error;
            expect(message).toMatch(/\S/);
            expect(message.length).toBeLessThan(4_000);
            expect(message.isWellFormed() && !message.includes('\u0000')).toBe(true);
            expect(message).not.toContain('canary');
          }
        }),
      );
    },
  );
});

/** Copies a body, passing each value through `change`, innermost first. */
function mapped(value: unknown, change: (value: unknown, name: string) => unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    return change(
      value.map((each) => mapped(each, change)),
      name,
    );
  }
  if (typeof value !== 'object' || value === null) return change(value, name);
  const fields = Object.entries(value).map(([key, field]) => [key, mapped(field, change, key)]);
  return change(Object.fromEntries(fields), name);
}

/** The lists in which 3PLs report parcel contents. */
const contents = /^(contents|packageContents|shipmentItems|shipped_items|products|lines)$/;

/** The lists in which 3PLs report parcels; the unnamed one is a whole reply. */
const parcelLists = /^(shipments|fulfillments|trackings|pieces|items|packages|orderlist|)$/;

describe.each(Object.values(adapters))('a shipped order at $provider in an altered reply', (adapter) => {
  let recording: Recording;
  beforeAll(async () => {
    recording = await record(adapter);
  });

  /** Null when the reply was rejected. */
  async function readWith(change: (value: unknown, name: string) => unknown) {
    const { account, sent, replies } = recording;
    const answers: Record<string, RecordedAnswer[]> = {};
    for (const { call, ...reply } of replies.test) (answers[call] ??= []).push(reply);
    // ShipStation is asked for entered tracking only where there is no label.
    answers['GET /fulfillments'] = [{ body: { fulfillments: [], pages: 1 } }];
    for (const { call } of replies.readShipment) answers[call] = [];
    for (const { call, body, ...reply } of replies.readShipment)
      answers[call]?.push({
        ...reply,
        body: call.endsWith('oken') || call.endsWith('login') ? body : mapped(body, change),
      });
    const configured = { ...adapter, baseUrl: () => 'https://warehouse.example' };
    const { connection } = createFakeApi(configured, account, answers);
    try {
      return await connection.readShipment(sent);
    } catch (error) {
      expect(error).toBeInstanceOf(UnexpectedReplyError);
      return null;
    }
  }
  const usual = async () => {
    const read = await readWith((value) => value);
    expect(read).toMatchObject({ state: 'shipped' });
    return read;
  };

  it('is unchanged, or rejected, when numbers are text or empty lists are missing', async () => {
    const before = await usual();
    const asText = await readWith((value) => (typeof value === 'number' ? String(value) : value));
    const asNull = await readWith((value) => (Array.isArray(value) && value.length === 0 ? null : value));
    for (const read of [asText, asNull]) if (read !== null) expect(read).toEqual(before);
  });

  it('is neither shipped nor canceled when its status is unknown', async () => {
    await usual();
    const read = await readWith((value, name) =>
      /(status|stage)$/i.test(name) && (typeof value === 'string' || typeof value === 'number') ? 'Quantum' : value,
    );
    // An order with a label at ShipStation has partly left.
    if (read !== null) expect(['received', 'onHold', 'partial']).toContain(read.state);
  });

  it('shifts by a day at most when times have no zone', async () => {
    const before = await usual();
    let times = 0;
    const read = await readWith((value) => {
      const [, local] =
        (typeof value === 'string' && /^(\d{4}-\d\d-\d\dT[\d:.]+)(?:Z|[+-]\d\d:?\d\d)$/.exec(value)) || [];
      times += Number(local !== undefined);
      return local ?? value;
    });
    if (read === null) return expect(times).toBeGreaterThan(0);
    expect(read.state).toBe('shipped');
    const leftAt = (reading: typeof read | null) =>
      reading?.parcels.map(({ shippedAt }) => Date.parse(shippedAt ?? '')) ?? [];
    for (const [index, at] of leftAt(read).entries())
      expect(Math.abs(at - (leftAt(before)[index] ?? 0))).toBeLessThanOrEqual(86_400_000);
  });

  it('keeps tracking numbers and invents no units when parcels have no contents', async () => {
    const numbersOf = (read: Awaited<ReturnType<typeof readWith>>) =>
      read?.parcels.map(({ trackingNumber }) => trackingNumber);
    const read = await readWith((value, name) => (contents.test(name) && Array.isArray(value) ? [] : value));
    if (read === null) return;
    expect(numbersOf(read)).toEqual(numbersOf(await usual()));
    const units = read.parcels.flatMap(({ lines }) => lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(units).toBeLessThanOrEqual(3);
  });

  it('has no parcel of its own making when none is listed', async () => {
    const known = new Set((await usual())?.parcels.map(({ trackingNumber }) => trackingNumber));
    const read = await readWith((value, name) => (parcelLists.test(name) && Array.isArray(value) ? [] : value));
    if (read === null) return;
    // An Extensiv order has its own number in addition to its packages'.
    if (adapter.provider !== 'carterdc') expect(read.parcels).toEqual([]);
    for (const { trackingNumber } of read.parcels) expect(known).toContain(trackingNumber);
  });
});

describe('an endless list', () => {
  const units = { total_on_hand_quantity: 1, total_fulfillable_quantity: 1 };
  const items: [ThirdPartyId, (page: number) => unknown, (connection: ProviderConnection) => Promise<unknown>][] = [
    [
      'shipbob',
      (page) => ({ items: [{ sku: `MUG-${page}`, ...units }], next: `/x?Page=${page}` }),
      async (connection) => connection.readStock?.(null),
    ],
    [
      'ship_stations',
      (page) => ({ orders: [{ orderId: page, orderNumber: 'S1001-1' }], pages: 1e15 }),
      (connection) => connection.findByReference('S1001-1'),
    ],
    [
      'Portless',
      (page) => ({ items: [{ sku: `MUG-${page}`, on_hand: 1, available: 1 }], next_cursor: String(page) }),
      async (connection) => connection.readStock?.(null),
    ],
  ];
  it.each(items)('from %s ends as an unexpected reply', { tags: 'hazard:malformed-reply' }, async (id, page, read) => {
    const adapter = { ...adapters[id], baseUrl: () => 'https://warehouse.example' };
    let pages = 0;
    const answers = new Proxy<Record<string, () => RecordedAnswer>>(
      {},
      { get: () => () => ({ body: page((pages += 1)) }) },
    );
    const { connection } = createFakeApi(adapter, { credentials: demoCredentials(id), choices: {} }, answers);
    await expect(read(connection)).rejects.toThrow('sends a list that doesn’t end');
    expect(pages).toBeLessThan(1_100);
  });
});
