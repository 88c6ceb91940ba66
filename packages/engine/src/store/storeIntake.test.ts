import type { Database } from '@hub/database';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { insertWarehouseOrder, lockWarehouseOrders, saveWarehouseOrder } from '@hub/database/warehouses';
import { saveBundleRecord } from '@hub/database/products';
import { message } from '@hub/domain/messages';
import { groupLineItems } from '@hub/domain/orders/detail';
import { aDetail } from '@hub/domain/testing';
import { readStoreOrderParts, readStoreOrders } from '@hub/database/store';
import type { Recipient } from '@hub/domain/warehouses';
import { describe, expect, test } from 'vitest';
import { changeInBulk } from '../orders/changeInBulk.ts';
import { changeOrder, removeItems } from '../orders/changeOrder.ts';
import { changeOrderItems } from '../products/changeOrderItems.ts';
import { recordShipment, recordVoid } from '../orders/recordShipment.ts';
import { importedOrderIds } from '../imports/importedOrderIds.ts';
import { importContent } from '../testing/importFixtures.ts';
import { createFakeProvider } from '../testing/createFakeProvider.ts';
import { aCheckout, aPart, aStoreLine, customer } from '../testing/createFakeStore.ts';
import { readWarehouseParts } from '../warehouses/readWarehouseParts.ts';
import { releaseStoreHolds } from './releaseStoreHolds.ts';
import { StoreCallError } from './StoreServices.ts';
import { aStoreShop, goLiveAt } from '../testing/storeShop.ts';
import { noProviders, robin, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';
import { saveStoreOrders } from './saveStoreOrders.ts';

type Shop = Awaited<ReturnType<typeof aStoreShop>>;
type Placed = Parameters<Shop['placeOrder']>[1];

/** A shop with order 4801 of three mugs, as the store has it. */
async function aShopWith(database: Database, placed: Placed = {}): Promise<Shop> {
  const shop = await aStoreShop(database);
  shop.placeOrder('4801', { lines: [threeMugs], ...placed });
  await read(shop, 'orders/create');
  return shop;
}

const threeMugs = aStoreLine({ lineItemId: '48011', quantity: 3, currentQuantity: 3 });

/** What has changed of it in the store is read. */
async function read(shop: Shop, topic = 'orders/updated', body: object = { id: 4801 }): Promise<void> {
  await shop.send(topic, body);
  await shop.work();
}

const fulfillment = (quantity: number, id = '950') => ({
  fulfillmentId: id,
  isCancelled: false,
  trackingNumber: null,
  status: null,
  locationId: null,
  lines: [{ lineItemId: '48011', quantity }],
});

/** The order as a 3PL has it. */
async function giveTo3pl(shop: Shop): Promise<void> {
  await shop.inShop(async (transaction) => {
    await changeOrder(transaction, '4801', 'ship-now', null, shop.services.now());
    const line = { lineItemId: '48011', sku: 'A', name: 'Mug', quantity: 3, unitPrice: 4, locationId: '72001' };
    const order = { orderId: '4801', number: 1, reference: '4801-1', provider: 'shipbob', account: '' } as const;
    const sent = { lines: [line], service: null, package: null, createdAt: shop.services.now() };
    await insertWarehouseOrder(transaction, { ...order, ...sent });
    await saveWarehouseOrder(transaction, order, { state: 'sent', tries: 1 });
  });
}

const requestOf = (shop: Shop) =>
  shop.inShop(async (transaction) => (await lockWarehouseOrders(transaction, '4801'))[0]?.request ?? null);

describeOnBothKinds('orders that a store does not let leave', (database) => {
  test('an unpaid order waits and is decided when it is paid, as one that arrives', async () => {
    const shop = await aShopWith(database(), { financialStatus: 'PENDING' });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'hold',
      timeline: ['Order received from the store', 'Waiting for payment: payment is pending'],
    });
    shop.change('4801', { fields: { financialStatus: 'PAID' } });
    await read(shop, 'orders/paid');
    const { timeline, stage } = (await shop.stateOf('4801')) ?? {};
    expect(stage).toBe('open');
    expect(timeline?.slice(2)).toEqual(['Payment in the store: Paid', 'The store lets it be shipped now']);
  });

  test('a merchant who opens an unpaid order has decided, and no webhook takes it back', async () => {
    const shop = await aShopWith(database(), { financialStatus: 'PENDING' });
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'move-to-open', null, shop.services.now()));
    shop.change('4801', { fields: { customerName: 'W. Harkness' } });
    await read(shop);
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'open', order: { customerName: 'W. Harkness' } });
  });

  test('an order that an app holds later goes on hold, and nobody opens or ships it here', async () => {
    const shop = await aShopWith(database());
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
    const holds = [{ reason: 'HIGH_RISK_OF_FRAUD', note: null, isOurs: false }];
    shop.change('4801', { fields: { fulfillmentOrders: [{ ...aPart, status: 'ON_HOLD', holds }] } });
    await read(shop, 'fulfillment_orders/placed_on_hold', {
      fulfillment_order: { id: 'gid://shopify/FulfillmentOrder/48011', status: 'on_hold' },
    });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'hold',
      detail: { lineItems: [{ quantity: 3, fulfillableQuantity: 0 }] },
    });
    shop.change('4801', { fields: { customerName: 'W. Harkness' } });
    await read(shop);
    const texts = (await shop.stateOf('4801'))?.timeline ?? [];
    expect(texts.filter((text) => text.startsWith('Held in the store'))).toHaveLength(1);
    for (const action of ['move-to-open', 'ship-now'] as const) {
      const act = shop.inShop((transaction) => changeOrder(transaction, '4801', action, null, shop.services.now()));
      expect(await act).toMatchObject({ refusal: { code: 'orders.keptInStore' } });
    }
    shop.change('4801', { fields: { fulfillmentOrders: [aPart] } });
    await read(shop, 'fulfillment_orders/hold_released', {
      fulfillment_order: { id: 'gid://shopify/FulfillmentOrder/48011', status: 'open' },
    });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ fulfillableQuantity: 3 }] },
    });
  });

  const part = { id: 'gid://shopify/FulfillmentOrder/48011', status: 'open' };
  test.each([
    ['moved', { original_fulfillment_order: { ...part, status: 'closed' }, moved_fulfillment_order: part }],
    ['merged', { merge_intents: [], fulfillment_order_merges: { fulfillment_order: part } }],
    ['merged', { fulfillment_order_merges: [{ fulfillment_order: part }] }],
  ])('a part that was %s is read again, whatever its webhook calls it', async (topic, body) => {
    const shop = await aShopWith(database());
    shop.change('4801', { fields: { financialStatus: 'PENDING' } });
    await read(shop, `fulfillment_orders/${topic}`, body);
    expect((await shop.stateOf('4801'))?.stage).toBe('hold');
  });

  test('a 3PL that has it is asked to hold it', async () => {
    const shop = await aShopWith(database());
    await giveTo3pl(shop);
    const holds = [{ reason: 'OTHER', note: 'Call the customer', isOurs: false }];
    shop.change('4801', { fields: { fulfillmentOrders: [{ ...aPart, status: 'ON_HOLD', holds }] } });
    await read(shop);
    expect(await requestOf(shop)).toMatchObject({ wanted: 'hold', stage: 'hold', reason: { kind: 'heldInStore' } });
    expect((await shop.stateOf('4801'))?.timeline).toContain('Held in the store: Call the customer');
  });

  describe('at a 3PL', () => {
    const cup = aStoreLine({ lineItemId: '48012', sku: 'B', name: 'Cup', quantity: 1, currentQuantity: 1 });
    const partOf = (lineItemId: string, units: number) => ({
      ...aPart,
      fulfillmentOrderId: `7${lineItemId}`,
      lines: [{ lineItemId, total: units, remaining: units }],
    });
    const twoParts = [partOf('48011', 3), partOf('48012', 1)] as const;
    const holds = [{ reason: 'OTHER', note: 'Wrong color', isOurs: false }];
    const heldParts = [twoParts[0], { ...twoParts[1], status: 'ON_HOLD', holds }];

    /** The 3PL has the order of two parts; what it was sent, without what it gave back. */
    async function aShopWithParts(canUpdate = true) {
      const provider = createFakeProvider('shipbob', { canUpdate });
      const shop = await aStoreShop(database(), { provider });
      shop.placeOrder('4801', { lines: [threeMugs, cup], fulfillmentOrders: twoParts });
      await read(shop, 'orders/create');
      await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
      await shop.work();
      const sent = () =>
        provider.orders
          .filter(({ state }) => state !== 'cancelled')
          .map(({ shipment, state }) => [state, ...shipment.lines.map(({ sku, quantity }) => `${quantity} ${sku}`)]);
      expect(sent()).toEqual([['received', '3 A', '1 B']]);
      return { shop, provider, sent };
    }
    const newest = async (shop: Shop, count: number) => (await shop.stateOf('4801'))?.timeline.slice(-count);

    test('one of which the store holds a part is held there, and goes on when the store releases it', async () => {
      for (const canUpdate of [true, false]) {
        const { shop, sent } = await aShopWithParts(canUpdate);
        shop.change('4801', { fields: { fulfillmentOrders: heldParts } });
        await read(shop);
        expect(sent()).toEqual(canUpdate ? [['onHold', '3 A', '1 B']] : []);
        expect((await shop.stateOf('4801'))?.stage).toBe('hold');
        expect(await newest(shop, 3)).toEqual([
          'Held in the store: Wrong color',
          'Asked Shipbob to hold it',
          expect.stringMatching(/Shipbob/),
        ]);
        await read(shop);
        expect((await shop.stateOf('4801'))?.stage).toBe('hold');
        shop.change('4801', { fields: { fulfillmentOrders: twoParts } });
        await read(shop);
        expect(await shop.stateOf('4801')).toMatchObject({
          stage: 'open',
          detail: { lineItems: [{ fulfillableQuantity: 3 }, { fulfillableQuantity: 1 }] },
        });
        await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
        await shop.work();
        expect(sent()).toEqual([['received', '3 A', '1 B']]);
      }
    });

    test('units that the store adds while the 3PL has it are sent as well', async () => {
      const { shop, sent } = await aShopWithParts();
      const more = [{ ...threeMugs, quantity: 5, currentQuantity: 5 }, cup];
      shop.change('4801', { fields: { lines: more, fulfillmentOrders: [partOf('48011', 5), twoParts[1]] } });
      await read(shop, 'orders/edited', { order_edit: { order_id: 4801 } });
      expect(sent()).toEqual([
        ['received', '3 A', '1 B'],
        ['received', '2 A'],
      ]);
      expect(await shop.stateOf('4801')).toMatchObject({
        stage: 'inFulfillment',
        detail: { lineItems: [{ quantity: 5 }, { quantity: 1 }] },
      });
    });

    test('one that is released before the 3PL has answered is shipped', async () => {
      for (const isAsked of [false, true]) {
        const { shop, provider, sent } = await aShopWithParts();
        shop.change('4801', { fields: { fulfillmentOrders: heldParts } });
        const release = async () => {
          shop.change('4801', { fields: { fulfillmentOrders: twoParts } });
          await shop.send('orders/updated', { id: 4801 });
          await shop.workOnly('store-event');
        };
        await shop.send('orders/updated', { id: 4801 });
        await shop.workOnly('store-event');
        if (isAsked) provider.meanwhile(release);
        else await release();
        await shop.work();
        expect(sent()).toEqual([['received', '3 A', '1 B']]);
        expect((await shop.stateOf('4801'))?.stage).toBe('inFulfillment');
        expect((await shop.stateOf('4801'))?.timeline).toContain('The store lets it be shipped now');
      }
    });

    test('a hold that a person asks for is not lifted by the store', async () => {
      const { shop, sent } = await aShopWithParts();
      await shop.inShop((transaction) => changeOrder(transaction, '4801', 'hold-order', robin, shop.services.now()));
      shop.change('4801', { fields: { customerName: 'W. Harkness' } });
      await read(shop);
      expect(sent()).toEqual([['onHold', '3 A', '1 B']]);
      expect((await shop.stateOf('4801'))?.stage).toBe('hold');
    });

    test('one of which the risk becomes known is held there, and waits for review until the store finds none', async () => {
      const { shop, sent } = await aShopWithParts();
      shop.change('4801', { fields: { risk: 'CANCEL' } });
      await read(shop, 'orders/risk_assessment_changed', { order_id: 4801 });
      expect(sent()).toEqual([['onHold', '3 A', '1 B']]);
      expect((await shop.stateOf('4801'))?.stage).toBe('needsReview');
      expect(await newest(shop, 3)).toEqual([
        'Risk of fraud: the store advises to cancel it',
        'Asked Shipbob to hold it',
        expect.stringMatching(/Shipbob/),
      ]);
      await read(shop);
      expect((await shop.stateOf('4801'))?.stage).toBe('needsReview');
      shop.change('4801', { fields: { risk: 'ACCEPT' } });
      await read(shop);
      expect((await shop.stateOf('4801'))?.stage).toBe('open');
    });

    test('one whose payment is disputed is held there, and opens when the dispute is won', async () => {
      const { shop, sent } = await aShopWithParts();
      shop.change('4801', { fields: { disputes: ['NEEDS_RESPONSE'] } });
      await read(shop, 'disputes/create', { id: 77, order_id: 4801 });
      expect(sent()).toEqual([['onHold', '3 A', '1 B']]);
      expect(await shop.stateOf('4801')).toMatchObject({ stage: 'needsReview', order: { dispute: 'NEEDS_RESPONSE' } });
      expect(await newest(shop, 3)).toContain('Payment dispute: Dispute needs a response');
      shop.change('4801', { fields: { disputes: ['WON'] } });
      await read(shop, 'disputes/update', { id: 77, order_id: 4801 });
      expect(await shop.stateOf('4801')).toMatchObject({ stage: 'open', order: { dispute: 'WON' } });
    });

    test('a second reason is in the timeline while the 3PL is asked for the first', async () => {
      const { shop } = await aShopWithParts();
      for (const fields of [{ fulfillmentOrders: heldParts }, { risk: 'CANCEL' }]) {
        shop.change('4801', { fields });
        await shop.send('orders/updated', { id: 4801 });
        await shop.workOnly('store-event');
      }
      expect(await newest(shop, 1)).toEqual(['Risk of fraud: the store advises to cancel it']);
    });
  });

  test('orders from before the app was installed wait for somebody to choose them, and stay chosen', async () => {
    const createdAt = new Date(goLiveAt.getTime() - 86_400_000).toISOString();
    const shop = await aShopWith(database(), { createdAt });
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'hold' });
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'move-to-open', null, shop.services.now()));
    shop.change('4801', {});
    await read(shop);
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
  });

  test('workflows for orders that arrive run when it may leave, and once', async () => {
    const shop = await aStoreShop(database());
    await workflowShop(database(), shop.shopId, shop.services.now()).addWorkflow(tagging('Arrivals', 'arrived'));
    shop.placeOrder('4801', { financialStatus: 'PENDING' });
    await read(shop, 'orders/create');
    const runs = async () =>
      (await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('Workflow “Arrivals”')).length;
    expect(await runs()).toBe(0);
    for (const financialStatus of ['PAID', 'PENDING', 'PAID']) {
      shop.change('4801', { fields: { financialStatus } });
      await read(shop);
      expect(await runs()).toBe(1);
    }
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
  });

  test.each(['one by one', 'in bulk'])('they run once as well where a person opens it first, %s', async (how) => {
    const shop = await aStoreShop(database());
    await workflowShop(database(), shop.shopId, shop.services.now()).addWorkflow(tagging('Arrivals', 'arrived'));
    shop.placeOrder('4801', { financialStatus: 'PENDING' });
    await read(shop, 'orders/create');
    const open = () =>
      shop.inShop(async (transaction) => {
        const now = shop.services.now();
        if (how === 'in bulk') await changeInBulk(transaction, null, ['4801'], 'move-to-open', now);
        else await changeOrder(transaction, '4801', 'move-to-open', null, now);
      });
    for (let time = 1; time <= 2; time += 1) {
      await open();
      await shop.work();
      const state = await shop.stateOf('4801');
      expect(state?.stage).toBe('open');
      expect(state?.timeline.filter((text) => text.startsWith('Workflow “Arrivals”'))).toHaveLength(1);
      await shop.inShop((transaction) => changeOrder(transaction, '4801', 'hold-order', null, shop.services.now()));
    }
  });

  test('a tag that the store gets later runs the workflows for changed orders, once; our own does not', async () => {
    const shop = await aShopWith(database());
    const flows = workflowShop(database(), shop.shopId, shop.services.now());
    await flows.addWorkflow(tagging('Flagged', 'looked at', { trigger: 'orderChanges' }));
    const runs = async () =>
      (await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('Workflow “Flagged”')).length;
    shop.change('4801', { fields: { tags: ['web', 'fraud'] } });
    await read(shop);
    expect(await runs()).toBe(1);
    // The store announces the tag that the workflow has added.
    expect(shop.order('4801').order.tags).toContain('looked at');
    await read(shop);
    expect(await runs()).toBe(1);
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
  ])('a change of the %s runs those that name it, once, and no other change does', async (_, named, changes) => {
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

  test('of an order that waits, those run on release that name what changed since they could run last, once', async () => {
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

  test('a tag that a workflow removes is not brought back, and the workflow not run again, by a webhook in between', async () => {
    const shop = await aShopWith(database());
    const flows = workflowShop(database(), shop.shopId, shop.services.now());
    const actions = [{ type: 'removeTags' as const, tags: ['fraud'] }];
    await flows.addWorkflow(tagging('Untag', '', { ...naming('tag', 'includesAny', ['fraud']), actions }));
    const runs = async () =>
      (await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('Workflow “Untag”')).length;
    const options = { providers: noProviders, now: shop.services.now() };
    // The second version comes before the store is told of the removal.
    for (const customerName of ['W. Harkness', 'Wilhelmina Harkness']) {
      shop.change('4801', { fields: { tags: ['web', 'fraud'], customerName } });
      await shop.inShop((transaction) => saveStoreOrder(transaction, shop.order('4801'), options));
      expect(await runs()).toBe(1);
    }
    await shop.work();
    expect(shop.order('4801').order.tags).toEqual(['web']);
  });
});

describeOnBothKinds('what the store takes back', (database) => {
  const aReturn = (status: string, processed = 0) => ({
    returnId: '48019',
    name: '#4801-R1',
    status,
    lines: [{ lineItemId: '48011', quantity: 2, processed }],
    exchanges: [],
  });
  const newest = async (shop: Shop) => (await shop.stateOf('4801'))?.timeline.at(-1);
  const known = (shop: Shop) =>
    shop.inShop(async (transaction) => (await readStoreOrders(transaction, ['4801'])).get('4801')?.facts);

  test.each<[string, object, string, string]>([
    ['returns/request', { order: { id: 4801 } }, 'REQUESTED', 'Return #4801-R1 (2 × Mug) requested by the customer'],
    ['returns/approve', { order: { id: 4801 } }, 'OPEN', 'Return #4801-R1 (2 × Mug) approved in the store'],
    ['returns/decline', { order: { id: 4801 } }, 'DECLINED', 'Return #4801-R1 (2 × Mug) declined in the store'],
    ['returns/close', { id: 48019, order_id: 4801 }, 'CLOSED', 'Return #4801-R1 (2 × Mug) closed in the store'],
    ['returns/cancel', { id: 48019, order_id: 4801 }, 'CANCELED', 'Return #4801-R1 (2 × Mug) canceled in the store'],
    [
      'returns/update',
      { id: 48019, admin_graphql_api_id: 'gid://shopify/Return/48019' },
      'OPEN',
      'Return #4801-R1 (2 × Mug) approved in the store',
    ],
    ['fulfillment_holds/added', { fulfillment_order: { id: 'gid://shopify/FulfillmentOrder/48010' } }, 'OPEN', ''],
  ])('is read for %s, whichever its body names, and said once', async (topic, body, status, said) => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)], returns: [], refunds: [] });
    shop.change('4801', { fields: { returns: [aReturn(status)] } });
    for (let times = 0; times < 2; times += 1) {
      await read(shop, topic, body);
      expect(await newest(shop)).toContain(said);
    }
    expect((await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('Return'))).toHaveLength(1);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
  });

  test('stays known while it is not read, as where the shop does not let us read it any more', async () => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)], returns: [aReturn('OPEN', 1)] });
    const { returns: _, ...unread } = shop.order('4801').order;
    shop.placeOrder('4801', { ...unread, updatedAt: new Date(Date.parse(unread.updatedAt) + 5_000).toISOString() });
    await read(shop);
    expect(await known(shop)).toMatchObject({ returns: [aReturn('OPEN', 1)] });
  });
});

