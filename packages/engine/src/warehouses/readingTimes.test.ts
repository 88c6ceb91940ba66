import { saveWarehouseOrder, takeOrdersToRead } from '@hub/database/warehouses';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { message } from '@hub/domain/messages';
import { InvalidSignatureError, RateLimitedError, RefusedError, UnreachableError } from '@hub/providers';
import { expect, test } from 'vitest';
import { aParcel } from '../testing/createFakeProvider.ts';
import { anOrderOfUnits, aShopWithSentOrder, aWarehouseShop } from '../testing/warehouseShop.ts';
import { readPaceMs } from './callBudget.ts';
import { readDueOrders } from './readAtWarehouse.ts';
import { receiveWebhook } from './receiveWebhook.ts';

describeOnBothKinds('when an order is read at its 3PL', (database) => {
  test('is read when due, and later after a failed call', async () => {
    const shop = await aShopWithSentOrder(database());
    // Orders of other tests are no longer read.
    const far = { now: new Date('2100-01-01'), until: new Date('2200-01-01'), limit: 1_000 };
    await takeOrdersToRead(database(), far);
    const nextReadAt = new Date(shop.services.now().getTime() + 5 * 60_000);
    await shop.inShop((transaction) =>
      saveWarehouseOrder(transaction, { orderId: '4800000000001', number: 1 }, { nextReadAt }),
    );
    const errors: unknown[] = [];
    const { signal } = new AbortController();
    const readDue = async () => {
      const before = shop.provider.calls.length;
      await readDueOrders(shop.services, { signal, onError: (error) => errors.push(error) });
      return shop.provider.calls.slice(before);
    };
    expect(await readDue()).toEqual([]);
    shop.wait(6);
    shop.provider.fail(new UnreachableError('No answer.', true));
    expect(await readDue()).toEqual(['read']);
    expect(await readDue()).toEqual([]);
    shop.wait(6);
    expect(await readDue()).toEqual(['read']);
    shop.wait(6);
    shop.provider.fail(new RefusedError('Order not found.'));
    expect(await readDue()).toEqual(['read']);
    shop.wait(60);
    expect(await readDue()).toEqual([]);
    expect(errors).toEqual([]);
    expect(await shop.warehouseOrders(1)).toMatchObject([
      { state: 'sent', words: message('warehouses.readRefused', { words: 'Order not found.' }) },
    ]);
  });

  test('is an error when its 3PL reports it unknown twice, and polling ends eventually', async () => {
    const shop = await aShopWithSentOrder(database());
    const isGone = () => shop.provider.fail(new RefusedError('Order not found.'));
    isGone();
    await shop.read(1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
    for (const _ of ['again', 'and again']) {
      isGone();
      await shop.read(1);
    }
    const { stage, order, timeline } = await shop.stateOf(1);
    const shipmentError = message('warehouses.notKnownThere', { provider: 'Shipbob', words: 'Order not found.' });
    expect({ stage, shipmentError: order.shipmentError }).toEqual({ stage: 'error', shipmentError });
    expect(timeline.filter((entry) => entry.includes('no longer finds'))).toHaveLength(1);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', nextReadAt: expect.any(Date) }]);
    shop.wait(61 * 24 * 60);
    isGone();
    await shop.read(1);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ nextReadAt: null }]);
    // It exists after all.
    await shop.report('shipped', aParcel('P1'));
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { shipmentError: null } });
  });

  test('is not an error when its 3PL reports it unknown for the first time, after any earlier report', async () => {
    const shop = await aShopWithSentOrder(database());
    Object.assign(shop.provider.orders[0] ?? {}, { problem: 'On hold: address' });
    await shop.read(1);
    for (const error of [new UnreachableError('No answer', false), new RefusedError('Order not found.')]) {
      shop.provider.fail(error);
      await shop.read(1);
    }
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
    shop.provider.fail(new RefusedError('Order not found.'));
    await shop.read(1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error' });
  });

  test('is no error when its 3PL forgets it after it has left', async () => {
    const shop = await aShopWithSentOrder(database());
    await shop.report('shipped', aParcel('P1'));
    for (const _ of ['once', 'again', 'and again']) {
      shop.provider.fail(new RefusedError('Order not found.'));
      await shop.read(1);
    }
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'shipped', order: { shipmentError: null } });
  });

  test('is postponed with other due orders of a busy account, which follow at the pace of its limit', async () => {
    const shop = await aWarehouseShop(database());
    await shop.addOrders(anOrderOfUnits(1, 1), anOrderOfUnits(2, 1), anOrderOfUnits(3, 1));
    for (const number of [1, 2, 3]) await shop.act(number, 'ship-now');
    await shop.work();
    shop.wait(6);
    const now = shop.services.now().getTime();
    shop.provider.fail(new RateLimitedError('Too many', 30_000));
    await shop.read(2);
    const times = await Promise.all([1, 2, 3].map((number) => shop.warehouseOrders(number)));
    const waits = times.map(([order]) => (order?.nextReadAt?.getTime() ?? 0) - now);
    const paceMs = readPaceMs(shop.provider.adapter.rateLimit);
    expect(waits[1]).toBe(30_000);
    expect([waits[0], waits[2]].toSorted()).toEqual([30_000 + paceMs, 30_000 + 2 * paceMs]);
    expect(shop.provider.calls.filter((call) => call === 'read')).toHaveLength(1);
  });

  test('is read again for each webhook once, and not for other shops’ webhooks', async () => {
    const shop = await aShopWithSentOrder(database());
    const receive = (body: unknown) =>
      receiveWebhook(
        shop.services,
        shop.shopId,
        { provider: 'shipbob', account: '' },
        { headers: {}, rawBody: new TextEncoder().encode(JSON.stringify(body)) },
        ['secret'],
      );
    const news = { eventId: 'E1', orders: [{ providerOrderId: '9000', reference: null }] };
    const before = shop.provider.calls.length;
    expect(await receive(news)).toBe('received');
    expect(await receive(news)).toBe('known');
    expect(await receive({ eventId: 'E2', orders: [{ providerOrderId: '1', reference: 'other' }] })).toBe('received');
    await shop.work();
    expect(shop.provider.calls.slice(before)).toEqual(['read']);
    await expect(
      receiveWebhook(
        shop.services,
        shop.shopId,
        { provider: 'shipbob', account: '' },
        { headers: {}, rawBody: new Uint8Array() },
        [],
      ),
    ).rejects.toThrow(InvalidSignatureError);
    expect(
      await receiveWebhook(
        shop.services,
        shop.shopId,
        { provider: 'ams', account: '' },
        { headers: {}, rawBody: new Uint8Array() },
        ['secret'],
      ),
    ).toBeNull();
  });
});
