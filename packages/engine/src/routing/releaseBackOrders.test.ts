import { lockOutboxJobs, removeOutboxJobs } from '@hub/database/jobs';
import { readAllStock, unbalancedStock } from '@hub/database/stock';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { storeStockName } from '@hub/domain/stock';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { queues, type StockArrivedJob } from '../jobs/queues.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordShipment, recordVoid } from '../orders/recordShipment.ts';
import { saveReportedStock } from '../stock/saveReportedStock.ts';
import { anOrderFor, lineOf, northampton, stockShop } from '../testing/stockFixtures.ts';
import { idOf, noProviders } from '../testing/workflowFixtures.ts';
import { releaseBackOrders } from './releaseBackOrders.ts';
import { consumeStock, moveStock, putBack } from './reserveStock.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

describeOnBothKinds('back orders', (database) => {
  const open = (options?: Parameters<typeof stockShop>[2]) => stockShop(database(), now, options);
  type Shop = Awaited<ReturnType<typeof open>>;

  /** Takes and runs the jobs after stock arrived. */
  async function work(shop: Shop): Promise<number> {
    const jobs = await database().inSystem(async (queries) => {
      const added = await lockOutboxJobs(queries, 1_000);
      const own = added.filter(({ shopId }) => shopId === shop.shopId);
      await removeOutboxJobs(queries, own);
      return own.filter(({ queue }) => queue === queues.stockArrived);
    });
    for (const { data } of jobs)
      await releaseBackOrders(database(), shop.shopId, data as StockArrivedJob, { now: () => now });
    return jobs.length;
  }

  test('are released oldest first while stock lasts, once each and with a timeline entry', async () => {
    const shop = await open({ release: 'whole' });
    await shop.count({ A: 0, B: 9 });
    // Orders are aged by number, not by arrival.
    await shop.addOrders(anOrderFor(3, { A: 2 }), anOrderFor(1, { A: 3, B: 1 }), anOrderFor(2, { A: 2 }));
    for (const number of [3, 1, 2]) await shop.decide(number);
    await work(shop);
    await shop.count({ A: 6 });
    expect(await work(shop)).toBe(1);
    const stages = await Promise.all([1, 2, 3].map(async (number) => (await shop.orderNow(number)).stage));
    expect(stages).toEqual(['open', 'open', 'backOrder']);
    expect((await shop.orderNow(1)).timeline.toSorted()).toEqual([
      expect.stringContaining('On back order: A × 3'),
      expect.stringContaining('Routed to Northampton warehouse'),
      'Stock arrived; the order is open again',
    ]);
    expect(await shop.stock()).toEqual({ A: [6, 5], B: [9, 1] });
    await releaseBackOrders(database(), shop.shopId, { skus: ['A'] }, { now: () => now });
    expect((await shop.orderNow(1)).timeline).toHaveLength(3);
  });

  test('stay while the setting is off, also if it is switched off in between', async () => {
    const shop = await open({ release: 'no' });
    await shop.count({ A: 0 });
    await shop.addOrders(anOrderFor(1, { A: 1 }));
    await shop.decide(1);
    await shop.count({ A: 5 });
    expect(await work(shop)).toBe(0);
    await releaseBackOrders(database(), shop.shopId, { skus: ['A'] }, { now: () => now });
    expect((await shop.orderNow(1)).stage).toBe('backOrder');
  });

  test('are released when a shipment is voided whose order has ended', async () => {
    const shop = await open({ release: 'whole' });
    await shop.count({ A: 2, B: 9 });
    await shop.addOrders(anOrderFor(1, { A: 2, B: 1 }), anOrderFor(2, { A: 2 }));
    for (const number of [1, 2]) await shop.decide(number);
    expect((await shop.orderNow(2)).stage).toBe('backOrder');
    const shipment = await shop.inShop(async (transaction) => {
      await changeOrder(transaction, idOf(1), 'ship-now', null, now);
      const items = [{ lineItemId: lineOf(1, 1), quantity: 2 }];
      const box = { items, trackingNumber: null, shipmentStatus: null, locationId: northampton };
      const outcome = await recordShipment(transaction, noProviders, idOf(1), [box], now);
      await changeOrder(transaction, idOf(1), 'move-to-close', null, now);
      return outcome?.shipments[0]?.fulfillmentId ?? '';
    });
    await work(shop);
    expect((await shop.orderNow(2)).stage).toBe('backOrder');
    await shop.inShop((transaction) => recordVoid(transaction, noProviders, idOf(1), shipment, now));
    expect(await work(shop)).toBe(1);
    expect((await shop.orderNow(2)).stage).toBe('open');
    expect(await shop.stock()).toEqual({ A: [2, 2], B: [9, 0] });
  });

  test('are released in part if the shop allows that', async () => {
    const shop = await open({ release: 'partly' });
    await shop.count({ A: 0, B: 0 });
    await shop.addOrders(anOrderFor(1, { A: 1, B: 1 }));
    await shop.decide(1);
    await shop.count({ A: 5 });
    await work(shop);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open', backOrderState: 2, shortLines: ['B'] });
    expect((await shop.orderNow(1)).timeline).toContain('Some stock arrived; the order is partly open again');
  });

  test('get the units of a closed order', async () => {
    const shop = await open({ release: 'whole' });
    await shop.count({ A: 2 });
    await shop.addOrders(anOrderFor(1, { A: 2 }), anOrderFor(2, { A: 2 }));
    await shop.decide(1);
    await shop.decide(2);
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'move-to-close', null, now));
    await work(shop);
    expect(await shop.orderNow(2)).toMatchObject({
      stage: 'open',
      allocated: [['A', northampton, 2, expect.any(String)]],
    });
  });

  test('are released once when two processes run the same job', async () => {
    const shop = await open({ release: 'whole' });
    await shop.count({ A: 0 });
    const numbers = [1, 2, 3, 4];
    await shop.addOrders(...numbers.map((number) => anOrderFor(number, { A: 2 })));
    for (const number of numbers) await shop.decide(number);
    await shop.count({ A: 6 });
    const released = await Promise.all(
      [1, 2].map(() => releaseBackOrders(database(), shop.shopId, { skus: ['A'] }, { now: () => now })),
    );
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await shop.stock()).toEqual({ A: [6, 6] });
    for (const number of [1, 2, 3]) expect((await shop.orderNow(number)).timeline).toHaveLength(3);
  });

  test('never ship twice or get lost, and stock movements add up, after any events', async () => {
    const numbers = [1, 2, 3, 4];
    const step = fc.oneof(
      fc.record({ do: fc.constant('decide' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ do: fc.constant('ship' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ do: fc.constant('close' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ do: fc.constant('release' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ do: fc.constant('void' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ do: fc.constant('late' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ do: fc.constant('byHand' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ do: fc.constant('handCanceled' as const), number: fc.constantFrom(...numbers) }),
      fc.record({ do: fc.constant('count' as const), number: fc.integer({ min: 0, max: 12 }) }),
      fc.record({
        do: fc.constant('report' as const),
        number: fc.integer({ min: 0, max: 12 }),
        unavailable: fc.nat({ max: 3 }),
        safety: fc.nat({ max: 3 }),
      }),
    );
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 14 }),
      fc.boolean(),
      async (steps, hasRules) => {
        const shop = await open({ release: 'whole', ...(hasRules ? {} : { rules: [] }) });
        await shop.count({ A: 3 });
        let onShelf = 3;
        await shop.addOrders(...numbers.map((number) => anOrderFor(number, { A: number })));
        const shipped = new Map<number, number>();
        const shipments = new Map<number, string>();
        const handed = new Set<number>();
        let lateParcels = 0;
        let reservedBefore = 0;
        for (const event of steps) {
          const { do: what, number } = event;
          if (what === 'decide') await shop.decide(number);
          if (what === 'close')
            await shop.inShop((each) => changeOrder(each, idOf(number), 'move-to-close', null, now));
          if (what === 'release') await shop.inShop((each) => changeOrder(each, idOf(number), 'available', null, now));
          if (what === 'count') {
            const saved = await shop.count({ A: number }).then(
              () => true,
              () => false,
            );
            if (saved) onShelf = number;
          }
          if (what === 'ship') {
            await shop.inShop((each) => changeOrder(each, idOf(number), 'ship-now', null, now));
            const items = [{ lineItemId: lineOf(number, 1), quantity: number }];
            const box = { items, trackingNumber: null, shipmentStatus: null, locationId: northampton };
            const outcome = await shop.inShop((each) => recordShipment(each, noProviders, idOf(number), [box], now));
            if (outcome?.refusal === null) {
              shipped.set(number, (shipped.get(number) ?? 0) + number);
              shipments.set(number, outcome.shipments[0]?.fulfillmentId ?? '');
              onShelf = Math.max(0, onShelf - number);
            }
          }
          if (what === 'void') {
            const id = shipments.get(number) ?? '';
            const outcome = await shop.inShop((each) => recordVoid(each, noProviders, idOf(number), id, now));
            if (outcome?.refusal === null) {
              shipped.delete(number);
              onShelf += number;
            }
          }
          if (what === 'late') {
            lateParcels += 1;
            const shipment = `1/P${lateParcels}`;
            const moved = { sku: 'A', locationId: northampton, onHand: -1, orderId: idOf(number), shipment };
            await shop.inShop((each) => moveStock(each, [{ ...moved, cause: 'shippedLate' }], now));
            onShelf = Math.max(0, onShelf - 1);
          }
          const byHand = `byHand${number}`;
          if (what === 'byHand' && !handed.has(number)) {
            handed.add(number);
            const units = {
              sku: 'A',
              lineItemId: lineOf(number, 1),
              quantity: 1,
              locationId: northampton,
              shipment: byHand,
            };
            await shop.inShop((each) => consumeStock(each, idOf(number), [units], now, { cause: 'shippedByHand' }));
            onShelf = Math.max(0, onShelf - 1);
          }
          if (what === 'handCanceled') {
            await shop.inShop((each) => putBack(each, idOf(number), byHand, [], now));
            if (handed.delete(number)) onShelf += 1;
          }
          if (event.do === 'report') {
            const { unavailable, safety } = event;
            const report = { sku: 'A', locationId: northampton, onHand: number, unavailable, safety };
            const reporter = { by: storeStockName, countedThere: new Set([northampton]), isFirst: true, now } as const;
            await shop.inShop((transaction) =>
              saveReportedStock(transaction, [{ ...report, changedAt: now.toISOString() }], reporter),
            );
            onShelf = number;
          }
          await work(shop);
          const [level] = await shop.inShop(readAllStock);
          const { onHand = 0, allocated = 0 } = level ?? {};
          // Damaged and safety units are never reserved; a voided parcel's own units are again.
          if (hasRules && level !== undefined && what !== 'void' && allocated > reservedBefore)
            expect(allocated + level.unavailable + level.safety).toBeLessThanOrEqual(onHand);
          reservedBefore = allocated;
          const orders = await Promise.all(numbers.map((each) => shop.orderNow(each)));
          const reserved = orders
            .flatMap((order) => order.allocated.filter(([, location]) => location !== null))
            .reduce((sum, [, , units]) => sum + Number(units), 0);
          expect(onHand).toBe(onShelf);
          expect(allocated).toBe(reserved);
          expect(await shop.inShop(unbalancedStock)).toEqual([]);
          for (const [each, units] of shipped) expect(units).toBe(each);
        }
      },
    );
    await fc.assert(property, { numRuns: 12 });
  });
});