const kiosk: Recipient = {
  ...customer,
  company: 'Kiosk 12',
  address1: '9 Station Road',
  address2: '',
  city: 'Shrewsbury',
  postcode: 'SY1 2AA',
};

describeOnBothKinds('where the parts of an order go', (database) => {
  const pickup = { ...aPart, method: 'PICKUP_POINT', destination: kiosk };
  const goesTo = (shop: Shop) =>
    shop.inShop(async (transaction) => {
      const parts = await readStoreOrderParts(transaction, '4801');
      return [parts?.recipient?.address1, parts?.postcode];
    });
  const ofKiosk = [kiosk.address1, kiosk.postcode];
  const ofOrder = [customer.address1, customer.postcode];

  test('a parcel for a pickup point goes there, in an export too', async () => {
    const shop = await aShopWith(database(), { fulfillmentOrders: [pickup] });
    expect(await goesTo(shop)).toEqual(ofKiosk);
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
    const other = await aStoreShop(database());
    const options = { providers: noProviders, now: other.services.now() };
    await other.inShop((transaction) => saveStoreOrders(transaction, [shop.order('4801')], options));
    expect(await goesTo(other)).toEqual(ofKiosk);
  });

  test('a destination that staff changed is where it goes, and stays so when it has left', async () => {
    const shop = await aShopWith(database());
    expect(await goesTo(shop)).toEqual(ofOrder);
    shop.change('4801', { fields: { fulfillmentOrders: [{ ...aPart, destination: kiosk }] } });
    await read(shop);
    expect(await goesTo(shop)).toEqual(ofKiosk);
    const texts = (await shop.stateOf('4801'))?.timeline;
    expect(texts?.at(-1)).toBe('The shipping address was changed in the store');
    const lines = [{ lineItemId: '48011', total: 3, remaining: 0 }];
    const closed = { ...aPart, status: 'CLOSED', destination: kiosk, lines };
    shop.change('4801', { fields: { fulfillmentOrders: [closed], fulfillments: [fulfillment(3)] } });
    await read(shop);
    expect(await goesTo(shop)).toEqual(ofKiosk);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
    expect((await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('The shipping'))).toHaveLength(1);
  });

  const part = (units: number) => ({ lines: [{ lineItemId: '48011', total: units, remaining: units }] });
  const severalText = 'In the store its parts go to 2 different addresses; this app ships an order to one address';

  test('parts to several addresses wait for a person, and ship when the store has one address again', async () => {
    const parts = [
      { ...aPart, ...part(1) },
      { ...pickup, ...part(2), fulfillmentOrderId: '701' },
    ];
    const shop = await aShopWith(database(), { fulfillmentOrders: parts });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'needsReview',
      timeline: ['Order received from the store', severalText],
    });
    expect(await goesTo(shop)).toEqual(ofOrder);
    shop.change('4801', { fields: { fulfillmentOrders: parts.map((each) => ({ ...each, destination: kiosk })) } });
    await read(shop);
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
    expect(await goesTo(shop)).toEqual(ofKiosk);
  });

  test('an order that a 3PL has keeps its address when a part gets another one, and its timeline says so', async () => {
    const shop = await aShopWith(database(), { fulfillmentOrders: [{ ...pickup, ...part(3) }] });
    await giveTo3pl(shop);
    const parts = [
      { ...pickup, ...part(2) },
      { ...aPart, ...part(1), fulfillmentOrderId: '701' },
    ];
    shop.change('4801', { fields: { fulfillmentOrders: parts } });
    await read(shop);
    expect((await shop.stateOf('4801'))?.stage).toBe('inFulfillment');
    expect(await goesTo(shop)).toEqual(ofKiosk);
    shop.change('4801', { fields: { customerName: 'W. Harkness' } });
    await read(shop);
    const texts = (await shop.stateOf('4801'))?.timeline ?? [];
    expect(texts.filter((text) => text === severalText)).toHaveLength(1);
  });

  test('of a customer who was removed no address comes back', async () => {
    const shop = await aShopWith(database(), { fulfillmentOrders: [pickup] });
    await shop.send('customers/redact', { customer: { id: 77 }, orders_to_redact: [4801] });
    await shop.work();
    const [before] = await goesTo(shop);
    shop.change('4801', { fields: { tags: ['late'] } });
    await read(shop);
    expect([await goesTo(shop), before]).toEqual([[undefined, ''], undefined]);
  });
});

