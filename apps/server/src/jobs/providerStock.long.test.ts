import type { Database, ShopTransaction } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { saveShippingMapping } from '@hub/database/shipping';
import { readAllStock } from '@hub/database/stock';
import { listAccountHealth, recordCallFailure } from '@hub/database/warehouses';
import { aShop, rethrow } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { findProvider, providers } from '@hub/domain/integrations';
import { wordsText } from '@hub/domain/messages';
import { newProviderMapping } from '@hub/domain/shipping';
import { newLocationSettings, type StockSource } from '@hub/domain/routing';
import { queues } from '@hub/engine/jobs';
import { saveLocation } from '@hub/engine/routing';
import { saveStock } from '@hub/engine/stock';
import { resumeAccount, startDueStockReadings } from '@hub/engine/warehouses';
import { adapters } from '@hub/providers';
import { createManualClock, startSimulators } from '@hub/providers/simulators';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSimulatedServices, workJobs } from '../testing/simulatedWarehouses.ts';

/*
 * Stock counts, read from the simulator of each 3PL that reports them.
 */

const minuteMs = 60_000;
const northampton = '72001';
const robin = { staffName: 'Robin Carter' };

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

test('a location can take its stock from the 3PLs whose adapter reads it', () => {
  const account = { credentials: {}, choices: {} };
  const canRead = Object.values(adapters).map((adapter) => {
    const connection = adapter.connect(account, () => Promise.reject(new Error('This test makes no calls.')));
    return [adapter.provider, connection.readStock !== undefined];
  });
  expect(canRead).toEqual(canRead.map(([provider]) => [provider, findProvider(String(provider))?.reportsStock]));
  expect(canRead.filter(([, can]) => !can)).toEqual([['ship_stations', false]]);
});

const reporting = providers.filter(({ reportsStock }) => reportsStock);

