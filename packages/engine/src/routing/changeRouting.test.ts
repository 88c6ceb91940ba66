import { insertOrders } from '@hub/database/orders';
import { listRoutingLocations, readRoutingRules } from '@hub/database/routing';
import { readAllStock, saveStockChanges } from '@hub/database/stock';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { newLocationSettings } from '@hub/domain/routing';
import { countedStock } from '@hub/domain/stock';
import { aLineItem, aRoutingRule } from '@hub/domain/testing';
import { expect, test } from 'vitest';
import { anOrderFor } from '../testing/stockFixtures.ts';
import { saveLocation, saveRouting } from './changeRouting.ts';
import { simulatePastOrders } from './simulatePastOrders.ts';
import { noProviders } from '../testing/workflowFixtures.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const locationId = '72001';
const rule = aRoutingRule();

describeOnBothKinds('locations and order routing', (database) => {
  test('show the second of two simultaneous saves what the first one saved', async () => {
    const shopId = await aShop(database());
    const saves = await Promise.all(
      [3, 5].map((dailyCapacity) =>
        database().inShop(shopId, (transaction) => {
          const save = { locationId, baseVersion: 0, settings: { ...newLocationSettings, dailyCapacity } };
          return saveLocation(transaction, noProviders, { staffName: `Somebody with ${dailyCapacity}` }, save, now);
        }),
      ),
    );
    const [kept] = await database().inShop(shopId, listRoutingLocations);
    expect(kept).toMatchObject({ version: 1 });
    expect(saves).toContainEqual({ type: 'saved', saved: kept });
    expect(saves).toContainEqual(expect.objectContaining({ type: 'outdated', current: kept }));

    const ruleSaves = await Promise.all(
      ['By Robin', 'By Maya'].map((name) =>
        database().inShop(shopId, (transaction) =>
          saveRouting(transaction, { staffName: name }, { baseVersion: 0, rules: [{ ...rule, name }] }, now),
        ),
      ),
    );
    const rules = await database().inShop(shopId, readRoutingRules);
    expect(ruleSaves.map(({ type }) => type).toSorted()).toEqual(['outdated', 'saved']);
    expect(ruleSaves).toContainEqual({ type: 'saved', saved: rules });
  });

  test('report a location of another shop, or an invalid id, as unknown', async () => {
    const shopId = await aShop(database());
    for (const id of ['72002', 'x', '99999999999999999999'])
      expect(
        await database().inShop(shopId, (transaction) => {
          const save = { locationId: id, baseVersion: 0, settings: newLocationSettings };
          return saveLocation(transaction, noProviders, { staffName: 'Robin' }, save, now);
        }),
      ).toBe('unknown');
  });

  test('simulate exactly the newest orders with goods, once each', async () => {
    const shopId = await aShop(database());
    const orders = Array.from({ length: 450 }, (_, index) => aReceivedOrder(index + 1));
    // Two at the same instant, and one without goods.
    const createdAt = orders[200]?.order.createdAt ?? null;
    const same = aReceivedOrder(1_000, { order: { createdAt } });
    const empty = aReceivedOrder(1_001, {
      detail: { lineItems: [aLineItem({ lineItemId: '10010001', id: '10010001', isCancelled: true })] },
    });
    await database().inShop(shopId, (transaction) => insertOrders(transaction, [...orders, same, empty]));
    const simulate = (limit: number | null) => simulatePastOrders(database(), shopId, [rule], { limit });
    for (const [limit, routed] of [
      [null, 451],
      [0, 0],
      [1, 0],
      [201, 200],
      [10_000, 451],
    ] as const)
      expect(await simulate(limit)).toMatchObject({
        before: { orders: routed },
        after: { orders: routed, boxes: routed },
      });
  });

  test('simulate an order as short when stock is missing today, and reserve nothing', async () => {
    const shopId = await aShop(database());
    const level = {
      sku: 'MUG',
      locationId,
      lowAt: null,
      version: 1,
      savedAt: now.toISOString(),
      savedBy: 'Robin Carter',
    };
    await database().inShop(shopId, async (transaction) => {
      const after = { ...level, onHand: 4, allocated: 0, unavailable: 0, safety: 0 };
      await saveStockChanges(transaction, countedStock([{ before: null, after }], 'Robin Carter', now.toISOString()));
      await insertOrders(transaction, [
        anOrderFor(1, { MUG: 4 }),
        anOrderFor(2, { MUG: 4, PLATE: 1 }),
        anOrderFor(3, { MUG: 5 }),
      ]);
    });
    const outcome = await simulatePastOrders(database(), shopId, [rule], { limit: null });
    expect(outcome).toMatchObject({ countedSkus: 1, after: { orders: 3, short: 1, review: 0 } });
    const stock = await database().inShop(shopId, readAllStock);
    expect(stock).toMatchObject([{ onHand: 4, allocated: 0 }]);
  });

  test('stop a simulation when it is aborted', async () => {
    const shopId = await aShop(database());
    await database().inShop(shopId, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
    const simulation = simulatePastOrders(database(), shopId, [rule], { limit: null, signal: AbortSignal.abort() });
    await expect(simulation).rejects.toThrow('aborted');
  });
});