describeOnBothKinds('units that a store gives back or takes', (database) => {
  test('3 ordered, 2 shipped by hand, 1 of them returned: the last one still ships', async () => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(2)] });
    shop.change('4801', {
      fields: {
        lines: [{ ...threeMugs, currentQuantity: 2 }],
        fulfillmentOrders: [{ ...aPart, lines: [{ lineItemId: '48011', total: 3, remaining: 1 }] }],
      },
    });
    await read(shop, 'refunds/create', { order_id: 4801 });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ quantity: 3, fulfillableQuantity: 1 }] },
    });
  });

  test('1 of 3 fulfilled by hand while the 3PL has all 3: the 3PL is asked for 1 back', async () => {
    const shop = await aShopWith(database());
    await giveTo3pl(shop);
    shop.change('4801', { fields: { fulfillments: [fulfillment(1)] } });
    await read(shop, 'fulfillments/create', { order_id: 4801 });
    expect(await requestOf(shop)).toMatchObject({ wanted: 'removal', items: [{ lineItemId: '48011', quantity: 1 }] });
  });

  test('a fulfilment by hand that is canceled opens the order again', async () => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)] });
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
    shop.change('4801', { fields: { fulfillments: [{ ...fulfillment(3), isCancelled: true }] } });
    await read(shop, 'fulfillments/update', { order_id: 4801 });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ fulfillableQuantity: 3 }] },
    });
  });

  test('all numbers of a fulfilment by hand are shown, and those that come later with its status', async () => {
    const made = { ...fulfillment(3), trackingNumber: 'T1', carrier: 'DPD' };
    const more = (...numbers: string[]) => numbers.map((number) => ({ number, carrier: 'DPD', url: null }));
    const shop = await aShopWith(database(), { fulfillments: [{ ...made, moreTrackings: more('T2') }] });
    const shown = async () => {
      const { carriers } = await shop.inShop((transaction) => readWarehouseParts(transaction, '4801'));
      const detail = (await shop.stateOf('4801'))?.detail ?? aDetail();
      const fulfillments = detail.fulfillments.map((part) => ({ ...part, ...carriers.get(part.fulfillmentId) }));
      return groupLineItems({ ...detail, fulfillments }).shipments.map(({ status, trackings }) => [status, trackings]);
    };
    expect(await shown()).toEqual([[null, more('T1', 'T2')]]);
    const later = { ...made, status: 'delivered', moreTrackings: more('T2', 'T3') };
    shop.change('4801', { fields: { fulfillments: [later] } });
    await read(shop, 'fulfillments/update', { order_id: 4801 });
    expect(await shown()).toEqual([['delivered', more('T1', 'T2', 'T3')]]);
  });

  test('units that are added after it shipped are shipped', async () => {
    const shop = await aShopWith(database(), { fulfillments: [fulfillment(3)] });
    shop.change('4801', { fields: { lines: [{ ...threeMugs, currentQuantity: 5 }] } });
    await read(shop, 'orders/edited', { order_edit: { order_id: 4801 } });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      detail: { lineItems: [{ quantity: 5, fulfillableQuantity: 2 }] },
    });
  });

  test('units that a person removed stay removed while the store is still to be told, and after', async () => {
    const shop = await aShopWith(database());
    await shop.inShop((transaction) =>
      removeItems(transaction, '4801', { lineItemId: '48011', quantity: 2 }, null, shop.services.now()),
    );
    shop.change('4801', { fields: { customerName: 'W. Harkness' } });
    await shop.send('orders/updated', { id: 4801 });
    await shop.workOnly('store-event');
    await shop.work();
    expect(await shop.stateOf('4801')).toMatchObject({
      detail: { lineItems: [{ quantity: 1, fulfillableQuantity: 1 }] },
    });
    expect(shop.order('4801').order.lines).toMatchObject([{ currentQuantity: 1 }]);
  });
});

