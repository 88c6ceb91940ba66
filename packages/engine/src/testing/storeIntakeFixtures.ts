import type { Database } from '@hub/database';
import { insertWarehouseOrder, lockWarehouseOrders, saveWarehouseOrder } from '@hub/database/warehouses';
import { changeOrder } from '../orders/changeOrder.ts';
import { aStoreLine } from './createFakeStore.ts';
import { aStoreShop } from './storeShop.ts';

export type Shop = Awaited<ReturnType<typeof aStoreShop>>;
type Placed = Parameters<Shop['placeOrder']>[1];

/** A shop with order 4801 of three mugs from the store. */
export async function aShopWith(database: Database, placed: Placed = {}): Promise<Shop> {
  const shop = await aStoreShop(database);
  shop.placeOrder('4801', { lines: [threeMugs], ...placed });
  await read(shop, 'orders/create');
  return shop;
}

export const threeMugs = aStoreLine({ lineItemId: '48011', quantity: 3, currentQuantity: 3 });

/** Reads the order's changes from the store. */
export async function read(shop: Shop, topic = 'orders/updated', body: object = { id: 4801 }): Promise<void> {
  await shop.send(topic, body);
  await shop.work();
}

export const fulfillment = (quantity: number, id = '950') => ({
  fulfillmentId: id,
  isCancelled: false,
  trackingNumber: null,
  status: null,
  locationId: null,
  lines: [{ lineItemId: '48011', quantity }],
});

/** Sends the order to a 3PL. */
export async function giveTo3pl(shop: Shop): Promise<void> {
  await shop.inShop(async (transaction) => {
    await changeOrder(transaction, '4801', 'ship-now', null, shop.services.now());
    const line = { lineItemId: '48011', sku: 'A', name: 'Mug', quantity: 3, unitPrice: 4, locationId: '72001' };
    const order = { orderId: '4801', number: 1, reference: '4801-1', provider: 'shipbob', account: '' } as const;
    const sent = { lines: [line], service: null, package: null, createdAt: shop.services.now() };
    await insertWarehouseOrder(transaction, { ...order, ...sent });
    await saveWarehouseOrder(transaction, order, { state: 'sent', tries: 1 });
  });
}

export const requestOf = (shop: Shop) =>
  shop.inShop(async (transaction) => (await lockWarehouseOrders(transaction, '4801'))[0]?.request ?? null);
