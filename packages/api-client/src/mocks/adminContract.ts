import { providerOutages } from '@hub/domain/admin';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AdminClient, adminRowsPerPage, createAdminClient } from '../admin/createAdminClient.ts';
import { HttpError, RejectedError, SessionExpiredError } from '../http/errors.ts';

/** A server with an admin area that has data. */
export interface AdminTarget {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly token: string;
  /** A shop with one account at a 3PL, which fails and is paused. */
  readonly domain: string;
  /** A queue with at least four dead letters with one cause, the newest of them for an order. */
  readonly queue: string;
}

/** Contract tests of the admin area with the real client. `start` runs once before them. */
export function adminContract(start: () => Promise<AdminTarget> | AdminTarget): void {
  let target: AdminTarget;
  let client: AdminClient;
  const clientWith = (token: string) => createAdminClient({ origin: target.origin, fetch: target.fetch, token });
  beforeAll(async () => {
    target = await start();
    client = clientWith(target.token);
  });

  /** The first page is enough: every test checks what it has just done. */
  const newestEntries = async () => (await client.audit()).rows;

  test('the right token signs in, and the audit list says so', async () => {
    const label = await client.signIn();
    expect(label).toMatch(/^[\da-f]{8}$/);
    const entries = await newestEntries();
    expect(entries.find(({ action }) => action === 'adminSignIn')?.actor).toContain(label);
    expect(JSON.stringify(entries)).not.toContain(target.token);
  });

  test('a wrong token is rejected, and the audit list has it', async () => {
    await expect(clientWith('a-guess').signIn()).rejects.toBeInstanceOf(SessionExpiredError);
    expect((await newestEntries()).some(({ actor }) => actor.startsWith('wrong token'))).toBe(true);
  });

  test('shops are found by a part of their domain, with figures and state', async () => {
    const { rows, total } = await client.shops({ search: target.domain.slice(0, -3).toUpperCase() });
    expect([rows.length, total]).toEqual([1, 1]);
    expect(rows[0]).toMatchObject({ domain: target.domain, failing: 1, paused: 1 });
    expect(rows[0]?.orders).toBeGreaterThan(0);
    expect(await client.shops({ search: 'nobody-has-this-name' })).toEqual({ rows: [], total: 0 });
    const all = await client.shops();
    expect(all.rows).toHaveLength(Math.min(all.total, adminRowsPerPage));
    expect((await client.shops({ page: 9_999 })).rows).toEqual([]);
  });

  test("one shop's page has its connections, and an unknown shop is a 404", async () => {
    const shop = await client.shop(target.domain);
    expect(shop.domain).toBe(target.domain);
    expect(shop.connections.filter(({ pausedAt }) => pausedAt !== null)).toHaveLength(1);
    expect(shop.deadLetters).toBeGreaterThan(0);
    const missing = client.shop('nobody.myshopify.com');
    await expect(missing).rejects.toBeInstanceOf(HttpError);
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });

  test('an outage shows its shop, the kind of failure and its start', async () => {
    const outages = await client.outages();
    const own = outages.filter(({ domain }) => domain === target.domain);
    expect(own).toEqual([
      expect.objectContaining({ failureKind: 'credentialsRefused', failuresInRow: expect.any(Number) }),
    ]);
    expect(own[0]?.pausedAt).toMatch(/^\d{4}-/);
    expect(providerOutages(outages).flatMap(({ accounts }) => accounts)).toHaveLength(outages.length);
  });

  test('queues have ages and dead letters', async () => {
    const { queues, deadLetters } = await client.queues();
    expect(queues.map(({ queue }) => queue)).toContain('outbox');
    expect(deadLetters.find(({ queue }) => queue === target.queue)?.count).toBeGreaterThanOrEqual(4);
  });

  describe('dead letters', () => {
    test('show cause, shop and order, and are counted by cause', async () => {
      const { rows, causes, total } = await client.deadLetters({ queue: target.queue });
      expect(rows[0]).toMatchObject({ queue: target.queue, orderId: expect.stringMatching(/^\d+$/) });
      expect(rows[0]?.domain).toMatch(/\./);
      expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    });

    test('are retried once each, with a known outcome', async () => {
      const [first] = (await client.deadLetters({ queue: target.queue })).rows;
      if (first === undefined) throw new Error('There is one.');
      const { count, jobs } = await client.retry({ ids: [first.id] });
      expect([count, jobs.length]).toEqual([1, 1]);
      expect(await client.retry({ ids: [first.id] })).toEqual({ count: 0, jobs: [] });
      const { waiting, active, done, failing, failed } = await client.retryOutcome(jobs);
      expect(waiting + active + done + failing + failed).toBe(1);
    });

    test('with one cause are retried together, without the others', async () => {
      const { causes, total } = await client.deadLetters({ queue: target.queue });
      const [most] = causes;
      if (most === undefined) throw new Error('There is one.');
      expect((await client.retry({ queue: target.queue, cause: 'Error: there is none of this' })).count).toBe(0);
      const [first] = (await client.deadLetters({ queue: target.queue })).rows;
      if (first === undefined) throw new Error('There is one.');
      expect(await client.discard({ ids: [first.id] }, 'Of a test')).toBe(1);
      expect((await client.retry({ queue: target.queue, cause: most.cause })).count).toBeGreaterThanOrEqual(1);
      const left = (await client.deadLetters({ queue: target.queue })).total;
      expect(left).toBe(total - most.count);
      const entries = await newestEntries();
      expect(entries.find(({ action }) => action === 'adminDiscard')?.details).toMatchObject({ reason: 'Of a test' });
      expect(entries.find(({ action }) => action === 'adminRetry')?.details.of).toContain(target.queue);
    });

    test('are not discarded without a reason', async () => {
      const discarded = client.discard({ queue: target.queue }, ' ');
      await expect(discarded).rejects.toMatchObject({ status: 400 });
    });
  });

  describe('a discount', () => {
    const save = async (percent: number, baseVersion: number, endsAt: string | null = null) =>
      client.saveDiscount({ domain: target.domain, percent, startsAt: null, endsAt, note: 'First year', baseVersion });

    test('is saved with its days and reason; the shops with one can be listed', async () => {
      const { discount } = await client.shop(target.domain);
      const startsAt = new Date(Date.now() + 86_400_000).toISOString();
      const endsAt = new Date(Date.now() + 90 * 86_400_000).toISOString();
      const days = { startsAt, endsAt, note: 'Spring offer', baseVersion: discount.version };
      expect(await client.saveDiscount({ domain: target.domain, percent: 15, ...days })).toEqual({ type: 'saved' });
      expect((await client.shop(target.domain)).discount).toMatchObject({
        percent: 15,
        startsAt,
        endsAt,
        note: 'Spring offer',
        version: discount.version + 1,
        savedBy: expect.stringMatching(/^token/),
      });
      const { rows } = await client.shops({ isDiscounted: true, search: target.domain });
      expect(rows.map(({ domain }) => domain)).toEqual([target.domain]);
      const entry = (await newestEntries()).find(({ action }) => action === 'adminDiscount');
      expect(entry?.details).toMatchObject({ domain: target.domain, percent: 15, note: 'Spring offer' });
    });

    test('is refused with the current one if a newer one exists, and changes nothing', async () => {
      const { version } = (await client.shop(target.domain)).discount;
      expect(await save(30, version)).toEqual({ type: 'saved' });
      expect(await save(40, version)).toMatchObject({ type: 'newer', current: { percent: 30, version: version + 1 } });
      expect((await client.shop(target.domain)).discount.percent).toBe(30);
    });

    test.each([
      ['a percentage above 100', 101, null],
      ['a last day that has passed', 10, '2020-01-01T00:00:00.000Z'],
      ['an invalid last day', 10, 'soon'],
    ])('with %s is rejected', async (_name, percent, endsAt) => {
      const { version } = (await client.shop(target.domain)).discount;
      await expect(save(percent, version, endsAt)).rejects.toBeInstanceOf(RejectedError);
      expect((await client.shop(target.domain)).discount.version).toBe(version);
    });
  });

  // Last, because it locks the area.
  test('after ten wrong tokens the right one is locked out too', async () => {
    for (let attempt = 0; attempt < 10; attempt++)
      await clientWith(`guess-${attempt}`)
        .signIn()
        .catch(() => undefined);
    await expect(client.signIn()).rejects.toMatchObject({ status: 429, retryAfterMs: expect.any(Number) });
  });
}
