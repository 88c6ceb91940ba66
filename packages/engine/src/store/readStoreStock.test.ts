import { lockOutboxJobs } from '@hub/database/jobs';
import { readAllStock } from '@hub/database/stock';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { newLocationSettings, type StockSource } from '@hub/domain/routing';
import { newShopSettings } from '@hub/domain/shopSettings';
import { expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordShipment } from '../orders/recordShipment.ts';
import { saveLocation } from '../routing/changeRouting.ts';
import { changeShopSettings } from '../shopSettings/changeShopSettings.ts';
import { saveStock } from '../stock/changeStock.ts';
import { northampton } from '../testing/stockFixtures.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { noProviders, robin } from '../testing/workflowFixtures.ts';

describeOnBothKinds('stock that the store counts', (database) => {
  async function aShop({ stockFrom = 'store' as StockSource } = {}) {
    const shop = await aStoreShop(database());
    const { inShop, services } = shop;
    let version = 0;
    const countBy = async (source: StockSource) => {
      const settings = { ...newLocationSettings, country: 'GB', stockFrom: source };
      const save = { locationId: northampton, baseVersion: version, settings };
      version += 1;
      expect(
        await inShop((transaction) => saveLocation(transaction, noProviders, robin, save, services.now())),
      ).toMatchObject({
        type: 'saved',
      });
    };
    await countBy(stockFrom);
    await shop.work();
    const report = (onHand: number | null, changedAt = shop.services.now().toISOString()) =>
      shop.setStock('81', { sku: 'A', locationId: northampton, onHand, changedAt });
    const changed = (eventId?: string) =>
      shop.send('inventory_levels/update', { inventory_item_id: 81, location_id: 72001 }, eventId);
    const levels = async () => (await inShop(readAllStock)).map(({ sku, onHand, savedBy }) => [sku, onHand, savedBy]);
    const arrivals = async () =>
      (await database().inSystem((queries) => lockOutboxJobs(queries, 1_000)))
        .filter((job) => job.shopId === shop.shopId && job.queue === queues.stockArrived)
        .map(({ data }) => data);
    return { ...shop, countBy, report, changed, levels, arrivals };
  }

  test('is updated by a webhook, with a job for waiting orders', async () => {
    const shop = await aShop();
    await shop.inShop(async (transaction) => {
      const settings = { ...newShopSettings, releaseBackOrders: 'whole' as const };
      await changeShopSettings(transaction, robin, { baseVersion: 0, settings }, shop.services.now());
    });
    shop.report(7);
    expect(await shop.changed('event-1')).toBe('received');
    expect(await shop.changed('event-1')).toBe('known');
    const jobs = (await shop.takeJobs()).filter(({ queue }) => queue === queues.storeEvent);
    expect(jobs).toHaveLength(1);
    await shop.changed('event-2');
    await shop.workOnly(queues.storeEvent);
    expect(await shop.levels()).toEqual([['A', 7, 'Your store']]);
    expect(await shop.arrivals()).toEqual([{ skus: ['A'] }]);
  });

  test('ignores figures older than the level', async () => {
    const shop = await aShop();
    const before = new Date(shop.services.now().getTime() - 60_000).toISOString();
    shop.report(7);
    await shop.changed();
    await shop.work();
    shop.report(3, before);
    await shop.changed();
    await shop.work();
    expect(await shop.levels()).toEqual([['A', 7, 'Your store']]);
  });

  test('leaves a location alone that people count, without asking the store', async () => {
    const shop = await aShop({ stockFrom: 'app' });
    shop.report(7);
    shop.revoke();
    await shop.changed();
    await shop.work();
    expect(await shop.levels()).toEqual([]);
    expect(await shop.inShop(readAllStock)).toEqual([]);
  });

  test('is read for a whole location when the store starts to count it, and people can no longer change it', async () => {
    const shop = await aShop({ stockFrom: 'app' });
    const save = (onHand: number, baseVersion: number) =>
      shop.inShop((transaction) =>
        saveStock(
          transaction,
          robin,
          [{ sku: 'A', locationId: northampton, onHand, lowAt: null, baseVersion }],
          shop.services.now(),
        ),
      );
    expect(await save(40, 0)).toMatchObject({ type: 'saved' });
    shop.report(7, '2020-01-01T00:00:00Z');
    await shop.countBy('store');
    await shop.work();
    expect(await shop.levels()).toEqual([['A', 7, 'Your store']]);
    expect(await save(40, 2)).toMatchObject({ type: 'refused' });
  });

  test('is the lower figure of two variants with the same SKU, and other SKUs are read as usual', async () => {
    const shop = await aShop({ stockFrom: 'app' });
    const at = shop.services.now().toISOString();
    shop.setStock('81', { sku: 'A', locationId: northampton, onHand: 7, changedAt: at });
    shop.setStock('82', { sku: 'A', locationId: northampton, onHand: 4, changedAt: at });
    shop.setStock('83', { sku: 'B', locationId: northampton, onHand: 2, changedAt: at });
    await shop.countBy('store');
    await shop.work();
    const sorted = async () => (await shop.levels()).toSorted();
    expect(await sorted()).toEqual([
      ['A', 4, 'Your store'],
      ['B', 2, 'Your store'],
    ]);
    // The webhook names only one of them.
    shop.wait(60_000);
    shop.report(9);
    await shop.changed();
    await shop.work();
    expect(await sorted()).toContainEqual(['A', 4, 'Your store']);
  });

  test('excludes units that shipped here before the store knows', async () => {
    const shop = await aShop();
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    await shop.work();
    shop.report(10);
    await shop.changed();
    await shop.work();
    await shop.inShop((transaction) =>
      recordShipment(
        transaction,
        noProviders,
        '4801',
        [
          {
            items: [{ lineItemId: '48011', quantity: 5 }],
            trackingNumber: 'T1',
            shipmentStatus: 'in_transit',
            locationId: null,
          },
        ],
        shop.services.now(),
      ),
    );
    shop.wait(60_000);
    shop.report(12);
    await shop.changed();
    await shop.workOnly(queues.storeEvent);
    expect(await shop.levels()).toEqual([['A', 10, 'Your store']]);
    await shop.work();
    await shop.changed();
    await shop.work();
    expect(await shop.levels()).toEqual([['A', 12, 'Your store']]);
  });
});
