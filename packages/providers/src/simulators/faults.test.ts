import { providers } from '@hub/domain/integrations';
import { describe, expect, test, vi } from 'vitest';
import type { FaultKind } from './core/FaultInjector.ts';
import { simulators } from './simulators.ts';
import { minuteMs, startReceiver, startSimulator, type TestSimulator } from './testing/simulatorFixtures.ts';

/** What a client sees, and whether the warehouse has the order. */
const outcomes: Record<
  FaultKind,
  { seen: 'ok' | 'limited' | 'error' | 'nothing' | 'html' | 'strange'; isTaken: boolean }
> = {
  slow: { seen: 'ok', isTaken: true },
  silent: { seen: 'nothing', isTaken: true },
  tooManyRequests: { seen: 'limited', isTaken: false },
  serverError: { seen: 'error', isTaken: false },
  serverErrorAfterwards: { seen: 'error', isTaken: true },
  reset: { seen: 'nothing', isTaken: false },
  resetAfterwards: { seen: 'nothing', isTaken: true },
  html: { seen: 'html', isTaken: false },
  wrongShape: { seen: 'strange', isTaken: true },
};
const kinds = Object.keys(outcomes) as FaultKind[];
const ids = providers.map(({ thirdPartyId }) => thirdPartyId);

async function open(provider: (typeof ids)[number]): Promise<TestSimulator> {
  const headers: Record<string, string> = {};
  const simulator = await startSimulator(provider, headers, { slowMs: 20 });
  Object.assign(headers, await simulators[provider].calls.authorize(simulator.origin));
  return simulator;
}

describe.each(ids)('%s', (provider) => {
  const calls = simulators[provider].calls;

  test('accepts the demo credentials, and refuses them once revoked', async () => {
    const { call, revokeCredentials, restoreCredentials } = await open(provider);
    expect((await call(calls.test.what, calls.test)).status).toBe(200);
    revokeCredentials();
    expect([400, 401, 403]).toContain((await call(calls.test.what, calls.test)).status);
    restoreCredentials();
    expect((await call(calls.test.what, calls.test)).status).toBe(200);
  });

  test.each(kinds)(
    'a create call with the fault %s reaches the warehouse, or not, as a client can find out',
    async (kind) => {
      const { call, faults, books, origin } = await open(provider);
      const { seen, isTaken } = outcomes[kind];
      const { what, body } = calls.create('A-1');
      faults.next({ kind, operation: 'create' });
      const authorized = await calls.authorize(origin);
      const abandoned = AbortSignal.timeout(kind === 'silent' ? 150 : 5_000);
      const [method = '', path = ''] = what.split(' ');
      const reply = await fetch(`${origin}${path}`, {
        method,
        headers: { ...authorized, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: abandoned,
      }).then(
        async (answer) => ({
          status: answer.status,
          type: answer.headers.get('content-type'),
          text: await answer.text(),
        }),
        () => null,
      );
      const actual =
        reply === null
          ? 'nothing'
          : reply.status === 429
            ? 'limited'
            : reply.status >= 500
              ? 'error'
              : reply.type === 'text/html'
                ? 'html'
                : reply.text.includes('unexpected')
                  ? 'strange'
                  : 'ok';
      expect(actual).toBe(seen);
      // A client gives up a silent call by its own clock, maybe before the warehouse has read it.
      await expect.poll(() => books().orders).toHaveLength(isTaken ? 1 : 0);
      await expect
        .poll(() => books().calls.at(-1))
        .toMatchObject({ operation: 'create', fault: kind, status: reply?.status ?? null });
      const found = await call(calls.find('A-1').what, calls.find('A-1'));
      expect([found.status, calls.count(found.json)]).toEqual([200, isTaken ? 1 : 0]);
    },
  );

  test('refuses an order with the reason a test chose, and accepts it the next time', async () => {
    const { call, refuseOrder, books } = await open(provider);
    const { what, body } = calls.create('A-1');
    refuseOrder({ reference: 'A-1', words: 'We do not ship mugs' });
    const refused = await call(what, { body });
    expect(refused.text).toContain('We do not ship mugs');
    expect(books().orders).toEqual([]);
    expect(books().refused).toMatchObject([{ outcome: 'refused', reference: 'A-1' }]);
    await call(what, { body });
    expect(books().orders).toHaveLength(1);
  });
});

test('limits a fault to one kind of call, one account and a number of calls', async () => {
  const { call, faults, addAccount } = await open('ship_stations');
  const name = addAccount({ api_key: 'second', api_secret: 'second' });
  faults.next({ kind: 'serverError', operation: 'test', times: 2, account: 'demo' });
  const second = { headers: { authorization: `Basic ${Buffer.from('second:second').toString('base64')}` } };
  const statuses = [];
  for (const other of [second, {}, {}, {}]) statuses.push((await call('GET /stores', other)).status);
  expect(statuses).toEqual([200, 500, 500, 200]);
  expect(name).toBe('account-2');
});

test('gives the same random faults for the same seed, in about the requested share', async () => {
  const run = async (seed: string) => {
    const { call, faults, books } = await startSimulator(
      'shipbob',
      { authorization: 'Bearer demo-shipbob' },
      { hasRateLimits: false, slowMs: 1 },
    );
    faults.randomly({ seed, shares: { serverError: 0.05, html: 0.05, slow: 0.05 } });
    for (let n = 0; n < 300; n++) await call('GET /2026-07/channel');
    return books().calls.map(({ fault }) => fault);
  };
  const [first, again, other] = [await run('one'), await run('one'), await run('two')];
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  for (const kind of ['serverError', 'html', 'slow']) {
    const share = first.filter((fault) => fault === kind).length / first.length;
    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.09);
  }
});