describe.each(reporting.map(({ thirdPartyId }) => thirdPartyId))('stock counts of %s', (provider) => {
  /** A shop with its own counts of 40 mugs and 9 posters; the 3PL knows mugs and T-shirts. */
  async function aCountingShop() {
    // The database clock starts jobs, so it may not be behind.
    const clock = createManualClock(Date.now() + 60 * minuteMs);
    const simulators = await startSimulators({ providers: [provider], clock, plan: 'one', hasRateLimits: false });
    onTestFinished(() => simulators.stop());
    const shopId = await aShop(database);
    const now = () => new Date(clock.now());
    const services = await createSimulatedServices(database, provider, { origin: simulators.origins[provider], now });
    const control = simulators.control(provider);
    const inShop = <Result>(work: (transaction: ShopTransaction) => Promise<Result>) => database.inShop(shopId, work);
    const counted = (sku: string, onHand: number) => ({
      sku,
      locationId: northampton,
      onHand,
      lowAt: 3,
      baseVersion: 0,
    });
    await inShop((transaction) => saveStock(transaction, robin, [counted('MUG-01', 40), counted('POSTER', 9)], now()));
    let version = 0;
    const countBy = (stockFrom: StockSource) =>
      inShop((transaction) => {
        const settings = { ...newLocationSettings, providerId: provider, stockFrom };
        version += 1;
        return saveLocation(
          transaction,
          services.providers,
          robin,
          { locationId: northampton, baseVersion: version - 1, settings },
          now(),
        );
      });
    const read = async () => {
      await startDueStockReadings(services, rethrow);
      await workJobs(services, shopId);
    };
    const levels = async () =>
      Object.fromEntries((await inShop(readAllStock)).map(({ sku, ...level }) => [sku, level]));
    const health = async () => (await inShop(listAccountHealth))[0];
    const stockCalls = () => control.books().calls.filter(({ operation }) => operation === 'stock').length;
    control.setStock('MUG-01', 41);
    clock.advance(minuteMs);
    expect(await countBy('provider')).toMatchObject({ type: 'saved' });
    clock.advance(minuteMs);
    const time = () => now().toISOString();
    const pass = async (minutes: number) => {
      clock.advance(minutes * minuteMs);
      // Call limits use the database clock.
      await database.inSystem((queries) => queries.execute('DELETE FROM call_budgets'));
    };
    return { services, shopId, control, inShop, countBy, read, levels, health, stockCalls, time, pass };
  }

  test('are read at once and then every hour; a SKU unknown to the 3PL keeps its count', async () => {
    const shop = await aCountingShop();
    await shop.read();
    const first = shop.time();
    expect(await shop.levels()).toMatchObject({
      'MUG-01': { onHand: 41, lowAt: 3, savedBy: 'Your 3PL', savedAt: first },
      POSTER: { onHand: 9, savedBy: 'Robin Carter' },
    });
    expect(await shop.health()).toMatchObject({ stock: { readAt: first, failingSince: null, failureWords: null } });
    const calls = shop.stockCalls();
    shop.control.setStock('MUG-01', 0);
    await shop.pass(59);
    await shop.read();
    expect([shop.stockCalls(), (await shop.levels())['MUG-01']?.onHand]).toEqual([calls, 41]);
    await shop.pass(1);
    await shop.read();
    expect((await shop.levels())['MUG-01']).toMatchObject({ onHand: 0, lowAt: 3, savedAt: shop.time() });
    await shop.pass(60);
    const { version } = (await shop.levels())['MUG-01'] ?? {};
    await shop.read();
    expect((await shop.levels())['MUG-01']).toMatchObject({ onHand: 0, version, savedAt: shop.time() });
  });

  test('match a SKU that the shop spells differently', async () => {
    const shop = await aCountingShop();
    shop.control.setStock('poster ', 6);
    await shop.read();
    const levels = await shop.levels();
    expect(levels.POSTER).toMatchObject({ onHand: 6, savedBy: 'Your 3PL' });
    expect(Object.keys(levels).filter((sku) => /poster/i.test(sku))).toEqual(['POSTER']);
  });

  test('match the SKU that the shipping mapping assigns to the 3PL’s', async () => {
    const shop = await aCountingShop();
    const skus = [{ sku: 'POSTER', providerSku: 'wall-1' }];
    const saved = { providerId: provider, version: 1, savedAt: shop.time(), savedBy: robin.staffName };
    await shop.inShop((transaction) => saveShippingMapping(transaction, { ...newProviderMapping, ...saved, skus }));
    shop.control.setStock('WALL-1', 6);
    shop.control.setStock('POSTER', 70);
    await shop.read();
    const levels = await shop.levels();
    expect(levels.POSTER).toMatchObject({ onHand: 6, savedBy: 'Your 3PL' });
    expect(Object.keys(levels)).not.toContain('WALL-1');
  });

  test.each(['tooManyRequests', 'serverError', 'html', 'wrongShape'] as const)(
    'keep the last reading when the next one ends with "%s", and the connection says so',
    async (kind) => {
      const shop = await aCountingShop();
      await shop.read();
      const [before, readAt] = [await shop.levels(), shop.time()];
      shop.control.setStock('MUG-01', 12);
      await shop.pass(60);
      shop.control.faults.next({ kind, operation: 'stock' });
      await shop.read();
      const failingSince = shop.time();
      expect(await shop.levels()).toEqual(before);
      const failed = await shop.health();
      expect(failed?.stock).toEqual({ readAt, failingSince, failureWords: expect.anything() });
      expect(wordsText(failed?.stock?.failureWords ?? '')).toMatch(/ .*\.$/);
      expect(failed).toMatchObject({ failuresInRow: 0, pausedAt: null });
      await shop.pass(15);
      await shop.read();
      expect((await shop.levels())['MUG-01']).toMatchObject({ onHand: 12, savedAt: shop.time() });
      expect((await shop.health())?.stock).toEqual({ readAt: shop.time(), failingSince: null, failureWords: null });
    },
  );

  test('are not requested while the account is paused, and at once when it resumes', async () => {
    const shop = await aCountingShop();
    await shop.read();
    const [key, calls] = [{ provider, account: '' }, shop.stockCalls()];
    await shop.pass(60);
    const failure = { kind: 'credentialsRefused', words: 'No', pausesAfter: 1 } as const;
    await shop.inShop((transaction) => recordCallFailure(transaction, key, { at: shop.services.now(), ...failure }));
    await shop.read();
    expect(shop.stockCalls()).toBe(calls);
    await shop.inShop((transaction) => resumeAccount(transaction, key, shop.services.now()));
    await shop.read();
    expect(shop.stockCalls()).toBeGreaterThan(calls);
  });

  test('are no longer requested once people count again, not even by a waiting job', async () => {
    const shop = await aCountingShop();
    await startDueStockReadings(shop.services, rethrow);
    const jobs = await database.inSystem((queries) => lockOutboxJobs(queries, 1_000));
    expect(jobs.filter(({ shopId }) => shopId === shop.shopId).map(({ queue }) => queue)).toEqual([
      queues.readProviderStock,
    ]);
    await shop.countBy('app');
    await shop.read();
    expect(shop.stockCalls()).toBe(0);
    expect((await shop.levels())['MUG-01']).toMatchObject({ onHand: 40, savedBy: 'Robin Carter' });
    expect(await shop.health()).toMatchObject({ stock: null });
  });
});
