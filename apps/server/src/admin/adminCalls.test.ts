import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { adminEndpoints } from '@hub/api-client/admin';
import { endpoints } from '@hub/api-client/endpoints';
import { inAdmin } from '@hub/database/admin';
import { createJobQueue } from '@hub/database/jobs';
import { removeShop } from '@hub/database/store';
import { recordCallFailure } from '@hub/database/warehouses';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';
import { type AdminCalls, createAdminCalls } from './createAdminCalls.ts';

const token = 'a-token-of-24-characters-or-more';
const tokenHash = createHash('sha256').update(token).digest();
const canary = 'Maya Okafor, 12 High Street';

describeOnBothKinds('the admin calls', (database) => {
  let engine: EngineFixture;
  let calls: AdminCalls;
  let domain: string;
  let shopId: number;
  let shopToken: string;

  beforeAll(async () => {
    engine = await createEngineFixture(database());
    calls = createAdminCalls({ database: database(), tokenHash });
    domain = `admin-${randomUUID()}.myshopify.com`;
    shopId = await engine.createShop(domain);
    const reply = await engine.fetch(`http://127.0.0.1/shopInfo?shop=${domain}`);
    shopToken = reply.headers.get('Authorization') ?? '';
    await failJobs(3);
  });

  /** Adds jobs that fail at once with an error message that repeats a row. */
  async function failJobs(count: number): Promise<void> {
    const jobs = createJobQueue(database(), { onError: () => undefined });
    const settings = { retries: 0 };
    jobs.work('fails', () => Promise.reject(new Error(`Failed query: insert …\nparams: ${canary}`)), settings);
    await jobs.start();
    await database().inSystem((queries) =>
      queries.execute(
        `INSERT INTO outbox (shop_id, job_id, queue, data)
         SELECT ${shopId}, gen_random_uuid(), 'fails', '{"orderId": "1"}' FROM generate_series(1, ${count})`,
      ),
    );
    while ((await jobs.listDeadJobs(10)).length < count) await sleep(50);
    await jobs.stop();
  }

  async function call(path: string, body?: unknown, authorization: string | null = token, address = '192.0.2.1') {
    const request = new Request(`http://127.0.0.1/hub/admin/${path.replace('{domain}', domain)}`, {
      headers: { 'Content-Type': 'application/json', ...(authorization !== null && { Authorization: authorization }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    const reply = await calls(request, address);
    if (reply === undefined) throw new Error(`There is no ${path}.`);
    return { status: reply.status, body: (await reply.json()) as never };
  }

  const choice = { ids: [randomUUID()] };
  const requests: Record<keyof typeof adminEndpoints, readonly [path: string, body?: unknown]> = {
    adminSignIn: ['session'],
    adminQueues: ['queues'],
    adminOutages: ['outages'],
    adminShops: ['shops'],
    adminShop: ['shops/{domain}'],
    adminDeadLetters: ['dead-letters'],
    adminRetry: ['dead-letters/retry', choice],
    adminRetryOutcome: ['dead-letters/outcome', { jobs: choice.ids }],
    adminDiscard: ['dead-letters/discard', { ...choice, reason: 'Test data' }],
    adminDiscount: ['discounts', { domain: 'none', percent: 1, ends_at: null, note: '', base_version: 0 }],
    adminAudit: ['audit'],
  };

  describe('access to the admin area', () => {
    test.each(Object.entries(requests))(
      "%s rejects a shop's token and a missing token",
      async (_name, [path, body]) => {
        for (const [authorization, address] of [
          [null, '192.0.2.9'],
          [shopToken, `198.51.100.${path.length}`],
        ] as const)
          expect((await call(path, body, authorization, address)).status).toBe(401);
        expect((await call(path, body)).status).toBe(200);
      },
    );

    test('the admin token opens no call of a shop', async () => {
      const calledWithIt = Object.values(endpoints).filter(
        (endpoint) => endpoint.method === 'GET' && endpoint.path !== '/shopInfo' && !('isPublic' in endpoint),
      );
      expect(calledWithIt.length).toBeGreaterThan(20);
      for (const { path } of calledWithIt)
        for (const authorization of [token, `Bearer ${token}`]) {
          const filled = path.replace(/\{\w+\}/g, '1');
          const reply = await engine.fetch(`http://127.0.0.1${filled}`, { headers: { Authorization: authorization } });
          expect([path, reply.status]).toEqual([path, 401]);
        }
    });

    test('wrong tokens are logged, and an address is locked out after ten', async () => {
      for (let attempt = 0; attempt < 10; attempt++)
        expect((await call('queues', undefined, `guess-${attempt}`, '203.0.113.5')).status).toBe(401);
      expect((await call('queues', undefined, token, '203.0.113.5')).status).toBe(429);
      const { body } = await call('audit');
      const { entries } = body as { entries: { actor: string }[] };
      expect(entries.filter(({ actor }) => actor === 'wrong token from 203.0.113.5')).toHaveLength(10);
      expect(JSON.stringify(entries)).not.toMatch(/guess-|a-token-of/);
    });
  });

  test('bad requests are rejected and change nothing', async () => {
    for (const [path, body] of [
      ['dead-letters/retry', {}],
      ['dead-letters/retry', { ids: [] }],
      ['dead-letters/retry', { ids: ["1' OR true"] }],
      ['dead-letters/discard', { queue: '', reason: 'Test data' }],
      ['dead-letters/discard', { queue: 'fails' }],
      ['dead-letters/discard', { queue: 'fails', reason: '  ' }],
      ['dead-letters/outcome', { jobs: [] }],
      ['shops?discounted=perhaps', undefined],
      ['dead-letters/discard', { queue: 'fails', ids: [randomUUID()], reason: 'Test data' }],
      ['shops?page=-1', undefined],
    ] as const)
      expect([path, (await call(path, body)).status]).toEqual([path, 400]);
    expect((await call('dead-letters?queue=fails')).body).toMatchObject({ total: 3 });
  });

  test('a shop shows its plan, orders and connections; the search takes special characters literally', async () => {
    await database().inShop(shopId, (transaction) =>
      recordCallFailure(
        transaction,
        { provider: 'shipbob', account: '' },
        { at: new Date(), kind: 'credentialsRefused', words: canary, pausesAfter: 1 },
      ),
    );
    const { body } = await call(`shops?search=${domain}`);
    expect(body).toMatchObject({ total: 1, shops: [{ domain, failing: 1, paused: 1, discount: { percent: 0 } }] });
    const [shop] = (body as { shops: { orders: number; last_order_at: string }[] }).shops;
    expect(shop?.orders).toBeGreaterThan(5);
    expect(shop?.last_order_at).toMatch(/^\d{4}-/);
    expect((await call('shops?search=%25')).body).toMatchObject({ total: 0 });
    const outages = (await call('outages')).body;
    expect(outages).toMatchObject({ outages: expect.arrayContaining([expect.objectContaining({ domain })]) });
    expect(JSON.stringify([body, outages])).not.toContain('Maya');
  });

  test('dead letters show a cause without values and can be retried once or discarded', async () => {
    const { body } = await call('dead-letters?queue=fails');
    const { dead_letters: letters } = body as { dead_letters: { id: string; cause: string }[] };
    expect(letters).toHaveLength(3);
    expect(letters[0]).toMatchObject({ cause: 'Error: a query failed', domain, order_id: '1' });
    const [first] = letters;
    if (first === undefined) throw new Error('There is one.');
    const both = await Promise.all([1, 2].map(() => call('dead-letters/retry', { ids: [first.id] })));
    expect(both.map((reply) => (reply.body as { count: number }).count).toSorted()).toEqual([0, 1]);
    const { rows } = await database().executeSql(`SELECT data FROM outbox WHERE queue = 'fails'`);
    expect(rows).toEqual([{ data: { orderId: '1' } }]);
    expect((await call('dead-letters/discard', { queue: 'fails', reason: 'Test data' })).body).toEqual({ count: 2 });
    expect((await call('dead-letters?queue=fails')).body).toMatchObject({ total: 0 });
    const { entries } = (await call('audit')).body as { entries: { action: string; details: object }[] };
    expect(entries.find(({ action }) => action === 'adminDiscard')?.details).toMatchObject({ count: 2, of: 'fails' });
  });

  test('a discount is saved only over the version that was read', async () => {
    const discount = { domain, percent: 20, ends_at: null, note: 'First year', base_version: 0 };
    expect((await call('discounts', { ...discount, percent: 120 })).body).toMatchObject({ status: 'error' });
    expect((await call('discounts', { ...discount, domain: 'nobody' })).body).toMatchObject({ status: 'error' });
    expect((await call('discounts', discount)).body).toMatchObject({ status: 'success' });
    expect((await call('discounts', { ...discount, percent: 30 })).body).toMatchObject({
      status: 'error',
      message: expect.stringContaining('meanwhile'),
    });
    expect((await call('discounts', { ...discount, percent: 30, base_version: 1 })).body).toMatchObject({
      status: 'success',
    });
    expect((await call(`shops?search=${domain}`)).body).toMatchObject({
      shops: [{ discount: { percent: 30, version: 2, note: 'First year' } }],
    });
  });

  test('a shop with a discount can be redacted and removed', async () => {
    const left = `left-${randomUUID()}.myshopify.com`;
    const leftId = await engine.createShop(left);
    await call('discounts', { domain: left, percent: 5, ends_at: null, note: canary, base_version: 0 });
    await database().inShop(leftId, ({ queries }) => queries.execute(`UPDATE plan_discounts SET note = 'removed'`));
    await removeShop(database(), leftId);
    expect((await call(`shops?search=${left}`)).body).toMatchObject({ total: 0 });
  });

  test('the admin role reads no shop tables and changes no audit entry; a shop cannot change its discount', async () => {
    const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ cause: { code: '42501' } });
    for (const table of ['orders', 'order_recipients', 'staff', 'provider_settings', 'shops', 'plan_discounts'])
      await refused(inAdmin(database(), (queries) => queries.execute(`SELECT * FROM ${table}`)));
    await refused(inAdmin(database(), (queries) => queries.execute(`DELETE FROM admin_audit`)));
    await refused(inAdmin(database(), (queries) => queries.execute(`UPDATE admin_audit SET actor = 'nobody'`)));
    await refused(
      database().inShop(shopId, ({ queries }) => queries.execute(`UPDATE plan_discounts SET percent = 100`)),
    );
    await refused(database().inShop(shopId, ({ queries }) => queries.execute(`SELECT * FROM admin.shops`)));
  });
});
