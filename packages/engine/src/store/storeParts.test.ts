import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { readStoreOrderParts } from '@hub/database/store';
import type { Recipient } from '@hub/domain/warehouses';
import { expect, test } from 'vitest';
import { aPart, customer } from '../testing/createFakeStore.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { noProviders } from '../testing/workflowFixtures.ts';
import { saveStoreOrders } from './saveStoreOrders.ts';
import { type Shop, aShopWith, read, fulfillment, giveTo3pl } from '../testing/storeIntakeFixtures.ts';

const kiosk: Recipient = {
  ...customer,
  company: 'Kiosk 12',
  address1: '9 Station Road',
  address2: '',
  city: 'Shrewsbury',
  postcode: 'SY1 2AA',
};

describeOnBothKinds("the destination of an order's parts", (database) => {
  const pickup = { ...aPart, method: 'PICKUP_POINT', destination: kiosk };
  const goesTo = (shop: Shop) =>
    shop.inShop(async (transaction) => {
      const parts = await readStoreOrderParts(transaction, '4801');
      return [parts?.recipient?.address1, parts?.postcode];
    });
  const kioskAddress = [kiosk.address1, kiosk.postcode];
  const customerAddress = [customer.address1, customer.postcode];

  test('is the pickup point of a parcel, also for an export', async () => {
    const shop = await aShopWith(database(), { fulfillmentOrders: [pickup] });
    expect(await goesTo(shop)).toEqual(kioskAddress);
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
    const other = await aStoreShop(database());
    const options = { providers: noProviders, now: other.services.now() };
    await other.inShop((transaction) => saveStoreOrders(transaction, [shop.order('4801')], options));
    expect(await goesTo(other)).toEqual(kioskAddress);
  });

  test('follows a change by staff, and stays after shipping', async () => {
    const shop = await aShopWith(database());
    expect(await goesTo(shop)).toEqual(customerAddress);
    shop.change('4801', { fields: { fulfillmentOrders: [{ ...aPart, destination: kiosk }] } });
    await read(shop);
    expect(await goesTo(shop)).toEqual(kioskAddress);
    const texts = (await shop.stateOf('4801'))?.timeline;
    expect(texts?.at(-1)).toBe('The shipping address was changed in the store');
    const lines = [{ lineItemId: '48011', total: 3, remaining: 0 }];
    const closed = { ...aPart, status: 'CLOSED', destination: kiosk, lines };
    shop.change('4801', { fields: { fulfillmentOrders: [closed], fulfillments: [fulfillment(3)] } });
    await read(shop);
    expect(await goesTo(shop)).toEqual(kioskAddress);
    expect((await shop.stateOf('4801'))?.stage).toBe('shipped');
    expect((await shop.stateOf('4801'))?.timeline.filter((text) => text.startsWith('The shipping'))).toHaveLength(1);
  });

  const part = (units: number) => ({ lines: [{ lineItemId: '48011', total: units, remaining: units }] });
  const severalText = 'In the store its parts go to 2 different addresses; this app ships an order to one address';

  test('needs a person when there are several, until the store has one address again', async () => {
    const parts = [
      { ...aPart, ...part(1) },
      { ...pickup, ...part(2), fulfillmentOrderId: '701' },
    ];
    const shop = await aShopWith(database(), { fulfillmentOrders: parts });
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'needsReview',
      timeline: ['Order received from the store', severalText],
    });
    expect(await goesTo(shop)).toEqual(customerAddress);
    shop.change('4801', { fields: { fulfillmentOrders: parts.map((each) => ({ ...each, destination: kiosk })) } });
    await read(shop);
    expect((await shop.stateOf('4801'))?.stage).toBe('open');
    expect(await goesTo(shop)).toEqual(kioskAddress);
  });

  test('stays unchanged at a 3PL when a part gets another one, and the timeline says so', async () => {
    const shop = await aShopWith(database(), { fulfillmentOrders: [{ ...pickup, ...part(3) }] });
    await giveTo3pl(shop);
    const parts = [
      { ...pickup, ...part(2) },
      { ...aPart, ...part(1), fulfillmentOrderId: '701' },
    ];
    shop.change('4801', { fields: { fulfillmentOrders: parts } });
    await read(shop);
    expect((await shop.stateOf('4801'))?.stage).toBe('inFulfillment');
    expect(await goesTo(shop)).toEqual(kioskAddress);
    shop.change('4801', { fields: { customerName: 'W. Harkness' } });
    await read(shop);
    const texts = (await shop.stateOf('4801'))?.timeline ?? [];
    expect(texts.filter((text) => text === severalText)).toHaveLength(1);
  });

  test('has no address again after the customer was removed', async () => {
    const shop = await aShopWith(database(), { fulfillmentOrders: [pickup] });
    await shop.send('customers/redact', { customer: { id: 77 }, orders_to_redact: [4801] });
    await shop.work();
    const [before] = await goesTo(shop);
    shop.change('4801', { fields: { tags: ['late'] } });
    await read(shop);
    expect([await goesTo(shop), before]).toEqual([[undefined, ''], undefined]);
  });
});