describeOnBothKinds('an order of which somebody else ships a part', (database) => {
  const ofMugs = (fulfillmentOrderId: string, units: number, changes: Partial<typeof aPart> = {}) => ({
    ...aPart,
    fulfillmentOrderId,
    lines: [{ lineItemId: '48011', total: units, remaining: units }],
    ...changes,
  });
  const mixed = { fulfillmentOrders: [ofMugs('700', 2, { method: 'PICK_UP' }), ofMugs('701', 1)] };
  const ship = (shop: Shop, quantity: number) =>
    shop.inShop((transaction) => {
      const items = [{ lineItemId: '48011', quantity }];
      const box = { items, trackingNumber: 'T1', shipmentStatus: 'in_transit', locationId: null };
      return recordShipment(transaction, noProviders, '4801', [box], shop.services.now());
    });

  test('ships its own part once, and writes nothing to the one that is fetched', async () => {
    const shop = await aShopWith(database(), mixed);
    for (const action of ['hold-order', 'move-to-open', 'ship-now'] as const) {
      await shop.inShop((transaction) => changeOrder(transaction, '4801', action, null, shop.services.now()));
      await shop.work();
    }
    await ship(shop, 1);
    await shop.work();
    await read(shop);
    expect(shop.written).toMatchObject([
      { type: 'hold', fulfillmentOrderId: '701' },
      { type: 'release', fulfillmentOrderId: '701' },
      { type: 'fulfill', fulfillmentOrderId: '701' },
    ]);
    expect(shop.order('4801').order.fulfillmentOrders).toMatchObject([
      { status: 'OPEN', lines: [{ remaining: 2 }] },
      { lines: [{ remaining: 0 }] },
    ]);
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'shipped',
      detail: { lineItems: [{ fulfillableQuantity: 0 }], fulfillments: [{ quantity: 1 }] },
    });
  });

  test('of which the warehouse sent more than its part: the timeline says so, and nothing is taken from the others', async () => {
    const shop = await aShopWith(database(), mixed);
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    // Moved in the store in between, before it was read.
    shop.change('4801', { fields: { fulfillmentOrders: [ofMugs('700', 3, { method: 'PICK_UP' })] } });
    await ship(shop, 1);
    await shop.work();
    expect(shop.written).toEqual([]);
    expect((await shop.stateOf('4801'))?.timeline.at(-1)).toBe(
      'The store didn’t add the fulfillment: What is left of these items there is for another location, service or delivery method.',
    );
  });
});

