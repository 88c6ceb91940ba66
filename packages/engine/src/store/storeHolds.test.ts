import { readAllocations } from '@hub/database/routing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { message } from '@hub/domain/messages';
import { describe, expect, test } from 'vitest';
import { changeInBulk } from '../orders/changeInBulk.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { recordShipment } from '../orders/recordShipment.ts';
import { saveRouting } from '../routing/changeRouting.ts';
import { createFakeProvider } from '../testing/createFakeProvider.ts';
import { aPart, aStoreLine } from '../testing/createFakeStore.ts';
import { anyLocation } from '../testing/stockFixtures.ts';
import { releaseStoreHolds } from './releaseStoreHolds.ts';
import { StoreCallError } from './StoreServices.ts';
import { aStoreShop, goLiveAt } from '../testing/storeShop.ts';
import { noProviders, robin, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { type Shop, aShopWith, threeMugs, read, giveTo3pl, requestOf } from '../testing/storeIntakeFixtures.ts';

describeOnBothKinds('orders held back by a store', (database) => {
  test('wait while unpaid, and are decided when paid, like new ones', async () => {
    const shop = await aShopWith(database(), { financialStatus: 'PENDING' });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'hold',
      timeline: ['Order received from the store', 'Waiting for payment: payment is pending'],
    });
    shop.change('4801', { fields: { financialStatus: 'PAID' } });
    await read(shop, 'orders/paid');
    const { timeline, stage } = (await shop.stateOf('4801')) ?? {};
    expect(stage).toBe('open');
    expect(timeline?.slice(2)).toEqual(['Payment in the store: Paid', 'The store released the order']);
  });

  test('stay open when the merchant opens an unpaid one, even after further webhooks', async () => {
    const shop = await aShopWith(database(), { financialStatus: 'PENDING' });
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'move-to-open', null, shop.services.now()));
    shop.change('4801', { fields: { customerName: 'W. Harkness' } });
    await read(shop);
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'open', order: { customerName: 'W. Harkness' } });
  });

  test('go on hold when an app holds them later, and cannot be opened or shipped here', async () => {
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
  ])('are read again when a part was %s, with any id in its webhook', async (topic, body) => {
    const shop = await aShopWith(database());
    shop.change('4801', { fields: { financialStatus: 'PENDING' } });
    await read(shop, `fulfillment_orders/${topic}`, body);
    expect((await shop.stateOf('4801'))?.stage).toBe('hold');
  });

  test('are held at the 3PL that has them', async () => {
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

    /** The 3PL has the order of two parts; resolves to what it was sent, without what it gave back. */
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

    test('are held there when the store holds a part, and continue when the store releases it', async () => {
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

    test('are sent again with units that the store adds', async () => {
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

    test('are sent again with a line that the store adds', async () => {
      const { shop, sent } = await aShopWithParts();
      const saucer = aStoreLine({ lineItemId: '48013', sku: 'C', quantity: 2, currentQuantity: 2 });
      const parts = [partOf('48011', 3), twoParts[1], { ...partOf('48013', 2), fulfillmentOrderId: '702' }];
      shop.change('4801', { fields: { lines: [threeMugs, cup, saucer], fulfillmentOrders: parts } });
      await read(shop, 'orders/edited', { order_edit: { order_id: 4801 } });
      expect(sent()).toEqual([
        ['received', '3 A', '1 B'],
        ['received', '2 C'],
      ]);
    });

    test('are routed for what the store lets leave after the rest has shipped', async () => {
      const { shop, sent } = await aShopWithParts();
      await shop.inShop((transaction) =>
        saveRouting(transaction, robin, { baseVersion: 0, rules: [anyLocation] }, shop.services.now()),
      );
      shop.placeOrder('4802', { lines: [aStoreLine({ lineItemId: '48021' }), { ...cup, lineItemId: '48022' }] });
      const [first, later] = [partOf('48021', 5), { ...partOf('48022', 1), status: 'SCHEDULED' }];
      shop.change('4802', { fields: { fulfillmentOrders: [first, later] } });
      await read(shop, 'orders/create', { id: 4802 });
      await shop.inShop((transaction) => changeOrder(transaction, '4802', 'ship-now', null, shop.services.now()));
      await shop.work();
      const box = { items: [{ lineItemId: '48021', quantity: 5 }], trackingNumber: 'T1', shipmentStatus: null };
      await shop.inShop((transaction) =>
        recordShipment(transaction, noProviders, '4802', [{ ...box, locationId: null }], shop.services.now()),
      );
      await shop.work();
      expect((await shop.stateOf('4802'))?.stage).toBe('hold');
      shop.change('4802', {
        fields: {
          fulfillmentOrders: [
            { ...first, status: 'CLOSED' },
            { ...later, status: 'OPEN' },
          ],
        },
      });
      await read(shop, 'orders/updated', { id: 4802 });
      expect((await shop.stateOf('4802'))?.stage).toBe('open');
      expect(await shop.inShop((transaction) => readAllocations(transaction, ['4802']))).toMatchObject([
        { lineItemId: '48022', locationId: '72001', quantity: 1 },
      ]);
      await shop.inShop((transaction) => changeOrder(transaction, '4802', 'ship-now', null, shop.services.now()));
      await shop.work();
      expect(sent().at(-1)).toEqual(['received', '1 B']);
    });

    test('are shipped when released before the 3PL has answered', async () => {
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
        expect((await shop.stateOf('4801'))?.timeline).toContain('The store released the order');
      }
    });

    test('stay on hold when a person asked for it, even if the store releases its hold', async () => {
      const { shop, sent } = await aShopWithParts();
      await shop.inShop((transaction) => changeOrder(transaction, '4801', 'hold-order', robin, shop.services.now()));
      shop.change('4801', { fields: { customerName: 'W. Harkness' } });
      await read(shop);
      expect(sent()).toEqual([['onHold', '3 A', '1 B']]);
      expect((await shop.stateOf('4801'))?.stage).toBe('hold');
    });

    test('are held there when a risk becomes known, and wait for review until the store finds none', async () => {
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

    test('are held there while the payment is disputed, and open when the dispute is won', async () => {
      const { shop, sent } = await aShopWithParts();
      shop.change('4801', { fields: { disputes: ['NEEDS_RESPONSE'] } });
      await read(shop, 'disputes/create', { id: 77, order_id: 4801 });
      expect(sent()).toEqual([['onHold', '3 A', '1 B']]);
      expect(await shop.stateOf('4801')).toMatchObject({ stage: 'needsReview', order: { dispute: 'NEEDS_RESPONSE' } });
      expect(await newest(shop, 3)).toContain('Payment dispute: the bank is waiting for your response');
      shop.change('4801', { fields: { disputes: ['WON'] } });
      await read(shop, 'disputes/update', { id: 77, order_id: 4801 });
      expect(await shop.stateOf('4801')).toMatchObject({ stage: 'open', order: { dispute: 'WON' } });
    });

    test('show a second reason in the timeline while the 3PL is asked for the first', async () => {
      const { shop } = await aShopWithParts();
      for (const fields of [{ fulfillmentOrders: heldParts }, { risk: 'CANCEL' }]) {
        shop.change('4801', { fields });
        await shop.send('orders/updated', { id: 4801 });
        await shop.workOnly('store-event');
      }
      expect(await newest(shop, 1)).toEqual(['Risk of fraud: the store advises to cancel it']);
    });
  });

  test('wait for a person to choose them when they are older than the app, and stay chosen', async () => {
    const createdAt = new Date(goLiveAt.getTime() - 86_400_000).toISOString();
    const shop = await aShopWith(database(), { createdAt });
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'hold' });
    await shop.inShop((transaction) => changeOrder(transaction, '4801', 'move-to-open', null, shop.services.now()));
    shop.change('4801', {});
    await read(shop);
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
  });

  test('run workflows for new orders once, when they may ship', async () => {
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

  test.each(['one by one', 'in bulk'])(
    'run those workflows once even when a person opens them first, %s',
    async (how) => {
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
    },
  );

  test('run workflows for changed orders once for a tag from the store, but not for our own', async () => {
    const shop = await aShopWith(database());
    const flows = workflowShop(database(), shop.shopId, shop.services.now());
    await flows.addWorkflow(tagging('Flagged', 'looked at', { trigger: 'orderChanges' }));
    const runs = async () =>
      (await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('Workflow “Flagged”')).length;
    shop.change('4801', { fields: { tags: ['web', 'fraud'] } });
    await read(shop);
    expect(await runs()).toBe(1);
    // The store reports the tag that the workflow added.
    expect(shop.order('4801').order.tags).toContain('looked at');
    await read(shop);
    expect(await runs()).toBe(1);
  });
});

describeOnBothKinds('store holds a person releases', (database) => {
  const holds = [{ holdId: '7001', reason: 'INCORRECT_ADDRESS', note: null, isOurs: false }];
  const held = { fulfillmentOrders: [{ ...aPart, status: 'ON_HOLD', holds, supportedActions: ['RELEASE_HOLD'] }] };
  const robin = { staffId: '501', staffName: 'Robin Carter' };
  const release = (shop: Shop, ...holdIds: readonly string[]) =>
    shop.inShop((transaction) =>
      releaseStoreHolds(transaction, { orderId: '4801', holdIds }, robin, shop.services.now()),
    );

  test('are released by the ids shown, and the order opens when the store has released them', async () => {
    const shop = await aShopWith(database(), held);
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'hold' });
    expect(await release(shop, '7001')).toEqual({ orderName: '#4801', refusal: null });
    await shop.work();
    expect(shop.written).toEqual([{ type: 'releaseHolds', fulfillmentOrderId: '700', holdIds: ['7001'] }]);
    const { stage, timeline } = (await shop.stateOf('4801')) ?? {};
    expect(stage).toBe('open');
    expect(timeline?.slice(2)).toEqual([
      'Asked the store to release its hold (incorrect address), by Robin Carter',
      'The store released the order',
    ]);
  });

  test('stay when the store refuses, which the timeline shows', async () => {
    const shop = await aShopWith(database(), held);
    await release(shop, '7001');
    shop.failNextWrite(new StoreCallError('refused', 'Access denied'));
    await shop.work();
    const { stage, timeline } = (await shop.stateOf('4801')) ?? {};
    expect(stage).toBe('hold');
    expect(timeline?.at(-1)).toBe('The store didn’t release its hold: Access denied');
  });

  test.each([
    ['without being shown first', held, ['7002']],
    [
      'if the store lets no app release them',
      { fulfillmentOrders: [{ ...aPart, status: 'ON_HOLD', holds }] },
      ['7001'],
    ],
  ])('are not released %s', async (_, placed, holdIds) => {
    const shop = await aShopWith(database(), placed);
    expect(await release(shop, ...holdIds)).toEqual({ orderName: '#4801', refusal: message('store.holdsChanged') });
    await shop.work();
    expect(shop.written).toEqual([]);
    expect((await shop.stateOf('4801'))?.timeline).toHaveLength(2);
  });
});
