import { message } from '@hub/domain/messages';
import type { ShopTransaction } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { lockOrderRows, readOrderDetail } from '@hub/database/orders';
import { saveBundleRecord, deleteBundleRecord } from '@hub/database/products';
import { listWorkflowRuns } from '@hub/database/workflows';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordShipment, recordTracking } from '../orders/recordShipment.ts';
import { aDefinition, anOrderOf, idOf, noProviders, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { deleteWorkflow } from './changeWorkflows.ts';
import {
  decideBeforeShipNow,
  decideReceivedOrder,
  endHold,
  runAfterAction,
  runBeforeShipping,
} from './decideOrders.ts';
import { eligibleFlows } from './explainOrder.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const tomorrow = '2026-11-21T09:00:00.000Z';

describeOnBothKinds('workflow decisions', (database) => {
  async function aWorkflowShop() {
    const shopId = await aShop(database());
    const shop = workflowShop(database(), shopId, now);
    const jobs = async () =>
      (await database().inSystem((queries) => lockOutboxJobs(queries, 100_000)))
        .filter((job) => job.shopId === shopId)
        .map(({ queue, data, startAt }) => ({ queue, data, startAt }));
    return {
      ...shop,
      jobs,
      queues: async () => (await jobs()).map(({ queue }) => queue),
      arrive: (number: number) =>
        shop.inShop((transaction) => decideReceivedOrder(transaction, noProviders, { orderId: idOf(number) }, now)),
      runs: () => shop.inShop((transaction) => listWorkflowRuns(transaction, { before: null, limit: 100 })),
    };
  }

  test('hold a new order with reason and end in its timeline; one that matches nothing continues', async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(aDefinition());
    await shop.addOrders(anOrderOf(1, 250), anOrderOf(2, 50));
    await shop.arrive(1);
    await shop.arrive(2);
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'hold',
      reason: 'Check it',
      holdUntil: tomorrow,
      triggered: ['Hold large orders'],
      timeline: ['Workflow “Hold large orders” ran: put on hold for 1 day: Check it'],
    });
    expect(await shop.orderNow(2)).toMatchObject({
      stage: 'open',
      reason: null,
      holdUntil: null,
      triggered: [],
      timeline: [],
    });
    expect(await shop.jobs()).toEqual([
      {
        queue: queues.holdEnds,
        data: { orderId: idOf(1), until: tomorrow },
        startAt: new Date(tomorrow),
      },
      { queue: queues.orderReady, data: { orderId: idOf(2) }, startAt: expect.any(Date) },
    ]);
    const [second, first] = await shop.runs();
    expect(first).toMatchObject({
      orderId: idOf(1),
      changes: [{ type: 'hold', reason: 'Check it', hours: 24 }],
      trace: {
        isMatch: true,
        groups: [{ conditions: [{ condition: { field: 'orderTotal', values: [100], currency: 'GBP' }, actual: 250 }] }],
      },
    });
    expect(second).toMatchObject({ orderId: idOf(2), changes: [], trace: { isMatch: false } });
  });

  test('do not change when a job is retried', { tags: 'hazard:done-twice' }, async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(tagging('Tag', 'new', { actions: [{ type: 'note', text: 'Fragile' }] }));
    await shop.addOrders(anOrderOf(1, 10));
    await shop.arrive(1);
    const once = [await shop.orderNow(1), await shop.runs(), await shop.jobs()];
    await shop.arrive(1);
    expect([await shop.orderNow(1), await shop.runs(), await shop.jobs()]).toEqual(once);
    expect(once[0]).toMatchObject({ warehouseNotes: ['Fragile'] });
  });

  test('are made before shipping if they are still due, and their job then changes nothing', async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(tagging('Tag', 'new', { actions: [{ type: 'note', text: 'Fragile' }] }));
    await shop.addOrders(anOrderOf(1, 10, { awaitsDecision: true }), anOrderOf(2, 10));
    const decideAll = () =>
      shop.inShop((transaction) => decideBeforeShipNow(transaction, noProviders, [idOf(2), idOf(1), 'none'], now));
    await decideAll();
    const once = [await shop.orderNow(1), await shop.runs()];
    expect(once[0]).toMatchObject({ warehouseNotes: ['Fragile'], triggered: ['Tag'] });
    // Order 2 awaits no decision, so no workflow runs on it.
    expect(await shop.orderNow(2)).toMatchObject({ warehouseNotes: [], triggered: [] });
    await decideAll();
    await shop.arrive(1);
    expect([await shop.orderNow(1), await shop.runs()]).toEqual(once);
  });

  test('leave no run, timeline or job when the transaction fails', { tags: 'hazard:lost-change' }, async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(aDefinition());
    await shop.addOrders(anOrderOf(1, 250));
    const fails = shop.inShop(async (transaction) => {
      await decideReceivedOrder(transaction, noProviders, { orderId: idOf(1) }, now);
      throw new Error('It fails here.');
    });
    await expect(fails).rejects.toThrow('It fails here.');
    expect([await shop.runs(), await shop.jobs()]).toEqual([[], []]);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open', timeline: [] });
  });

  test('end a hold at its time so that the order can be batched; a later hold, or a person’s, stays', async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(aDefinition());
    await shop.addOrders(anOrderOf(1, 250), anOrderOf(2, 250), anOrderOf(3, 250));
    for (const number of [1, 2, 3]) await shop.arrive(number);
    const end = (number: number, until = tomorrow) =>
      shop.inShop((transaction) => endHold(transaction, { orderId: idOf(number), until }, new Date(until)));
    await shop.inShop(async (transaction) => {
      await changeOrder(transaction, idOf(2), 'move-to-open', null, now);
      await changeOrder(transaction, idOf(2), 'hold-order', null, now);
      await changeOrder(transaction, idOf(3), 'move-to-close', null, now);
    });
    await end(1, '2026-11-21T08:00:00.000Z');
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'hold' });
    for (const number of [1, 1, 2, 3]) await end(number);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'open', reason: null, holdUntil: null });
    expect((await shop.orderNow(1)).timeline[0]).toBe('The hold ended; the order is open again');
    expect(await shop.orderNow(2)).toMatchObject({ stage: 'hold', reason: null, holdUntil: null });
    expect(await shop.orderNow(3)).toMatchObject({ stage: 'closed' });
    expect((await shop.jobs()).filter(({ queue }) => queue === queues.orderReady)).toMatchObject([
      { data: { orderId: idOf(1) } },
    ]);
  });

  test('are made again by each click of a button, and change nothing without a match', async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(aDefinition());
    await shop.addWorkflow(
      tagging('Insure', '', {
        trigger: 'beforeShipping',
        actions: [{ type: 'setInsurance', amount: 20 }, { type: 'requireSignature' }],
      }),
    );
    await shop.addWorkflow(tagging('Changed', 'changed', { trigger: 'orderChanges' }));
    await shop.addOrders(anOrderOf(1, 250));
    const press = (action: Parameters<typeof runAfterAction>[3]) =>
      shop.inShop((transaction) => runAfterAction(transaction, noProviders, idOf(1), action, now));
    await press('hold-order');
    expect(await shop.runs()).toEqual([]);
    await press('shipment-workflow');
    expect(await shop.orderNow(1)).toMatchObject({
      stage: 'open',
      shippingOptions: { service: null, package: null, insurance: 20, isSignatureRequired: true },
    });
    await press('cancel-item');
    expect(await shop.orderNow(1)).toMatchObject({ tags: ['changed'] });
    await press('product-workflow');
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'hold' });
    await press('product-workflow');
    expect((await shop.runs()).map(({ workflow }) => workflow.name)).toEqual([
      'Hold large orders',
      'Hold large orders',
      'Changed',
      'Insure',
    ]);
  });

  test('are made before shipping once per batch', async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(
      tagging('Note', '', { trigger: 'beforeShipping', actions: [{ type: 'note', text: 'Ice' }] }),
    );
    await shop.addOrders(anOrderOf(1, 250));
    const ship = (at: Date) =>
      shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'ship-now', null, at).then(() => undefined));
    const run = () =>
      shop.inShop((transaction) => runBeforeShipping(transaction, noProviders, { orderId: idOf(1) }, now));
    await run();
    expect(await shop.runs()).toEqual([]);
    await ship(now);
    await run();
    await run();
    expect(await shop.runs()).toHaveLength(1);
    await ship(new Date(tomorrow));
    await run();
    expect(await shop.runs()).toHaveLength(2);
    expect(await shop.orderNow(1)).toMatchObject({ stage: 'inFulfillment', warehouseNotes: ['Ice'] });
  });

  test(
    'are made once by workflows for changed shipments for each shipment report',
    { tags: 'hazard:done-twice' },
    async () => {
      const shop = await aWorkflowShop();
      await shop.addWorkflow(tagging('Shipment', 'on its way', { trigger: 'shipmentChanges' }));
      await shop.addWorkflow(tagging('Before', 'sent', { trigger: 'beforeShipping' }));
      const onTheWay = { field: 'tag', operator: 'includesAny', values: ['on its way'] };
      await shop.addWorkflow(
        tagging('Changed', 'told', {
          trigger: 'orderChanges',
          groups: [{ match: 'all', conditions: [onTheWay] }],
        }),
      );
      await shop.addOrders(anOrderOf(1, 250));
      const box = { items: [{ lineItemId: '10001', quantity: 1 }], trackingNumber: 'HX1', locationId: null };
      const ship = () =>
        shop.inShop((transaction) =>
          recordShipment(transaction, noProviders, idOf(1), [{ ...box, shipmentStatus: 'label_printed' }], now),
        );
      const track = (status: 'in_transit' | 'delivered') =>
        shop.inShop((transaction) =>
          recordTracking(transaction, noProviders, idOf(1), { fulfillmentId: '11', status }, now),
        );
      await ship();
      await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'ship-now', null, now));
      await ship();
      await ship();
      for (const status of ['in_transit', 'in_transit', 'delivered'] as const) await track(status);
      const names = (await shop.runs()).map(({ workflow }) => workflow.name);
      // Existing tags don't count as a change.
      expect(names).toEqual(['Shipment', 'Shipment', 'Changed', 'Shipment']);
      expect(await shop.orderNow(1)).toMatchObject({ stage: 'shipped', tags: ['on its way', 'told'] });
    },
  );

  test('stop the order with an entry on an error; Run now retries what failed', async () => {
    const shop = await aWorkflowShop();
    const insure = { trigger: 'beforeShipping', actions: [{ type: 'setInsurance', amount: 20 }] } as const;
    const workflow = await shop.addWorkflow(tagging('Insure', '', insure));
    await shop.addOrders(anOrderOf(1, 0));
    const press = (action: 'shipment-workflow' | 'run-workflow') =>
      shop.inShop(async (transaction) => {
        await changeOrder(transaction, idOf(1), action, null, now);
        return runAfterAction(transaction, noProviders, idOf(1), action, now);
      });
    const state = () =>
      shop.inShop(async (transaction) => {
        const order = (await lockOrderRows(transaction, [idOf(1)])).get(idOf(1));
        return { stage: order?.stage, errors: order?.order.workflowErrors };
      });
    const words = message('orders.noAmount');
    const text = 'The order has no amount to insure';
    const stopped = {
      stage: 'error',
      errors: [{ type: 'order_amount_error', message: text, words, sku: null, quantity: null }],
    };
    expect(await press('shipment-workflow')).toEqual([words]);
    expect(await state()).toEqual(stopped);
    expect((await shop.orderNow(1)).timeline[0]).toBe(`Workflow “Insure” could not run: ${text}`);
    expect(await press('run-workflow')).toEqual([words]);
    expect(await state()).toEqual(stopped);
    expect((await shop.runs()).map(({ workflow: { name } }) => name)).toEqual(['Insure', 'Insure']);
    await shop.inShop((transaction) => deleteWorkflow(transaction, workflow.workflowId, now));
    expect(await press('run-workflow')).toEqual([]);
    expect(await state()).toEqual({ stage: 'open', errors: [] });
  });

  test('stop an order whose bundle has an item without a product, with its SKU and units, without splitting', async () => {
    const shop = await aWorkflowShop();
    await shop.addWorkflow(tagging('Split', '', { actions: [{ type: 'splitBundles' }] }));
    await shop.addOrders(anOrderOf(1, 10), anOrderOf(2, 10));
    const linesOf = (number: number) =>
      shop.inShop(async (transaction) => (await readOrderDetail(transaction, idOf(number)))?.lineItems);
    const [line] = (await linesOf(1)) ?? [];
    const sku = line?.sku ?? '';
    const bundle = { sku, version: 1, savedAt: now.toISOString(), savedBy: 'Robin Carter' };
    await shop.inShop((transaction) =>
      saveBundleRecord(transaction, { ...bundle, components: [{ sku: 'NOBODY-SELLS-IT', quantity: 3 }] }),
    );
    await shop.arrive(1);
    const row = await shop.inShop(async (transaction) => (await lockOrderRows(transaction, [idOf(1)])).get(idOf(1)));
    expect(row?.stage).toBe('error');
    const quantity = 3 * (line?.fulfillableQuantity ?? 0);
    expect(row?.order.workflowErrors).toMatchObject([{ type: 'unknown_sku', sku: 'NOBODY-SELLS-IT', quantity }]);
    expect(await linesOf(1)).toEqual([line]);
    expect(await shop.queues()).toEqual([]);
    await shop.inShop((transaction) => deleteBundleRecord(transaction, sku));
    await shop.arrive(2);
    expect(await shop.orderNow(2)).toMatchObject({ stage: 'open' });
  });

  test('end a loop of two workflows after each has run once', async () => {
    const shop = await aWorkflowShop();
    const onTag = (name: string, tag: string, added: string) =>
      tagging(name, added, {
        trigger: 'orderChanges',
        groups: [{ match: 'all', conditions: [{ field: 'tag', operator: 'includesAny', values: [tag] }] }],
      });
    await shop.addWorkflow(tagging('Start', 'b'));
    await shop.addWorkflow(onTag('A after B', 'b', 'a'));
    await shop.addWorkflow(onTag('B after A', 'a', 'b'));
    await shop.addOrders(anOrderOf(1, 10));
    await shop.arrive(1);
    expect(await shop.orderNow(1)).toMatchObject({ tags: ['b', 'a'], triggered: ['Start', 'A after B', 'B after A'] });
    expect(await shop.runs()).toHaveLength(3);
  });

  test('list workflows switched on after an open order arrived that match and have not run', async () => {
    const shop = await aWorkflowShop();
    const at = (time: string) => ({ order: { ...anOrderOf(1, 250).order, createdAt: time } });
    await shop.addOrders(anOrderOf(1, 250, at('2026-11-19T09:00:00.000Z')));
    await shop.addOrders({ ...anOrderOf(2, 250), order: { ...anOrderOf(2, 250).order, createdAt: tomorrow } });
    await shop.addOrders(anOrderOf(3, 50), anOrderOf(4, 250, { stage: 'hold' }));
    await shop.addWorkflow(aDefinition());
    await shop.addWorkflow(tagging('Off', 'off'), false);
    await shop.addWorkflow(tagging('Before shipping', 'x', { trigger: 'beforeShipping' }));
    const eligible = (number: number) =>
      shop.inShop((transaction: ShopTransaction) => eligibleFlows(transaction, noProviders, idOf(number)));
    expect(await eligible(1)).toEqual([{ name: 'Hold large orders' }]);
    expect([await eligible(2), await eligible(3), await eligible(4), await eligible(9)]).toEqual([[], [], null, null]);
    await shop.arrive(1);
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'move-to-open', null, now));
    expect(await eligible(1)).toEqual([]);
  });
});
