import type { Recipient } from '@hub/domain/warehouses';
import { expect, test } from 'vitest';
import { insertOrders, type ReceivedOrder } from '../orders/insertOrders.ts';
import { removeCustomer } from '../store/redaction.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { listAccountHealth, readAccountPause, recordCallFailure, recordCallSuccess } from './providerAccounts.ts';
import { readRecipient } from './recipients.ts';
import {
  findWarehouseOrders,
  insertWarehouseOrder,
  listUnsentOrders,
  lockWarehouseOrders,
  readParcels,
  saveParcel,
  saveWarehouseOrder,
  takeOrdersToRead,
} from './warehouseOrders.ts';
import { addWebhookEvent, removeOldWebhooks } from './webhookEvents.ts';

const orderId = '4800000000001';
const shipBob = { provider: 'shipbob', account: '' };
const now = new Date('2026-11-20T09:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const line = { lineItemId: '10001', sku: '22423', name: 'Cake stand', quantity: 5, unitPrice: 12.75, locationId: null };
const recipient: Recipient = {
  name: 'Ada Lovelace',
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4DY',
  country: 'GB',
  phone: '',
  email: 'ada@example.com',
};

function withoutRecipient(number: number): ReceivedOrder {
  const { recipient: _, ...order } = aReceivedOrder(number);
  return order;
}

describeOnBothKinds('warehouse orders', (database) => {
  async function shopWithOrders(...orders: Parameters<typeof insertOrders>[1]) {
    const shopId = await aShop(database());
    await database().inShop(shopId, (transaction) => insertOrders(transaction, orders));
    return { shopId };
  }
  const added = (shopId: number, number = 1, created = now) =>
    database().inShop(shopId, (transaction) =>
      insertWarehouseOrder(transaction, {
        ...shipBob,
        orderId,
        number,
        reference: `${orderId}-${number}`,
        lines: [line],
        service: null,
        package: null,
        createdAt: created,
      }),
    );
  const inShop = <T>(shopId: number, work: (transaction: Parameters<typeof lockWarehouseOrders>[0]) => Promise<T>) =>
    database().inShop(shopId, work);

  test('have unique references within a shop', async () => {
    const { shopId } = await shopWithOrders(aReceivedOrder(1));
    await added(shopId);
    await expect(
      inShop(shopId, (transaction) =>
        insertWarehouseOrder(transaction, {
          ...shipBob,
          orderId: '4800000000002',
          number: 1,
          reference: `${orderId}-1`,
          lines: [line],
          service: null,
          package: null,
          createdAt: now,
        }),
      ),
    ).rejects.toThrow('insert into "warehouse_orders"');
  });

  test('keep what was sent and its state, and are found by the 3PL’s id and our reference', async () => {
    const { shopId } = await shopWithOrders(aReceivedOrder(1));
    await added(shopId);
    expect(await inShop(shopId, (transaction) => listUnsentOrders(transaction, shipBob))).toEqual([
      { orderId, number: 1 },
    ]);
    const sent = { state: 'sent', providerOrderId: '77', sentAt: now, nextReadAt: later(5) } as const;
    await inShop(shopId, (transaction) => saveWarehouseOrder(transaction, { orderId, number: 1 }, sent));
    expect(await inShop(shopId, (transaction) => lockWarehouseOrders(transaction, orderId))).toMatchObject([
      { ...sent, orderId, lines: [line], tries: 0 },
    ]);
    expect(await inShop(shopId, (transaction) => listUnsentOrders(transaction, shipBob))).toEqual([]);
    const find = (providerOrderId: string | null, reference: string | null) =>
      inShop(shopId, (transaction) => findWarehouseOrders(transaction, shipBob, [{ providerOrderId, reference }]));
    expect(await find('77', null)).toEqual([{ orderId, number: 1 }]);
    expect(await find(null, `${orderId}-1`)).toEqual([{ orderId, number: 1 }]);
    expect(await find('78', 'other')).toEqual([]);
    const other = await aShop(database());
    expect(
      await inShop(other, (transaction) =>
        findWarehouseOrders(transaction, shipBob, [{ providerOrderId: '77', reference: null }]),
      ),
    ).toEqual([]);
  });

  test('are taken for reading by one process only, when due', async () => {
    const { shopId } = await shopWithOrders(aReceivedOrder(1));
    await added(shopId);
    await inShop(shopId, (transaction) =>
      saveWarehouseOrder(transaction, { orderId, number: 1 }, { state: 'sent', nextReadAt: later(5) }),
    );
    const take = async (at: Date) => {
      const taken = await takeOrdersToRead(database(), { now: at, until: later(20), limit: 10_000 });
      return taken.filter((other) => other.shopId === shopId);
    };
    expect(await take(later(4))).toEqual([]);
    const both = await Promise.all([take(later(6)), take(later(6))]);
    expect(both.flat()).toEqual([{ shopId, orderId, number: 1 }]);
    // The process that took it has ended.
    expect(await take(later(21))).toHaveLength(1);
  });

  test('keep their parcels, each once', async () => {
    const { shopId } = await shopWithOrders(aReceivedOrder(1));
    await added(shopId);
    const key = { orderId, number: 1 };
    const named = { parcelId: 'P1', fulfillmentId: '11', carrier: 'DPD', trackingNumber: 'HX2', trackingUrl: null };
    const parcel = { ...named, extraNumber: 'HX2', isVoided: false };
    await inShop(shopId, (transaction) => saveParcel(transaction, key, parcel, now));
    await inShop(shopId, (transaction) => saveParcel(transaction, key, { ...parcel, isVoided: true }, later(1)));
    expect(await inShop(shopId, (transaction) => readParcels(transaction, key))).toEqual(
      new Map([['P1', { ...parcel, isVoided: true }]]),
    );
  });

  test('go to the recipient from the store, otherwise to the known customer data', async () => {
    const { shopId } = await shopWithOrders(
      { ...aReceivedOrder(1), recipient },
      { ...withoutRecipient(2), country: 'EIRE', postcode: 'D02 X285' },
    );
    const read = (id: string) => inShop(shopId, (transaction) => readRecipient(transaction, id));
    expect(await read(orderId)).toEqual(recipient);
    expect(await read('4800000000002')).toMatchObject({ country: 'IE', postcode: 'D02 X285', address1: '' });
    expect(await read('9')).toBeNull();
    expect(await read('x')).toBeNull();
  });

  test('have no recipient if the details were removed', async () => {
    const { shopId } = await shopWithOrders({ ...aReceivedOrder(1), recipient }, withoutRecipient(2));
    await inShop(shopId, (transaction) =>
      removeCustomer(transaction, [orderId, '4800000000002'], { everywhere: [], inOrders: [] }),
    );
    for (const id of [orderId, '4800000000002'])
      expect(await inShop(shopId, (transaction) => readRecipient(transaction, id))).toBeNull();
  });

  test('a failing account reports since when, and is paused once after enough failures in a row', async () => {
    const { shopId } = await shopWithOrders();
    const fail = (minutes: number) =>
      inShop(shopId, (transaction) =>
        recordCallFailure(transaction, shipBob, {
          at: later(minutes),
          kind: 'unreachable',
          words: 'No answer',
          pausesAfter: 2,
        }),
      );
    const succeed = (minutes: number, resumes = false) =>
      inShop(shopId, (transaction) => recordCallSuccess(transaction, shipBob, { at: later(minutes), resumes }));
    expect(await fail(0)).toBe(false);
    await succeed(1);
    expect([await fail(2), await fail(3), await fail(4)]).toEqual([false, true, false]);
    expect(await inShop(shopId, listAccountHealth)).toMatchObject([
      {
        lastSuccessAt: later(1).toISOString(),
        lastFailureAt: later(4).toISOString(),
        failingSince: later(2).toISOString(),
        failuresInRow: 3,
        pausedAt: later(3).toISOString(),
      },
    ]);
    // A successful reading tells nothing about sending.
    await succeed(5);
    expect(await inShop(shopId, (transaction) => readAccountPause(transaction, shipBob))).toEqual(later(3));
    await succeed(6, true);
    expect(await inShop(shopId, (transaction) => readAccountPause(transaction, shipBob))).toBeNull();
  });

  test('a webhook that arrives twice is recognized until it is deleted', async () => {
    const { shopId } = await shopWithOrders();
    const come = () => inShop(shopId, (transaction) => addWebhookEvent(transaction, shipBob, 'E1', now));
    expect([await come(), await come()]).toEqual([true, false]);
    await removeOldWebhooks(database(), later(1));
    expect(await come()).toBe(true);
  });
});
