import { message } from '@hub/domain/messages';
import type { Database } from '@hub/database';
import { listBatches, listBatchOrders, readBatch } from '@hub/database/batches';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { rethrow } from '@hub/database/testing';
import { lockOrders } from '@hub/database/orders';
import type { ProviderRecord } from '@hub/domain/integrations';
import { type LocationSettings, newLocationSettings } from '@hub/domain/routing';
import { describe, expect, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { receiveOrder } from '../orders/receiveOrder.ts';
import { recordHandover } from '../orders/recordHandover.ts';
import { recordWarehouseRefusal } from '../orders/recordWarehouseRefusal.ts';
import { aBatchShop, anOpenOrder, everyDay, leeds, northampton, byFirstCustomer } from '../testing/batchFixtures.ts';
import { idOf, noProviders, robin, shipbobStore } from '../testing/workflowFixtures.ts';
import { decideReceivedOrder } from '../workflows/decideOrders.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { saveLocation } from '../routing/changeRouting.ts';
import { pauseBatching } from './pauseBatching.ts';
import { sendBatch } from './sendBatch.ts';
import { sendFailedAgain } from './sendFailedAgain.ts';
import { startBatch } from './startBatch.ts';
import { startDueBatches } from './startDueBatches.ts';
import { upcomingBatches } from './upcomingBatches.ts';

const at = (time: string) => new Date(`2026-11-20T${time}.000Z`);
const morning = at('09:00:00');
const cutOff = at('15:00:02');
const byPerson = { cutOff: null, missedCutOffs: 0, startedBy: { staffId: '1', staffName: 'Robin Carter' } };

type Shop = Awaited<ReturnType<typeof aBatchShop>>;

const batchesOf = (shop: Shop) => shop.inShop((transaction) => listBatches(transaction, { before: null, limit: 100 }));
const ordersOf = (shop: Shop, batchId: string) =>
  shop.inShop((transaction) => listBatchOrders(transaction, batchId, { outcome: null, offset: 0, limit: 1_000 }));

/** Starts and sends the due batches of the test's shop. */
async function runCutOffs(database: Database, shop: Shop, now: Date) {
  await startDueBatches(database, shipbobStore, now, rethrow);
  for (const { batchId } of await batchesOf(shop))
    await sendBatch(database, shipbobStore, shop.shopId, batchId, () => now);
  return batchesOf(shop);
}

/** Number of a batch started by a person. */
async function sendNow(database: Database, shop: Shop, now: Date, locationId = northampton): Promise<string> {
  const batchId = await shop.inShop((transaction) => startBatch(transaction, shipbobStore, locationId, byPerson, now));
  if (batchId === null) throw new Error('There was nothing to send.');
  await sendBatch(database, shipbobStore, shop.shopId, batchId, () => now);
  return batchId;
}

describeOnBothKinds('batches', (database) => {
  test("a cutoff sends its location's open orders, and packs those of one customer and address in one box", async () => {
    const shop = await aBatchShop(database());
    await shop.setCutOffs(leeds, everyDay, morning);
    await shop.addOrders(
      anOpenOrder(1),
      anOpenOrder(2, byFirstCustomer),
      anOpenOrder(3),
      anOpenOrder(4, { ...byFirstCustomer }),
      anOpenOrder(5, { stage: 'hold' }),
      anOpenOrder(6, { stage: 'needsReview' }),
    );
    for (const number of [1, 2, 3, 5, 6]) await shop.routeTo(number, leeds);
    expect(await runCutOffs(database(), shop, at('10:59:59'))).toEqual([]);
    expect(await runCutOffs(database(), shop, at('11:00:03'))).toMatchObject([
      {
        batchId: '1',
        locationId: leeds,
        locationName: 'Leeds',
        cutOffAt: '2026-11-20T11:00:00.000Z',
        missedCutOffs: 0,
        startedBy: null,
        startedAt: '2026-11-20T11:00:03.000Z',
        endedAt: '2026-11-20T11:00:03.000Z',
        counts: { waiting: 0, sent: 3, skipped: 0, failed: 0 },
        boxesSaved: 0,
      },
    ]);
    expect(await shop.totalBoxesSaved()).toBe(0);
    expect(await shop.timelineOf(1)).toEqual(['Sent with batch 1 at 11:00 from Leeds']);
    expect(await shop.timelineOf(4)).toEqual([]);
    expect(await shop.warehouseJobs()).toEqual([1, 2, 3].map(idOf));
  });

  test('orders without a location go with the default location, and undecided orders wait', async () => {
    const shop = await aBatchShop(database());
    await shop.addOrders(anOpenOrder(1));
    await shop.inShop((transaction) => receiveOrder(transaction, anOpenOrder(2, { detail: { timeline: [] } })));
    const upcoming = await shop.inShop((transaction) => upcomingBatches(transaction, shipbobStore, morning));
    expect(upcoming).toMatchObject([
      { locationId: northampton, isDefault: true, leftOut: [{ reason: message('orders.notRun') }] },
      { locationId: leeds, isDefault: false, leftOut: [] },
    ]);
    await sendNow(database(), shop, morning);
    expect(await shop.warehouseJobs()).toEqual([idOf(1)]);
    await shop.inShop((transaction) => decideReceivedOrder(transaction, noProviders, { orderId: idOf(2) }, morning));
    await sendNow(database(), shop, morning);
    expect(await shop.warehouseJobs()).toEqual([idOf(1), idOf(2)]);
  });

  test(
    'a cutoff starts one batch when several processes check it repeatedly',
    { tags: 'hazard:done-twice' },
    async () => {
      const shop = await aBatchShop(database());
      await shop.setCutOffs(northampton, everyDay, morning);
      await shop.addOrders(anOpenOrder(1), anOpenOrder(2));
      await Promise.all(Array.from({ length: 4 }, () => startDueBatches(database(), shipbobStore, cutOff, rethrow)));
      const [batch, ...more] = await batchesOf(shop);
      expect(more).toEqual([]);
      await Promise.all(
        Array.from({ length: 4 }, () =>
          sendBatch(database(), shipbobStore, shop.shopId, batch?.batchId ?? '', () => cutOff),
        ),
      );
      expect((await batchesOf(shop))[0]?.counts).toEqual({ waiting: 0, sent: 2, skipped: 0, failed: 0 });
      expect(await shop.warehouseJobs()).toEqual([idOf(1), idOf(2)]);
      expect(await shop.timelineOf(1)).toEqual(['Sent with batch 1 at 15:00 from Northampton']);
    },
  );

  test('a batch that starts more than five minutes after its cutoff counts as late', async () => {
    const shop = await aBatchShop(database());
    await shop.setCutOffs(northampton, everyDay, morning);
    const startAt = async (time: string) => {
      await shop.addOrders(anOpenOrder(Number(time.replaceAll(':', ''))));
      return startDueBatches(database(), shipbobStore, at(time), rethrow);
    };
    expect([await startAt('11:04:00'), await startAt('15:06:00')]).toEqual([0, 1]);
    expect(await startDueBatches(database(), shipbobStore, at('15:10:00'), rethrow)).toBe(0);
  });

  test('cutoffs missed by a stopped server start one batch, which says so', async () => {
    const shop = await aBatchShop(database());
    await shop.setCutOffs(northampton, everyDay, morning);
    await shop.addOrders(anOpenOrder(1));
    const [batch, ...more] = await runCutOffs(database(), shop, new Date('2026-11-22T16:10:00.000Z'));
    expect(batch).toMatchObject({
      cutOffAt: '2026-11-22T15:00:00.000Z',
      startedAt: '2026-11-22T16:10:00.000Z',
      missedCutOffs: 5,
      counts: { sent: 1 },
    });
    expect(more).toEqual([]);
  });

  test('a cutoff in the hour that repeats in autumn starts one batch', async () => {
    const shop = await aBatchShop(database());
    await shop.setCutOffs(northampton, { ...everyDay, times: ['01:30'] }, new Date('2026-10-24T12:00:00Z'));
    await shop.addOrders(anOpenOrder(1));
    await runCutOffs(database(), shop, new Date('2026-10-25T00:30:01.000Z'));
    await shop.addOrders(anOpenOrder(2));
    await runCutOffs(database(), shop, new Date('2026-10-25T01:30:01.000Z'));
    expect(await batchesOf(shop)).toMatchObject([{ cutOffAt: '2026-10-25T00:30:00.000Z', counts: { sent: 1 } }]);
  });

  test('a location saved just after its cutoff still sends its batch', async () => {
    const shop = await aBatchShop(database());
    await shop.setCutOffs(northampton, everyDay, morning);
    await shop.addOrders(anOpenOrder(1));
    await shop.setCutOffs(northampton, { ...everyDay, times: ['14:00'] }, cutOff);
    expect(await runCutOffs(database(), shop, at('15:00:05'))).toMatchObject([
      { cutOffAt: '2026-11-20T15:00:00.000Z', counts: { sent: 1 } },
    ]);
  });

  test('a paused location sends nothing at its cutoffs, and does not catch up later', async () => {
    const shop = await aBatchShop(database());
    const pause = (isPaused: boolean, now: Date) =>
      shop.inShop((transaction) =>
        pauseBatching(transaction, { staffName: 'Robin Carter' }, { locationId: northampton, isPaused }, now),
      );
    await shop.setCutOffs(northampton, everyDay, morning);
    await shop.addOrders(anOpenOrder(1));
    expect(await pause(true, at('10:00:00'))).toBe(true);
    expect(await runCutOffs(database(), shop, at('11:00:01'))).toEqual([]);
    await pause(false, at('12:00:00'));
    expect(await runCutOffs(database(), shop, at('12:00:05'))).toEqual([]);
    expect(await runCutOffs(database(), shop, cutOff)).toMatchObject([{ cutOffAt: '2026-11-20T15:00:00.000Z' }]);
  });

  test('an inactive location has no cutoffs', async () => {
    const shop = await aBatchShop(database());
    await shop.setCutOffs(northampton, everyDay, morning, false);
    await shop.addOrders(anOpenOrder(1));
    expect(await runCutOffs(database(), shop, cutOff)).toEqual([]);
  });

  describe('with orders that no 3PL would ship', () => {
    const providersWith = (isOn: boolean): ProviderStore => ({
      readAll: async () =>
        new Map<string, ProviderRecord>([
          ['shipWire', { shipwireKey: 'key', status: true }],
          ['shipbob', { access_token: 'token', shipbob_channel_id: '1', status: isOn }],
        ]),
      save: async () => undefined,
    });
    const isOff = message('shipping.notConnected', { provider: 'Shipbob' });

    /** ShipBob runs Northampton, and Leeds as `settings` say. Orders 1 and 2 ship from Leeds. */
    async function shopOfShipbob(settings: Partial<LocationSettings> = {}) {
      const shop = await aBatchShop(database());
      const save = { locationId: leeds, baseVersion: 0, settings: { ...newLocationSettings, ...settings } };
      await shop.inShop((transaction) => saveLocation(transaction, shipbobStore, robin, save, morning));
      await shop.addOrders(anOpenOrder(1), anOpenOrder(2), anOpenOrder(3));
      for (const number of [1, 2]) await shop.routeTo(number, leeds);
      return shop;
    }
    const stageOf = async (shop: Shop, number: number) =>
      (await shop.inShop((transaction) => lockOrders(transaction, [idOf(number)]))).get(idOf(number))?.stage;

    test('leave them open, and say why before and after', async () => {
      const shop = await shopOfShipbob({ providerId: 'shipbob' });
      const leftOut = (isOn: boolean) =>
        shop.inShop(async (transaction) =>
          (await upcomingBatches(transaction, providersWith(isOn), morning)).map((batch) =>
            batch.leftOut.map(({ reason, orders }) => [reason, orders.length]),
          ),
        );
      expect(await leftOut(false)).toEqual([[[isOff, 1]], [[isOff, 2]]]);
      expect(await leftOut(true)).toEqual([[], []]);
      const start = (isOn: boolean) =>
        shop.inShop((transaction) => startBatch(transaction, providersWith(isOn), leeds, byPerson, morning));
      expect(await start(false)).toBeNull();

      const batchId = (await start(true)) ?? '';
      await sendBatch(database(), providersWith(false), shop.shopId, batchId, () => cutOff);
      expect(await ordersOf(shop, batchId)).toMatchObject([
        { orderId: idOf(1), outcome: 'skipped', reason: isOff },
        { orderId: idOf(2), outcome: 'skipped', reason: isOff },
      ]);
      expect(await stageOf(shop, 1)).toBe('open');
      expect(await shop.warehouseJobs()).toEqual([]);
      await sendBatch(database(), providersWith(true), shop.shopId, (await start(true)) ?? '', () => cutOff);
      expect(await shop.warehouseJobs()).toEqual([idOf(1), idOf(2)]);
    });

    test.each([
      [{ kind: 'own' } as const, shipbobStore, leeds, message('shipping.ownWarehouse')],
      [{}, shipbobStore, leeds, message('shipping.noneChosen', { location: 'Leeds' })],
      [{}, noProviders, northampton, isOff],
    ])(
      'leave orders of our own warehouse, and of a location without a 3PL or with one that is off: %j',
      async (settings, store, location, reason) => {
        const shop = await shopOfShipbob(settings);
        const upcoming = await shop.inShop((transaction) => upcomingBatches(transaction, store, morning));
        const { leftOut, batch } = upcoming.find(({ locationId }) => locationId === location) ?? {};
        expect([leftOut?.map((group) => group.reason), batch?.boxes]).toEqual([[reason], []]);
        expect(
          await shop.inShop((transaction) => startBatch(transaction, store, location, byPerson, morning)),
        ).toBeNull();
      },
    );
  });

  test('an order held or shipped after the batch started is skipped', async () => {
    const shop = await aBatchShop(database());
    await shop.addOrders(anOpenOrder(1), anOpenOrder(2, byFirstCustomer), anOpenOrder(3));
    const batchId =
      (await shop.inShop((transaction) => startBatch(transaction, shipbobStore, northampton, byPerson, morning))) ?? '';
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'hold-order', null, morning));
    await shop.inShop((transaction) => changeOrder(transaction, idOf(3), 'ship-now', null, morning));
    await sendBatch(database(), shipbobStore, shop.shopId, batchId, () => cutOff);
    expect(await ordersOf(shop, batchId)).toMatchObject([
      { orderId: idOf(1), outcome: 'skipped', reason: message('orders.it', { stage: 'hold' }) },
      { orderId: idOf(3), outcome: 'skipped', reason: message('orders.it', { stage: 'inFulfillment' }) },
      { orderId: idOf(2), outcome: 'sent', box: 1 },
    ]);
    expect(await shop.warehouseJobs()).toEqual([idOf(2), idOf(3)]);
  });

  test(
    'an order the warehouse refuses is marked failed, and resent once as the next attempt',
    { tags: 'hazard:done-twice' },
    async () => {
      const shop = await aBatchShop(database());
      await shop.addOrders(anOpenOrder(1), anOpenOrder(2, byFirstCustomer), anOpenOrder(3));
      const batchId = await sendNow(database(), shop, morning);
      const refuse = (number: number) =>
        shop.inShop((transaction) => recordWarehouseRefusal(transaction, idOf(number), 'No such postcode.', cutOff));
      expect([await refuse(1), await refuse(1)]).toEqual([true, false]);
      await shop.inShop((transaction) => recordHandover(transaction, idOf(2), cutOff));
      expect(await shop.inShop((transaction) => readBatch(transaction, batchId))).toMatchObject({
        counts: { sent: 2, failed: 1 },
      });
      expect(await ordersOf(shop, batchId)).toMatchObject([
        { orderId: idOf(1), outcome: 'failed', reason: 'No such postcode.', attempt: 1 },
        {},
        {},
      ]);

      const again = () => shop.inShop((transaction) => sendFailedAgain(transaction, batchId));
      expect(await again()).toEqual([idOf(1)]);
      await Promise.all(
        [1, 2].map(() => sendBatch(database(), shipbobStore, shop.shopId, batchId, () => at('16:00:00'))),
      );
      expect(await again()).toEqual([]);
      expect((await ordersOf(shop, batchId)).find(({ orderId }) => orderId === idOf(1))).toMatchObject({
        outcome: 'sent',
        attempt: 2,
      });
      expect((await shop.warehouseJobs()).filter((id) => id === idOf(1))).toHaveLength(2);
      expect(await shop.timelineOf(1)).toEqual([
        'Sent again with batch 1 from Northampton, attempt 2',
        'The warehouse refused it: No such postcode.',
        'Sent with batch 1 at 09:00 from Northampton, started by Robin Carter',
      ]);
    },
  );

  test('a failed order that a person has shipped since is not handed over twice', async () => {
    const shop = await aBatchShop(database());
    await shop.addOrders(anOpenOrder(1));
    const batchId = await sendNow(database(), shop, morning);
    await shop.inShop((transaction) => recordWarehouseRefusal(transaction, idOf(1), 'No.', cutOff));
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'move-to-open-errored', null, cutOff));
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'ship-now', null, cutOff));
    const jobs = await shop.warehouseJobs();
    await shop.inShop((transaction) => sendFailedAgain(transaction, batchId));
    await sendBatch(database(), shipbobStore, shop.shopId, batchId, () => cutOff);
    expect(await ordersOf(shop, batchId)).toMatchObject([
      { outcome: 'skipped', reason: message('orders.it', { stage: 'inFulfillment' }) },
    ]);
    expect(await shop.warehouseJobs()).toEqual(jobs);
  });

  test('a box that cannot be sent fails with its reason, and the others are sent', async () => {
    const shop = await aBatchShop(database());
    await shop.addOrders(anOpenOrder(1), anOpenOrder(2), anOpenOrder(3));
    const batchId =
      (await shop.inShop((transaction) => startBatch(transaction, shipbobStore, northampton, byPerson, morning))) ?? '';
    let calls = 0;
    const failing: Database = {
      ...database(),
      inShop: (shopId, work) =>
        database().inShop(shopId, async (transaction) => {
          const result = await work(transaction);
          calls += 1;
          // First all boxes together, then the first box alone.
          if (calls <= 2) throw new Error('out of range');
          return result;
        }),
    };
    await sendBatch(failing, shipbobStore, shop.shopId, batchId, () => morning);
    expect(await ordersOf(shop, batchId)).toMatchObject([
      { orderId: idOf(1), outcome: 'failed', reason: message('orders.couldNotSend', { problem: 'out of range' }) },
      { orderId: idOf(2), outcome: 'sent' },
      { orderId: idOf(3), outcome: 'sent' },
    ]);
    await shop.inShop((transaction) => sendFailedAgain(transaction, batchId));
    await sendBatch(database(), shipbobStore, shop.shopId, batchId, () => morning);
    expect(await shop.warehouseJobs()).toEqual([1, 2, 3].map(idOf));
  });
});
