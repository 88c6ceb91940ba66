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

  test('an order that arrives is reserved where the rules say, and its timeline says where and why', async () => {
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

  test('the job of an arrival that is done twice reserves once', async () => {
    const shop = await open();
    await shop.count({ A: 10 });
    await shop.addOrders(anOrderFor(1, { A: 3 }));
    await shop.decide(1);
    await shop.decide(1);
    expect(await shop.stock()).toEqual({ A: [10, 3] });
    expect((await shop.orderNow(1)).timeline).toHaveLength(1);
  });

  test('without active rules an order of what is not counted is as before', async () => {
    const shop = await open({ rules: [{ ...anyLocation, isActive: false }] });
    await shop.count({ A: 1 });
    await shop.addOrders(anOrderFor(1, { B: 3 }));
    await shop.decide(1);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open', allocated: [], timeline: [] });
    expect(await shop.stock()).toEqual({ A: [1, 0] });
  });

  test('a SKU that is not counted is always there', async () => {
    const shop = await open();
    await shop.addOrders(anOrderFor(1, { A: 300 }));
    await shop.decide(1);
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'open',
      allocated: [['A', northampton, 300, `${name} has all 300`]],
    });
    expect(await shop.stock()).toEqual({});
  });

  test('short lines make a back order; the rest is reserved and can be released', async () => {
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

  test('with every line short nothing can be released', async () => {
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

  test('without a location an order needs review, with the reason; a person may open it all the same', async () => {
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

  test("a location's orders of a day are limited", async () => {
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

  test("a workflow's choice of a location wins over the rules", async () => {
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

  test('an order that a workflow holds reserves nothing until it is opened', async () => {
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
    // On hold again and opened again, it keeps what it has.
    for (const action of ['hold-order', 'move-to-open'] as const)
      await shop.inShop((transaction) => changeOrder(transaction, idOf(1), action, null, now));
    expect(await shop.stock()).toEqual({ A: [1, 1] });
  });

  test('workflows that are run again route again', async () => {
    const shop = await open();
    await shop.count({ A: 5 });
    await shop.addOrders(anOrderFor(1, { A: 3 }));
    await shop.decide(1);
    await shop.inShop((transaction) => runAfterAction(transaction, noProviders, idOf(1), 'product-workflow', now));
    expect(await shop.stock()).toEqual({ A: [5, 3] });
    expect((await shop.orderNow(1)).timeline).toHaveLength(2);
  });

  test('removed items and closed orders give back what they had, one by one and in bulk', async () => {
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

  test('a shipment takes its units off the shelf, and a report that comes twice takes nothing', async () => {
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

  test('who opens a back order sends it although it is short, and nothing is reserved that is not there', async () => {
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

  test('orders that are opened in bulk are routed by a job each', async () => {
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

  test('orders that are routed at once never reserve more than there is', async () => {
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
    // Every unit of every order is allocated or short, once.
    for (const { allocated } of orders) expect(allocated.reduce((sum, [, , units]) => sum + Number(units), 0)).toBe(3);
  });
});
