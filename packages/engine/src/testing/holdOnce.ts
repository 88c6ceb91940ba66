import type { Database } from '@hub/database';
import { insertOrders, lockOrders, readOrderDetail } from '@hub/database/orders';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { onceOnly } from '../idempotency/onceOnly.ts';
import { changeOrder } from '../orders/changeOrder.ts';

export const orderId = aReceivedOrder(1).order.orderId;

export async function aShopWithAnOrder(database: Database): Promise<number> {
  const shopId = await aShop(database);
  await database.inShop(shopId, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
  return shopId;
}

/** Puts the order on hold. Each call that takes effect adds a timeline entry. */
export function hold(database: Database, shopId: number, key: string, request = 'hold'): Promise<string> {
  return onceOnly(database, shopId, { key, request }, async (transaction) => {
    const person = { staffId: '1', staffName: 'Ada' };
    return JSON.stringify(await changeOrder(transaction, orderId, 'hold-order', person, new Date()));
  });
}

export async function stateOf(database: Database, shopId: number) {
  return database.inShop(shopId, async (transaction) => ({
    stage: (await lockOrders(transaction, [orderId])).get(orderId)?.stage,
    timesHeld: (await readOrderDetail(transaction, orderId))?.timeline.filter(
      ({ message }) => message === 'Hold Order clicked by Ada',
    ).length,
  }));
}