describeOnBothKinds('quantities of the store that contradict each other', (database) => {
  test('are written to the log once for an order, without what names a person; what is left counts', async () => {
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
    // With others that are new.
    await shop.inShop((transaction) =>
      saveStoreOrders(transaction, [shop.order('4802')], { ...shop.services, now: shop.services.now() }),
    );
    expect(shop.logged).toHaveLength(2);
  });
});

/** A shop with order 4801 of two sets, which were split into 3 × PLATE and 1 × BOX each. */
async function aShopWithSets(database: Database): Promise<Shop> {
  const sets = aStoreLine({ lineItemId: '48011', sku: 'SET', name: 'Set', quantity: 2, currentQuantity: 2 });
  const shop = await aShopWith(database, { lines: [sets] });
  await shop.inShop(async (transaction) => {
    const components = [
      { sku: 'PLATE', quantity: 3 },
      { sku: 'BOX', quantity: 1 },
    ];
    const savedAt = shop.services.now().toISOString();
    await saveBundleRecord(transaction, { sku: 'SET', version: 1, savedAt, savedBy: 'Robin Carter', components });
    const change = { orderId: '4801', items: [], splitsBundles: true };
    await changeOrderItems(transaction, [change], shop.services.now());
  });
  return shop;
}

const unitsOf = async (shop: Shop) =>
  (await shop.stateOf('4801'))?.detail.lineItems.map((item) => [item.sku, item.quantity, item.fulfillableQuantity]);

