import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordShipment } from '../orders/recordShipment.ts';
import { importedOrderIds } from '../imports/importedOrderIds.ts';
import { fileOf, importContent, rowOf } from '../testing/importFixtures.ts';
import { aCheckout, aPart, customer } from '../testing/createFakeStore.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { noProviders, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';
import { saveStoreOrders } from './saveStoreOrders.ts';
import { type Shop, aShopWith, threeMugs, read } from '../testing/storeIntakeFixtures.ts';

describeOnBothKinds('an address that the store changes', (database) => {
  test('is checked again: without a city the order waits with its reason, and opens once the city is there', async () => {
    const shop = await aShopWith(database());
    const moveTo = async (city: string) => {
      shop.change('4801', { recipient: { ...customer, city } });
      await read(shop);
      const state = await shop.stateOf('4801');
      return [state?.stage, state?.timeline.at(-1)];
    };
    expect(await moveTo('')).toEqual(['needsReview', 'Sent to review: the address has no city']);
    expect((await moveTo('-'))[0]).toBe('needsReview');
    expect(await moveTo('Ludlow')).toEqual(['open', 'The shipping address was changed in the store']);
    // What a person has decided stays.
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'hold-order', null, shop.services.now()));
    expect((await moveTo('Shrewsbury'))[0]).toBe('hold');
  });
});

describeOnBothKinds('workflows for changed orders', (database) => {
  const naming = (field: string, operator: string, values: (number | string)[]) => ({
    trigger: 'orderChanges' as const,
    groups: [{ match: 'all' as const, conditions: [{ field, operator, values }] }],
  });

  test.each<[string, Parameters<typeof naming>, Parameters<Shop['change']>[1]]>([
    ['payment', ['paymentStatus', 'isOneOf', ['PAID']], { fields: { financialStatus: 'PAID' } }],
    ['note', ['note', 'contains', ['ring']], { fields: { checkout: { ...aCheckout, note: 'Ring twice' } } }],
    ['method', ['shippingMethod', 'isOneOf', ['Express']], { shippingMethod: 'Express' }],
    [
      'items',
      ['units', 'lessThan', [3]],
      { fields: { lines: [{ ...threeMugs, currentQuantity: 2, unfulfilledQuantity: 2 }] } },
    ],
  ])('run once for a change of the %s when they name it, and for no other change', async (_, named, changes) => {
    const shop = await aShopWith(database(), { financialStatus: 'AUTHORIZED', checkout: aCheckout });
    const flows = workflowShop(database(), shop.shopId, shop.services.now());
    await flows.addWorkflow(tagging('Changed', 'looked at', naming(...named)));
    const runs = async () =>
      (await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('Workflow “Changed”')).length;
    shop.change('4801', { fields: { customerName: 'W. Harkness', poNumber: '4711' } });
    await read(shop);
    expect(await runs()).toBe(0);
    shop.change('4801', changes);
    for (const topic of ['orders/updated', 'orders/edited']) {
      await read(shop, topic, { id: 4801, order_edit: { order_id: 4801 } });
      expect(await runs()).toBe(1);
    }
  });

  test('run once on release if they name what changed while the order waited', async () => {
    const shop = await aShopWith(database(), { financialStatus: 'PENDING' });
    const flows = workflowShop(database(), shop.shopId, shop.services.now());
    await flows.addWorkflow(tagging('Paid', 'paid', naming('paymentStatus', 'isOneOf', ['PAID'])));
    await flows.addWorkflow(tagging('Tagged', 'checked', naming('tag', 'includesAny', ['web'])));
    await flows.addWorkflow(tagging('Abroad', 'abroad', naming('country', 'isOneOf', ['United Kingdom'])));
    const runs = async () =>
      (await shop.stateOf('4801'))?.timeline.flatMap((text) => /^Workflow “(.+?)”/.exec(text)?.[1] ?? []);
    const change = async (fields: NonNullable<Parameters<Shop['change']>[1]>['fields'] & object) => {
      shop.change('4801', { fields });
      await read(shop);
    };
    await change({ poNumber: '4711' });
    await change({ tags: ['web', 'fraud'] });
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'hold' });
    expect(await runs()).toEqual([]);
    await change({ financialStatus: 'PAID' });
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'open' });
    expect((await runs())?.toSorted()).toEqual(['Paid', 'Tagged']);
    for (const financialStatus of ['PENDING', 'PAID']) await change({ financialStatus });
    expect((await runs())?.toSorted()).toEqual(['Paid', 'Paid', 'Tagged']);
  });

  test('do not run again, or bring back a tag that a workflow removed, after a webhook in between', async () => {
    const shop = await aShopWith(database());
    const flows = workflowShop(database(), shop.shopId, shop.services.now());
    const actions = [{ type: 'removeTags' as const, tags: ['fraud'] }];
    await flows.addWorkflow(tagging('Untag', '', { ...naming('tag', 'includesAny', ['fraud']), actions }));
    const runs = async () =>
      (await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('Workflow “Untag”')).length;
    const options = { providers: noProviders, now: shop.services.now() };
    // The second version arrives before the store learns of the removal.
    for (const customerName of ['W. Harkness', 'Wilhelmina Harkness']) {
      shop.change('4801', { fields: { tags: ['web', 'fraud'], customerName } });
      await shop.inShop((transaction) => saveStoreOrder(transaction, shop.order('4801'), options));
      expect(await runs()).toBe(1);
    }
    await shop.work();
    expect(shop.order('4801').order.tags).toEqual(['web']);
  });
});

