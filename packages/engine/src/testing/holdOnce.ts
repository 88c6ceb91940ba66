import { addTimelineEntries, type Database, insertOrders, lockOrders, readOrderDetail } from '@hub/database';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { onceOnly } from '../idempotency/onceOnly.ts';
import { changeOrder } from '../orders/changeOrder.ts';

export const orderId = aReceivedOrder(1).order.orderId;

export async function aShopWithAnOrder(database: Database): Promise<number> {
  const shopId = await aShop(database);
  await database.inShop(shopId, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
  return shopId;
}

/** Holds the order and writes its timeline; every call of it that takes effect adds an entry. */
export function hold(database: Database, shopId: number, key: string, request = 'hold'): Promise<string> {
  return onceOnly(database, shopId, { key, request }, async (transaction) => {
    const outcome = await changeOrder(transaction, orderId, 'hold-order', new Date());
    await addTimelineEntries(transaction, { orderIds: [orderId], message: 'Held', at: new Date(), staffId: '1' });
    return JSON.stringify(outcome);
  });
}

export async function stateOf(database: Database, shopId: number) {
  return database.inShop(shopId, async (transaction) => ({
    stage: (await lockOrders(transaction, [orderId])).get(orderId)?.stage,
    timesHeld: (await readOrderDetail(transaction, orderId))?.timeline.filter(({ message }) => message === 'Held')
      .length,
  }));
}