/** Ships units of plates and boxes in one parcel; resolves to its id. */
const shipItems = (shop: Shop, plates: number, boxes: number, trackingNumber: string) =>
  shop.inShop(async (transaction) => {
    const items = [
      { lineItemId: '48012', quantity: plates },
      { lineItemId: '48013', quantity: boxes },
    ].filter(({ quantity }) => quantity > 0);
    const box = { items, trackingNumber, shipmentStatus: 'in_transit', locationId: null };
    const done = await recordShipment(transaction, noProviders, '4801', [box], shop.services.now());
    return done?.shipments[0]?.fulfillmentId ?? '';
  });

describeOnBothKinds('a bundle that is sent as its items', (database) => {
  test('one of two refunded in the store does not ship, and the 3PL is asked for its items back', async () => {
    const shop = await aShopWithSets(database());
    await shop.inShop(async (transaction) => {
      await changeOrder(transaction, '4801', 'ship-now', null, shop.services.now());
      const line = { name: '', unitPrice: 0, locationId: '72001' };
      const lines = [
        { ...line, lineItemId: '48012', sku: 'PLATE', quantity: 6 },
        { ...line, lineItemId: '48013', sku: 'BOX', quantity: 2 },
      ];
      const order = { orderId: '4801', number: 1, reference: '4801-1', provider: 'shipbob', account: '' } as const;
      const sent = { lines, service: null, package: null, createdAt: shop.services.now() };
      await insertWarehouseOrder(transaction, { ...order, ...sent });
      await saveWarehouseOrder(transaction, order, { state: 'sent', tries: 1 });
    });
    const [set] = shop.order('4801').order.lines;
    if (set === undefined) throw new Error('no line');
    shop.change('4801', { fields: { lines: [{ ...set, currentQuantity: 1 }] } });
    await read(shop, 'refunds/create', { order_id: 4801 });
    expect(await unitsOf(shop)).toEqual([
      ['SET', 1, 0],
      ['PLATE', 3, 3],
      ['BOX', 1, 1],
    ]);
    expect(await requestOf(shop)).toMatchObject({
      wanted: 'removal',
      items: [
        { lineItemId: '48012', quantity: 3 },
        { lineItemId: '48013', quantity: 1 },
      ],
    });
  });

  test('fulfilled by hand in the store it does not ship again', async () => {
    const shop = await aShopWithSets(database());
    shop.change('4801', { fields: { fulfillments: [fulfillment(2)] } });
    await read(shop, 'fulfillments/create', { order_id: 4801 });
    const state = await shop.stateOf('4801');
    expect(state?.stage).toBe('shipped');
    expect(state?.detail.fulfillments).toMatchObject([
      { lineItemId: '48012', quantity: 6 },
      { lineItemId: '48013', quantity: 2 },
    ]);
  });

  test('a set is fulfilled in the store when all its items have left, with the numbers of its parcels', async () => {
    const shop = await aShopWithSets(database());
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    await shop.work();
    await shipItems(shop, 4, 0, 'T1');
    await shop.work();
    expect(shop.written).toEqual([]);
    const second = await shipItems(shop, 0, 2, 'T2');
    await shop.work();
    expect(shop.written).toMatchObject([
      { type: 'fulfill', lines: [{ id: '48011', quantity: 1 }], tracking: { numbers: ['T2', 'T1'] } },
    ]);
    await shipItems(shop, 2, 0, 'T3');
    await shop.work();
    expect(shop.written.slice(1)).toMatchObject([
      {
        type: 'fulfill',
        lines: [{ id: '48011', quantity: 1 }],
        tracking: { numbers: ['T3', 'T1', 'T2'] },
      },
    ]);
    expect(shop.order('4801').order.lines).toMatchObject([{ unfulfilledQuantity: 0 }]);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
    await shop.inShop((transaction) => recordVoid(transaction, noProviders, '4801', second, shop.services.now()));
    await shop.work();
    expect(shop.order('4801').order.fulfillments.map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
    expect(await unitsOf(shop)).toEqual([
      ['SET', 2, 0],
      ['PLATE', 6, 0],
      ['BOX', 2, 2],
    ]);
    await shipItems(shop, 0, 2, 'T4');
    await shop.work();
    expect(shop.written.at(-1)).toMatchObject({ type: 'fulfill', lines: [{ id: '48011', quantity: 2 }] });
    expect(shop.order('4801').order.lines).toMatchObject([{ unfulfilledQuantity: 0 }]);
  });
});

/** An order of three mugs from a file; `id`: as the store calls it. */
async function importOrder(shop: Shop, id: string, name = '#4801'): Promise<void> {
  const columns =
    'Name,Financial Status,Fulfillment Status,Created at,Lineitem quantity,Lineitem name,' +
    'Lineitem price,Lineitem sku,Lineitem requires shipping,Lineitem fulfillment status,Id';
  const row = `${name},paid,unfulfilled,2026-11-20 08:26:00,3,Mug,4,A,true,pending,${id}`;
  await importContent(shop.services.database, shop.shopId, `${columns}\n${row}\n`);
}

describeOnBothKinds('a line that a workflow has swapped', (database) => {
  async function aShopWithSwap(): Promise<Shop> {
    const shop = await aShopWith(database());
    const change = { orderId: '4801', items: [{ type: 'swapItem' as const, sku: 'A', newSku: 'CUP' }] };
    await shop.inShop((transaction) =>
      changeOrderItems(transaction, [{ ...change, splitsBundles: false }], shop.services.now()),
    );
    expect(await unitsOf(shop)).toEqual([
      ['A', 3, 0],
      ['CUP', 3, 3],
    ]);
    return shop;
  }

  test('does not ship what the store refunds of it, nor what is fulfilled by hand', async () => {
    const shop = await aShopWithSwap();
    shop.change('4801', { fields: { lines: [{ ...threeMugs, currentQuantity: 2, unfulfilledQuantity: 2 }] } });
    await read(shop, 'refunds/create', { order_id: 4801 });
    expect((await unitsOf(shop))?.[1]).toEqual(['CUP', 2, 2]);
    shop.change('4801', { fields: { fulfillments: [fulfillment(2)] } });
    await read(shop, 'fulfillments/create', { order_id: 4801 });
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'shipped', detail: { fulfillments: [{ quantity: 2 }] } });
  });

  test('is fulfilled in the store by what left in its place, with its number', async () => {
    const shop = await aShopWithSwap();
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'ship-now', null, shop.services.now()));
    const cup = (await shop.stateOf('4801'))?.detail.lineItems[1]?.lineItemId ?? '';
    await shop.inShop((transaction) => {
      const items = [{ lineItemId: cup, quantity: 3 }];
      const box = { items, trackingNumber: 'T1', shipmentStatus: 'in_transit', locationId: null };
      return recordShipment(transaction, noProviders, '4801', [box], shop.services.now());
    });
    await shop.work();
    expect(shop.written).toMatchObject([
      { type: 'fulfill', lines: [{ id: '48011', quantity: 3 }], tracking: { numbers: ['T1'] } },
    ]);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
  });
});