test('loses webhooks, sends them twice, and sends them out of order', async () => {
  const simulator = await open('ship_stations');
  const { call, clock, running, faults, books } = simulator;
  const { url, received } = await startReceiver();
  await call('POST /webhooks/subscribe', { body: { target_url: url, event: 'ORDER_NOTIFY' } });
  faults.nextWebhook('lost', 'twice', 'outOfOrder');
  for (const reference of ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']) {
    await call(simulators.ship_stations.calls.create(reference).what, simulators.ship_stations.calls.create(reference));
    await running.webhooksSent();
  }
  const sent = () => received.map(({ body }) => /orderNumber=([\w-]+)/.exec(body)?.[1]);
  expect(sent()).toEqual(['A-2', 'A-2', 'A-4', 'A-3', 'A-5']);
  expect(books().webhooks[0]).toMatchObject({ outcome: 'lost', topic: 'ORDER_NOTIFY' });
  faults.nextWebhook('outOfOrder');
  await call(simulators.ship_stations.calls.create('A-6').what, simulators.ship_stations.calls.create('A-6'));
  await running.webhooksSent();
  expect(sent()).toHaveLength(5);
  clock.advance(minuteMs);
  await running.webhooksSent();
  expect(sent().at(-1)).toBe('A-6');
});

test('gives up on an unaccepted webhook after some retries, and sends none off this machine', async () => {
  const { call, clock, running, books } = await open('ship_stations');
  const { url } = await startReceiver(Array.from({ length: 9 }, () => 503));
  await call('POST /webhooks/subscribe', { body: { target_url: url, event: 'ORDER_NOTIFY' } });
  await call('POST /webhooks/subscribe', { body: { target_url: 'http://192.0.2.1/hooks', event: 'SHIP_NOTIFY' } });
  await call(simulators.ship_stations.calls.create('A-1').what, simulators.ship_stations.calls.create('A-1'));
  const requests = vi.spyOn(globalThis, 'fetch');
  for (let n = 0; n < 9; n++) {
    await running.webhooksSent();
    clock.advance(60 * minuteMs);
  }
  await running.webhooksSent();
  expect(requests.mock.calls.filter(([url]) => String(url).includes('192.0.2.1'))).toEqual([]);
  requests.mockRestore();
  const of = (topic: string) =>
    books()
      .webhooks.filter((record) => record.topic === topic)
      .map(({ outcome }) => outcome);
  expect(of('ORDER_NOTIFY')).toEqual([503, 503, 503, 503, 503, 503, 'givenUp']);
  expect(new Set(of('SHIP_NOTIFY'))).toEqual(new Set(['unreachable', 'givenUp']));
});
