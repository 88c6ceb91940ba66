import { lockOutboxJobs, removeOutboxJobs } from '@hub/database/jobs';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { newLocationSettings } from '@hub/domain/routing';
import { expect, test } from 'vitest';
import { queues, type RouteOrderJob } from '../jobs/queues.ts';
import { changeInBulk } from '../orders/changeInBulk.ts';
import { changeOrder, removeItems } from '../orders/changeOrder.ts';
import { recordShipment } from '../orders/recordShipment.ts';
import { anOrderFor, anyLocation, lineOf, northampton, stockShop } from '../testing/stockFixtures.ts';
import { aDefinition, idOf, noProviders, robin, workflowShop } from '../testing/workflowFixtures.ts';
import { runAfterAction } from '../workflows/decideOrders.ts';
import { saveLocation } from './changeRouting.ts';
import { routeOpenedOrder } from './routeOrders.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const name = 'Northampton warehouse';

describeOnBothKinds('order routing', (database) => {
  const open = (options?: Parameters<typeof stockShop>[2]) => stockShop(database(), now, options);

  test('reserves a new order where the rules say, and says where and why in the timeline', async () => {
    const shop = await open();
    await shop.count({ A: 10, B: 2 });
    await shop.addOrders(anOrderFor(1, { A: 3, B: 2 }));
    await shop.decide(1);
    expect(await shop.orderNow(1)).toEqual({
      stage: 'open',
      reason: null,
      backOrderState: 0,
      shortLines: [],
      allocated: [
        ['A', northampton, 3, `${name} has all 3`],
        ['B', northampton, 2, `${name} has all 2`],
      ],
      timeline: [`Routed to ${name} by “All orders”: ships to United Kingdom, has all 5 units`],
    });
    expect(await shop.stock()).toEqual({ A: [10, 3], B: [2, 2] });
  });

  test('reserves once when the job runs twice', async () => {
    const shop = await open();
    await shop.count({ A: 10 });
    await shop.addOrders(anOrderFor(1, { A: 3 }));
    await shop.decide(1);
    await shop.decide(1);
    expect(await shop.stock()).toEqual({ A: [10, 3] });
    expect((await shop.orderNow(1)).timeline).toHaveLength(1);
  });

  test('leaves an order without counted SKUs unchanged when there are no active rules', async () => {
    const shop = await open({ rules: [{ ...anyLocation, isActive: false }] });
    await shop.count({ A: 1 });
    await shop.addOrders(anOrderFor(1, { B: 3 }));
    await shop.decide(1);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open', allocated: [], timeline: [] });
    expect(await shop.stock()).toEqual({ A: [1, 0] });
  });

  test('treats an uncounted SKU as always available', async () => {
    const shop = await open();
    await shop.addOrders(anOrderFor(1, { A: 300 }));
    await shop.decide(1);
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'open',
      allocated: [['A', northampton, 300, `${name} has all 300`]],
    });
    expect(await shop.stock()).toEqual({});
  });

  test('puts an order with short lines on back order; the rest is reserved and can be released', async () => {
    const shop = await open();
    await shop.count({ A: 1, B: 5 });
    await shop.addOrders(anOrderFor(1, { A: 3, B: 5 }));
    await shop.decide(1);
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'backOrder',
      backOrderState: 1,
      shortLines: ['A'],
      timeline: [`On back order: A × 2 is not in stock; reserved 6 units at ${name}`],
    });
    expect(await shop.stock()).toEqual({ A: [1, 1], B: [5, 5] });
  });

  test('cannot release anything when every line is short', async () => {
    const shop = await open();
    await shop.count({ A: 0, B: 0 });
    await shop.addOrders(anOrderFor(1, { A: 1, B: 1 }));
    await shop.decide(1);
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'backOrder',
      backOrderState: 0,
      timeline: ['On back order: A × 1 and B × 1 are not in stock'],
    });
  });

  test('sends an order without a location to review with the reason; a person may still open it', async () => {
    const shop = await open();
    await shop.inShop((transaction) => {
      const zones = [{ countries: ['FR'], postcodes: [] }];
      const save = { locationId: northampton, baseVersion: 1, settings: { ...newLocationSettings, zones } };
      return saveLocation(transaction, noProviders, robin, save, now);
    });
    await shop.addOrders(anOrderFor(1, { A: 1 }));
    await shop.decide(1);
    const reason = `no location can ship it. ${name}: Does not ship to United Kingdom`;
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'needsReview',
      reason: reason.replace('no', 'No'),
      timeline: [`Needs review: ${reason}`],
    });
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'move-to-open', null, now));
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'open',
      reason: null,
      timeline: [`Not routed: ${reason}`, `Needs review: ${reason}`],
    });
  });

  test("limits a location's orders per day", async () => {
    const shop = await open();
    await shop.inShop((transaction) => {
      const settings = { ...newLocationSettings, dailyCapacity: 1 };
      return saveLocation(transaction, noProviders, robin, { locationId: northampton, baseVersion: 1, settings }, now);
    });
    await shop.addOrders(anOrderFor(1, { A: 1 }), anOrderFor(2, { A: 1 }));
    await shop.decide(1);
    await shop.decide(2);
    expect([(await shop.orderNow(1)).stage, (await shop.orderNow(2)).stage]).toEqual(['open', 'needsReview']);
  });

  test("prefers a workflow's choice of location over the rules", async () => {
    const shop = await open({ rules: [{ ...anyLocation, countries: ['FR'] }] });
    const { addWorkflow } = workflowShop(database(), shop.shopId, now);
    const route = { type: 'routeToLocation', locationId: northampton } as const;
    await addWorkflow(aDefinition({ name: 'To Northampton', groups: [], actions: [route] }));
    await shop.count({ A: 1 });
    await shop.addOrders(anOrderFor(1, { A: 1 }));
    await shop.decide(1);
    expect((await shop.orderNow(1)).timeline[0]).toBe(
      `Routed to ${name}, as a workflow decided: ships to United Kingdom, has the unit`,
    );
  });

  test('reserves nothing for an order held by a workflow until it is opened', async () => {
    const shop = await open();
    const { addWorkflow } = workflowShop(database(), shop.shopId, now);
    await addWorkflow(aDefinition({ groups: [] }));
    await shop.count({ A: 1 });
    await shop.addOrders(anOrderFor(1, { A: 1 }));
    await shop.decide(1);
    expect(await shop.stock()).toEqual({ A: [1, 0] });
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'move-to-open', null, now));
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'open',
      allocated: [['A', northampton, 1, `${name} has all 1`]],
    });
    // Held and opened again, it keeps its reservation.
    for (const action of ['hold-order', 'move-to-open'] as const)
      await shop.inShop((transaction) => changeOrder(transaction, idOf(1), action, null, now));
    expect(await shop.stock()).toEqual({ A: [1, 1] });
  });

  test('routes again when workflows run again', async () => {
    const shop = await open();
    await shop.count({ A: 5 });
    await shop.addOrders(anOrderFor(1, { A: 3 }));
    await shop.decide(1);
    await shop.inShop((transaction) => runAfterAction(transaction, noProviders, idOf(1), 'product-workflow', now));
    expect(await shop.stock()).toEqual({ A: [5, 3] });
    expect((await shop.orderNow(1)).timeline).toHaveLength(2);
  });

  test('releases the stock of removed items and closed orders, one by one and in bulk', async () => {
    const shop = await open();
    await shop.count({ A: 10 });
    await shop.addOrders(anOrderFor(1, { A: 4 }), anOrderFor(2, { A: 5 }));
    await shop.decide(1);
    await shop.decide(2);
    const removed = { lineItemId: lineOf(1, 1), quantity: 3 };
    await shop.inShop((transaction) => removeItems(transaction, idOf(1), removed, null, now));
    expect(await shop.stock()).toEqual({ A: [10, 6] });
    await shop.inShop((transaction) => changeInBulk(transaction, robin, [idOf(2)], 'move-to-close', now));
    expect(await shop.stock()).toEqual({ A: [10, 1] });
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'move-to-close', null, now));
    expect(await shop.stock()).toEqual({ A: [10, 0] });
    expect((await shop.orderNow(1)).allocated).toEqual([]);
  });

  test('takes shipped units out of stock, and ignores a repeated report', async () => {
    const shop = await open();
    await shop.count({ A: 10 });
    await shop.addOrders(anOrderFor(1, { A: 4 }));
    await shop.decide(1);
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'ship-now', null, now));
    const items = [{ lineItemId: lineOf(1, 1), quantity: 4 }];
    const box = { items, trackingNumber: null, shipmentStatus: null, locationId: northampton };
    for (let report = 1; report <= 2; report++)
      await shop.inShop((transaction) => recordShipment(transaction, noProviders, idOf(1), [box], now));
    expect(await shop.stock()).toEqual({ A: [6, 0] });
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'shipped', allocated: [] });
  });

  test('sends a back order that a person opens although it is short, and reserves only available units', async () => {
    const shop = await open();
    await shop.count({ A: 1 });
    await shop.addOrders(anOrderFor(1, { A: 3 }));
    await shop.decide(1);
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'available', null, now));
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'open',
      shortLines: [],
      timeline: ['Released although A × 2 is not in stock', expect.stringContaining('On back order')],
    });
    expect(await shop.stock()).toEqual({ A: [1, 1] });
  });

  test('routes orders opened in bulk by one job each', async () => {
    const shop = await open();
    await shop.count({ A: 3 });
    await shop.addOrders(...[1, 2].map((number) => anOrderFor(number, { A: 2 }, { stage: 'hold' })));
    await shop.inShop((transaction) => changeInBulk(transaction, robin, [idOf(1), idOf(2)], 'move-to-open', now));
    const jobs = await database().inSystem(async (queries) => {
      const added = await lockOutboxJobs(queries, 100);
      await removeOutboxJobs(queries, added);
      return added.filter(({ shopId, queue }) => shopId === shop.shopId && queue === queues.routeOrder);
    });
    for (const { data } of jobs)
      await shop.inShop((transaction) => routeOpenedOrder(transaction, data as RouteOrderJob, now));
    expect([(await shop.orderNow(1)).stage, (await shop.orderNow(2)).stage]).toEqual(['open', 'backOrder']);
    expect(await shop.stock()).toEqual({ A: [3, 3] });
  });

  test('never reserves more than there is when orders are routed simultaneously', async () => {
    const shop = await open();
    await shop.count({ A: 10, B: 7 });
    const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
    await shop.addOrders(...numbers.map((number) => anOrderFor(number, number % 2 ? { A: 2, B: 1 } : { B: 1, A: 2 })));
    await Promise.all(numbers.map((number) => shop.decide(number)));
    expect(await shop.stock()).toEqual({ A: [10, 10], B: [7, 7] });
    const orders = await Promise.all(numbers.map((number) => shop.orderNow(number)));
    const reserved = orders.flatMap(({ allocated }) => allocated.filter(([, locationId]) => locationId !== null));
    const unitsOf = (sku: string) =>
      reserved.reduce((sum, [each, , units]) => (each === sku ? sum + Number(units) : sum), 0);
    expect([unitsOf('A'), unitsOf('B')]).toEqual([10, 7]);
    expect(orders.filter(({ stage }) => stage === 'open')).toHaveLength(5);
    // Every unit of every order is either allocated or short.
    for (const { allocated } of orders) expect(allocated.reduce((sum, [, , units]) => sum + Number(units), 0)).toBe(3);
  });
});