describeOnBothKinds('an order that comes by a file and by the store', (database) => {
  test('is one: the store’s lines replace the file’s, and what the store says counts', async () => {
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
    expect(state?.timeline).toContain('The store has this order too. From now on what the store says of it counts');
  });

  test('at a 3PL it keeps its lines there, and its shipment is written to the store', async () => {
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

  test('under another id the file’s is closed, or the store’s waits where a 3PL has the file’s', async () => {
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

  test('first from the store, the file adds nothing, however it writes the name', async () => {
    const shop = await aShopWith(database(), { name: 'EN4801' });
    await importOrder(shop, '4801', 'EN4801');
    await importOrder(shop, '', '#EN4801');
    expect(await shop.stateOf(importedOrderIds('#EN4801').orderId)).toBeNull();
    expect(await shop.stateOf('4801')).toMatchObject({ detail: { lineItems: [{ lineItemId: '48011' }] } });
  });
});

describeOnBothKinds('holds of the store that a person releases', (database) => {
  const holds = [{ holdId: '7001', reason: 'INCORRECT_ADDRESS', note: null, isOurs: false }];
  const held = { fulfillmentOrders: [{ ...aPart, status: 'ON_HOLD', holds, supportedActions: ['RELEASE_HOLD'] }] };
  const robin = { staffId: '501', staffName: 'Robin Carter' };
  const release = (shop: Shop, ...holdIds: readonly string[]) =>
    shop.inShop((transaction) =>
      releaseStoreHolds(transaction, { orderId: '4801', holdIds }, robin, shop.services.now()),
    );

  test('are released by the ids that were seen, and the order opens when the store has done it', async () => {
    const shop = await aShopWith(database(), held);
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'hold' });
    expect(await release(shop, '7001')).toEqual({ orderName: '#4801', refusal: null });
    await shop.work();
    expect(shop.written).toEqual([{ type: 'releaseHolds', fulfillmentOrderId: '700', holdIds: ['7001'] }]);
    const { stage, timeline } = (await shop.stateOf('4801')) ?? {};
    expect(stage).toBe('open');
    expect(timeline?.slice(2)).toEqual([
      'Asked the store to release its hold (incorrect address), by Robin Carter',
      'The store lets it be shipped now',
    ]);
  });

  test('stay where the store refuses, which the timeline says', async () => {
    const shop = await aShopWith(database(), held);
    await release(shop, '7001');
    shop.failNextWrite(new StoreCallError('refused', 'Access denied'));
    await shop.work();
    const { stage, timeline } = (await shop.stateOf('4801')) ?? {};
    expect(stage).toBe('hold');
    expect(timeline?.at(-1)).toBe('The store didn’t release its hold: Access denied');
  });

  test.each([
    ['that nobody has seen', held, ['7002']],
    ['that the store lets no app release', { fulfillmentOrders: [{ ...aPart, status: 'ON_HOLD', holds }] }, ['7001']],
  ])('are not released %s', async (_, placed, holdIds) => {
    const shop = await aShopWith(database(), placed);
    expect(await release(shop, ...holdIds)).toEqual({ orderName: '#4801', refusal: message('store.holdsChanged') });
    await shop.work();
    expect(shop.written).toEqual([]);
    expect((await shop.stateOf('4801'))?.timeline).toHaveLength(2);
  });
});
