import type { Database } from '@hub/database';
import { readAllocations } from '@hub/database/routing';
import { readLocations, saveLocations } from '@hub/database/shops';
import { readShipPolicy } from '@hub/database/shopSettings';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import type { Checkout } from '@hub/domain/shared';
import { newShipPolicy, newShopSettings, type ShipPolicy } from '@hub/domain/shopSettings';
import { expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { changeOrder } from '../orders/changeOrder.ts';
import { saveRouting } from '../routing/changeRouting.ts';
import { changeShopSettings } from '../shopSettings/changeShopSettings.ts';
import { saveStock } from '../stock/changeStock.ts';
import { freezeSelection, type SelectedOrders } from '../selections/freezeSelection.ts';
import { preflightSelection } from '../selections/preflightSelection.ts';
import { aCheckout, aPart, aStoreLine } from '../testing/createFakeStore.ts';
import { anyLocation } from '../testing/stockFixtures.ts';
import { aStoreShop, goLiveAt } from '../testing/storeShop.ts';
import { robin } from '../testing/workflowFixtures.ts';
import { changeShipPolicy } from './changeShipPolicy.ts';
import { startStoreCheck } from './checkStore.ts';

type Shop = Awaited<ReturnType<typeof aStoreShop>>;
type Placed = Parameters<Shop['placeOrder']>[1];

/** A shop with these orders in its store, from 4801. */
async function aShopWith(database: Database, placed: readonly Placed[]): Promise<Shop> {
  const shop = await aStoreShop(database);
  for (const [index, order] of placed.entries()) {
    const orderId = String(4801 + index);
    shop.placeOrder(orderId, order);
    await shop.send('orders/create', { id: Number(orderId) });
  }
  await shop.work();
  return shop;
}

/** Saves a policy and runs the jobs it adds. */
async function save(shop: Shop, policy: Partial<ShipPolicy>) {
  const decision = await shop.inShop(async (transaction) => {
    const baseVersion = (await readShipPolicy(transaction)).version;
    const change = { baseVersion, policy: { ...newShipPolicy, ...policy } };
    return changeShipPolicy(transaction, { staffName: 'Robin Carter' }, change, shop.services.now());
  });
  await shop.work();
  return decision;
}

const stages = (shop: Shop, count: number) =>
  Promise.all(Array.from({ length: count }, async (_, index) => (await shop.stateOf(String(4801 + index)))?.stage));
const before = new Date(goLiveAt.getTime() - 86_400_000).toISOString();

describeOnBothKinds('a changed policy', (database) => {
  test('releases and decides orders that may now ship, and holds those that no longer may, with the reason', async () => {
    const shop = await aShopWith(database(), [
      { financialStatus: 'PENDING', tags: ['invoice'] },
      { financialStatus: 'AUTHORIZED' },
      { createdAt: before },
      { risk: 'CANCEL' },
      {},
      { isTest: true },
    ]);
    expect(await stages(shop, 6)).toEqual(['hold', 'open', 'hold', 'needsReview', 'open', 'hold']);
    const other = { unpaidTags: ['Invoice'], whenAuthorized: 'wait', whenRisky: 'hold', whenTest: 'sandbox' } as const;
    await save(shop, { ...other, goLiveAt: before });
    expect(await stages(shop, 6)).toEqual(['open', 'hold', 'open', 'hold', 'open', 'open']);
    const timeline = async (orderId: string) => (await shop.stateOf(orderId))?.timeline.at(-1);
    expect(await timeline('4801')).toBe('The store released the order');
    expect(await timeline('4802')).toBe('Waiting for payment: the payment is authorized and not captured');
    await save(shop, {});
    expect(await stages(shop, 6)).toEqual(['hold', 'open', 'hold', 'needsReview', 'open', 'hold']);
  });

  test('ships unpaid cash-on-delivery and net-terms orders once allowed', async () => {
    const unpaid = (checkout: Partial<Checkout>): Placed => ({
      financialStatus: 'PENDING',
      checkout: { ...aCheckout, ...checkout },
    });
    const shop = await aShopWith(database(), [
      unpaid({ paymentGateways: ['Cash on Delivery (COD)'] }),
      unpaid({ paymentTerms: { name: 'Net 30', type: 'NET', dueAt: null } }),
      unpaid({}),
    ]);
    expect(await stages(shop, 3)).toEqual(['hold', 'hold', 'hold']);
    await save(shop, { unpaidMethods: ['cash on delivery (COD)'] });
    expect(await stages(shop, 3)).toEqual(['open', 'hold', 'hold']);
    await save(shop, { whenOnTerms: 'release' });
    expect(await stages(shop, 3)).toEqual(['hold', 'open', 'hold']);
  });

  test('uses terms read earlier when a read omits them, but not when they are gone', async () => {
    const paymentTerms = { name: 'Net 30', type: 'NET', dueAt: null };
    const { paymentTerms: _, ...unread } = aCheckout;
    const shop = await aShopWith(database(), [
      { financialStatus: 'PENDING', checkout: { ...aCheckout, paymentTerms } },
      { financialStatus: 'PENDING', checkout: unread },
    ]);
    await save(shop, { whenOnTerms: 'release' });
    expect(await stages(shop, 2)).toEqual(['open', 'hold']);
    const change = async (checkout: Checkout) => {
      shop.change('4801', { fields: { checkout } });
      await shop.send('orders/updated', { id: 4801 });
      await shop.work();
    };
    await change({ ...unread, note: 'Ring twice' });
    expect(await stages(shop, 1)).toEqual(['open']);
    await change({ ...unread, note: 'Ring once' });
    expect(await stages(shop, 1)).toEqual(['open']);
    await change(aCheckout);
    expect(await stages(shop, 1)).toEqual(['hold']);
  });

  test("keeps people's decisions", async () => {
    const shop = await aShopWith(database(), [{ financialStatus: 'PENDING' }, {}]);
    const act = (orderId: string, action: 'move-to-open' | 'hold-order') =>
      shop.inShop((transaction) => changeOrder(transaction, orderId, action, null, shop.services.now()));
    await act('4801', 'move-to-open');
    await act('4802', 'hold-order');
    await save(shop, { whenAuthorized: 'wait', whenRisky: 'off' });
    expect(await stages(shop, 2)).toEqual(['open', 'hold']);
  });

  test('opens orders that were closed for a shipping method when it is allowed', async () => {
    const shop = await aShopWith(database(), [{ fulfillmentOrders: [{ ...aPart, method: 'LOCAL' }] }]);
    expect(await stages(shop, 1)).toEqual(['closed']);
    await save(shop, { otherMethods: ['LOCAL'] });
    expect(await stages(shop, 1)).toEqual(['open']);
    await save(shop, {});
    expect(await stages(shop, 1)).toEqual(['closed']);
  });

  test('judges every order once across several pages', async () => {
    const placed = Array.from({ length: 27 }, (_, index): Placed => ({
      financialStatus: 'AUTHORIZED',
      lines: [aStoreLine({ lineItemId: `${4801 + index}1` })],
    }));
    const shop = await aShopWith(database(), placed);
    await save(shop, { whenAuthorized: 'wait' });
    expect(new Set(await stages(shop, 27))).toEqual(new Set(['hold']));
    const texts = (await shop.stateOf('4827'))?.timeline ?? [];
    expect(texts.filter((text) => text.startsWith('Waiting for payment'))).toHaveLength(1);
  });

  test('is superseded by a newer one saved right after it', async () => {
    const shop = await aShopWith(database(), [{ financialStatus: 'AUTHORIZED' }]);
    await shop.inShop(async (transaction) => {
      const by = { staffName: 'Robin Carter' };
      const wait = { ...newShipPolicy, whenAuthorized: 'wait' as const };
      await changeShipPolicy(transaction, by, { baseVersion: 0, policy: wait }, shop.services.now());
      await changeShipPolicy(transaction, by, { baseVersion: 1, policy: newShipPolicy }, shop.services.now());
    });
    await shop.work();
    expect(await stages(shop, 1)).toEqual(['open']);
    expect((await shop.stateOf('4801'))?.timeline).not.toContain(
      'Waiting for payment: the payment is authorized and not captured',
    );
  });
});

describeOnBothKinds('an order scheduled by its store', (database) => {
  const day = 86_400_000;

  async function aScheduledShop() {
    const shop = await aStoreShop(database());
    // Its first read has ended.
    for (let step = 0; step < 3; step += 1) {
      shop.wait(day);
      await shop.work();
    }
    const fulfillAt = new Date(shop.services.now().getTime() + day).toISOString();
    shop.placeOrder('4801', { fulfillmentOrders: [{ ...aPart, status: 'SCHEDULED', fulfillAt }] });
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    return shop;
  }

  test('is read again at that time without a webhook, and opened as the store says', async () => {
    const shop = await aScheduledShop();
    expect(await stages(shop, 1)).toEqual(['hold']);
    shop.change('4801', { fields: { fulfillmentOrders: [aPart] } });
    shop.wait(day - 60_000);
    await shop.work();
    expect(await stages(shop, 1)).toEqual(['hold']);
    shop.wait(180_000);
    await shop.work();
    expect(await stages(shop, 1)).toEqual(['open']);
  });

  test("is not opened without the store's confirmation, and read again later", async () => {
    const shop = await aScheduledShop();
    shop.wait(day + 120_000);
    await shop.work();
    expect(await stages(shop, 1)).toEqual(['hold']);
    shop.change('4801', { fields: { fulfillmentOrders: [aPart] } });
    shop.wait(600_000);
    await shop.work();
    expect(await stages(shop, 1)).toEqual(['open']);
  });

  test('has one job per time for several webhooks', async () => {
    const shop = await aScheduledShop();
    for (const customerName of ['A', 'B']) {
      shop.change('4801', { fields: { customerName } });
      await shop.send('orders/updated', { id: 4801 });
      await shop.work();
    }
    shop.wait(day + 120_000);
    expect(await shop.takeJobs(queues.readScheduledOrder)).toHaveLength(1);
  });
});

describeOnBothKinds('store locations', (database) => {
  test('stay listed with their names when deactivated, deleted, or owned by a service', async () => {
    const shop = await aStoreShop(database());
    const states = () =>
      shop.inShop(async (transaction) =>
        (await readLocations(transaction)).map(({ name, state }) => `${name}: ${state}`),
      );
    const change = async (locations: Parameters<Shop['changeShop']>[0]['locations']) => {
      shop.changeShop({ locations });
      await shop.send('locations/update', { id: 72001 });
      await shop.work();
    };
    await change([
      { locationId: '72001', name: 'Leeds', state: 'inactive' },
      { locationId: '72002', name: 'Pack Co', state: 'service' },
      { locationId: '72003', name: 'Hull', state: 'active' },
    ]);
    expect(await states()).toEqual(['Leeds: inactive', 'Pack Co: service', 'Hull: active']);
    await change([{ locationId: '72001', name: 'Leeds North', state: 'active' }]);
    expect(await states()).toEqual(['Leeds North: active', 'Pack Co: gone', 'Hull: gone']);
  });

  test('have their open orders rerouted when deactivated, or sent to review with the reason', async () => {
    const shop = await aStoreShop(database());
    const leeds = { locationId: '72001', name: 'Leeds' };
    const hull = { locationId: '72003', name: 'Hull', state: 'active' } as const;
    const change = async (locations: Parameters<Shop['changeShop']>[0]['locations']) => {
      shop.changeShop({ locations });
      await shop.send('locations/deactivate', { id: 72001 });
      await shop.work();
    };
    await change([{ ...leeds, state: 'active' }, hull]);
    const rules = { baseVersion: 0, rules: [anyLocation] };
    await shop.inShop((transaction) => saveRouting(transaction, robin, rules, shop.services.now()));
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    const from = async () =>
      (await shop.inShop((transaction) => readAllocations(transaction, ['4801']))).map(({ locationId }) => locationId);
    expect(await from()).toEqual(['72001']);
    await change([{ ...leeds, state: 'inactive' }, hull]);
    expect(await from()).toEqual(['72003']);
    expect(await stages(shop, 1)).toEqual(['open']);
    await change([{ ...leeds, state: 'inactive' }]);
    expect(await stages(shop, 1)).toEqual(['needsReview']);
    expect((await shop.stateOf('4801'))?.timeline.at(-1)).toBe('Needs review: no location can ship it.');
    await change([{ ...leeds, state: 'inactive' }, hull]);
    expect([await stages(shop, 1), await from()]).toEqual([['open'], ['72003']]);
    // One opens while the order is routed without it: the daily check finds both.
    await change([{ ...leeds, state: 'inactive' }]);
    expect(await stages(shop, 1)).toEqual(['needsReview']);
    await shop.inShop((transaction) => saveLocations(transaction, [{ locationId: 72001, name: 'Leeds' }]));
    await shop.inShop((transaction) => startStoreCheck(transaction, shop.services.now()));
    await shop.work();
    expect([await stages(shop, 1), await from()]).toEqual([['open'], ['72001']]);
  });

  test('back orders open when a location with their units opens; others stay', async () => {
    const shop = await aStoreShop(database());
    const leeds = { locationId: '72001', name: 'Leeds' };
    const hull = { locationId: '72003', name: 'Hull', state: 'active' } as const;
    const change = async (state: 'active' | 'inactive') => {
      shop.changeShop({ locations: [{ ...leeds, state }, hull] });
      await shop.send('locations/update', { id: 72001 });
      await shop.work();
    };
    await change('active');
    const now = shop.services.now();
    await shop.inShop(async (transaction) => {
      await saveRouting(transaction, robin, { baseVersion: 0, rules: [anyLocation] }, now);
      const settings = { ...newShopSettings, releaseBackOrders: 'whole' as const };
      await changeShopSettings(transaction, robin, { baseVersion: 0, settings }, now);
      const counted = { locationId: '72001', lowAt: null, baseVersion: 0 };
      await saveStock(
        transaction,
        robin,
        [
          { ...counted, sku: 'MUG', onHand: 5 },
          { ...counted, sku: 'HAT', onHand: 0 },
        ],
        now,
      );
    });
    await change('inactive');
    for (const [orderId, sku] of [
      ['4801', 'MUG'],
      ['4802', 'HAT'],
    ] as const) {
      shop.placeOrder(orderId, { lines: [aStoreLine({ lineItemId: `${orderId}1`, sku })] });
      await shop.send('orders/create', { id: Number(orderId) });
    }
    await shop.work();
    expect(await stages(shop, 2)).toEqual(['backOrder', 'backOrder']);
    await change('active');
    expect(await stages(shop, 2)).toEqual(['open', 'backOrder']);
    expect(await shop.takeJobs(queues.stockArrived)).toEqual([]);
  });
});

describeOnBothKinds('waiting orders', (database) => {
  const person = { staffId: '1', staffName: 'Robin Carter' };

  test('are left out of a bulk prompt and its action when the store holds them', async () => {
    const holds = [{ reason: 'OTHER', note: null, isOurs: false }];
    const shop = await aShopWith(database(), [
      { financialStatus: 'PENDING' },
      { fulfillmentOrders: [{ ...aPart, status: 'ON_HOLD', holds }] },
    ]);
    const now = shop.services.now();
    const list: SelectedOrders = { tab: tabs.hold, filters: allOrdersFilters, except: [], only: null };
    for (const action of ['move-to-open', 'ship-now'] as const)
      await shop.inShop(async (transaction) => {
        const { selectionId } = await freezeSelection(transaction, person, list, now);
        const question = { selectionId, tab: tabs.hold, action };
        const preflight = await preflightSelection(transaction, person, question, now);
        expect(preflight).toMatchObject({
          eligible: { count: 1 },
          refused: [{ count: 1, orderNames: ['#4802'], reason: { code: 'orders.keptInStore' } }],
        });
      });
  });
});