describeOnBothKinds('contradictory quantities from the store', (database) => {
  test('are logged once per order, without personal data; the remaining quantity counts', async () => {
    const part = { ...aPart, lines: [{ lineItemId: '48011', total: 3, remaining: 2 }] };
    const shop = await aShopWith(database(), { fulfillmentOrders: [part] });
    shop.change('4801', { fields: { poNumber: '4711' } });
    await read(shop);
    expect(await shop.stateOf('4801')).toMatchObject({ detail: { lineItems: [{ fulfillableQuantity: 2 }] } });
    expect(shop.logged).toEqual([
      'The store has order 4801 with quantities that contradict each other. What its fulfillment orders have left counts.',
    ]);
    const alone = { ...part, lines: [{ lineItemId: '48021', total: 5, remaining: 1 }] };
    shop.placeOrder('4802', { fulfillmentOrders: [alone] });
    // Together with new ones.
    await shop.inShop((transaction) =>
      saveStoreOrders(transaction, [shop.order('4802')], { ...shop.services, now: shop.services.now() }),
    );
    expect(shop.logged).toHaveLength(2);
  });
});

/** Imports an order of three mugs from a file; `id` is the store's. */
async function importOrder(shop: Shop, id: string, name = '#4801'): Promise<void> {
  const columns =
    'Name,Financial Status,Fulfillment Status,Created at,Lineitem quantity,Lineitem name,' +
    'Lineitem price,Lineitem sku,Lineitem requires shipping,Lineitem fulfillment status,Id';
  const row = `${name},paid,unfulfilled,2026-11-20 08:26:00,3,Mug,4,A,true,pending,${id}`;
  await importContent(shop.services.database, shop.shopId, `${columns}\n${row}\n`);
}

describeOnBothKinds('an order both in a file and in the store', (database) => {
  test('is one order: the store’s lines and data replace the file’s', async () => {
    const shop = await aStoreShop(database());
    await importOrder(shop, '4801');
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
    shop.placeOrder('4801', { lines: [threeMugs], financialStatus: 'PENDING' });
    await read(shop, 'orders/create');
    const state = await shop.stateOf('4801');
    expect(state).toMatchObject({
      stage: 'hold',
      detail: { lineItems: [{ lineItemId: '48011', fulfillableQuantity: 3 }] },
    });
    expect(state?.timeline).toContain('The store has this order too. The store’s version now applies');
  });

  test('keeps its lines at a 3PL, and its shipment is written to the store', async () => {
    const shop = await aStoreShop(database());
    await importOrder(shop, '4801');
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    const [item] = (await shop.stateOf('4801'))?.detail.lineItems ?? [];
    shop.placeOrder('4801', { lines: [threeMugs] });
    await read(shop, 'orders/create');
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'inFulfillment',
      detail: { lineItems: [{ fulfillableQuantity: 0 }, { lineItemId: item?.lineItemId, fulfillableQuantity: 3 }] },
    });
    const items = [{ lineItemId: item?.lineItemId ?? '', quantity: 3 }];
    const box = { items, trackingNumber: 'T1', shipmentStatus: 'in_transit', locationId: null };
    await shop.inShop((transaction) => recordShipment(transaction, noProviders, '4801', [box], shop.services.now()));
    await shop.work();
    expect(shop.written).toMatchObject([{ type: 'fulfill', lines: [{ id: '48011', quantity: 3 }] }]);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
  });

  test('closes the file’s order if the ids differ, or holds the store’s if a 3PL has the file’s', async () => {
    for (const isGiven of [false, true]) {
      const shop = await aStoreShop(database());
      await importOrder(shop, '');
      const { orderId } = importedOrderIds('#4801');
      if (isGiven)
        await shop.inShop((transaction) => changeOrder(transaction, orderId, 'ship-now', null, shop.services.now()));
      shop.placeOrder('4801', { lines: [threeMugs] });
      await read(shop, 'orders/create');
      const stages = [(await shop.stateOf(orderId))?.stage, (await shop.stateOf('4801'))?.stage];
      expect(stages).toEqual(isGiven ? ['inFulfillment', 'needsReview'] : ['closed', 'open']);
    }
  });

  test('is found by its name if the store writes it without "#", alone or among others', async () => {
    for (const together of [false, true]) {
      const shop = await aStoreShop(database());
      await importContent(shop.services.database, shop.shopId, fileOf(rowOf('EN4801')));
      const { orderId } = importedOrderIds('#EN4801');
      expect((await shop.stateOf(orderId))?.stage).toBe('open');
      shop.placeOrder('4801', { name: 'EN4801', lines: [threeMugs] });
      if (together)
        await shop.inShop((transaction) =>
          saveStoreOrders(transaction, [shop.order('4801')], { ...shop.services, now: shop.services.now() }),
        );
      else await read(shop, 'orders/create');
      expect((await shop.stateOf(orderId))?.stage).toBe('closed');
      expect((await shop.stateOf('4801'))?.stage).toBe('open');
    }
  });

  test('ignores the file if the store came first, however it writes the name', async () => {
    const shop = await aShopWith(database(), { name: 'EN4801' });
    await importOrder(shop, '4801', 'EN4801');
    await importOrder(shop, '', '#EN4801');
    expect(await shop.stateOf(importedOrderIds('#EN4801').orderId)).toBeNull();
    expect(await shop.stateOf('4801')).toMatchObject({ detail: { lineItems: [{ lineItemId: '48011' }] } });
  });
});
