import type { Database, ShopTransaction } from '@hub/database';
import { insertOrders, lockOrders } from '@hub/database/orders';
import { createShop, listShopIds } from '@hub/database/shops';
import { lockWarehouseOrders } from '@hub/database/warehouses';
import { lockDecidedOrders, saveDecidedOrders } from '@hub/database/workflows';
import { aReceivedOrder } from '@hub/database/testing';
import type { ProviderRecord, ThirdPartyId } from '@hub/domain/integrations';
import { aLineItem } from '@hub/domain/testing';
import { startBatch } from '@hub/engine/batching';
import type { ProviderStore } from '@hub/engine/providers';
import { demoCredentials } from '@hub/providers/simulators';

/** The shop's 3PLs; orders go to them in turns. */
export const afternoonProviders = ['shipbob', 'shipWire', 'ams', 'cold_track'] as const satisfies ThirdPartyId[];

/** Speed of the 3PLs' clocks and call limits; 1 is real time. */
export const limitSpeed = 6;

export const afternoonStore: ProviderStore = {
  readAll: async () =>
    new Map<string, ProviderRecord>(afternoonProviders.map((id) => [id, { ...demoCredentials(id), status: true }])),
  save: async () => undefined,
};

const locationId = 72001;
export const afternoonOrderId = (number: number) => String(4_800_000_000_000 + number);

/** A shop with open orders, each for one of the 3PLs, in one batch that has just started. */
export async function createAfternoonShop(database: Database, orders: number): Promise<void> {
  const { shopId } = await createShop(database, {
    domain: 'afternoon.myshopify.com',
    currency: 'GBP',
    timeZone: 'Europe/London',
    chargeType: 2,
    isOnboarded: true,
    staff: [{ staffId: '1', name: 'Robin Carter', role: '1', permission: null }],
    locations: [{ locationId, name: 'Northampton' }],
  });
  await database.inShop(shopId, async (transaction) => {
    const numbers = Array.from({ length: orders }, (_none, index) => index + 1);
    await insertOrders(transaction, numbers.map(anOrder));
    const decided = await lockDecidedOrders(transaction, numbers.map(afternoonOrderId));
    await saveDecidedOrders(
      transaction,
      [...decided.values()].map((order, index) => ({
        ...order,
        kept: { ...order.kept, destination: { type: 'provider' as const, providerId: providerOf(index) } },
        ran: 0,
      })),
    );
    const start = { cutOff: null, missedCutOffs: 0, startedBy: { staffId: '1', staffName: 'Robin Carter' } };
    await startBatch(transaction, afternoonStore, String(locationId), start, new Date());
  });
}

function providerOf(index: number): ThirdPartyId {
  return afternoonProviders[index % afternoonProviders.length] ?? 'shipbob';
}

function anOrder(number: number) {
  const lineItems = Array.from({ length: 1 + (number % 3) }, (_none, index) => {
    const lineItemId = `${number}000${index + 1}`;
    const quantity = 1 + ((number + index) % 5);
    return aLineItem({
      lineItemId,
      id: lineItemId,
      sku: `SKU-${(number + index) % 40}`,
      quantity,
      fulfillableQuantity: quantity,
    });
  });
  return {
    ...aReceivedOrder(number, { order: { customerName: `Customer ${number}` }, detail: { lineItems } }),
    recipient: {
      name: `Customer ${number}`,
      company: '',
      address1: `${number} High Street`,
      address2: '',
      city: 'Leeds',
      state: 'West Yorkshire',
      postcode: 'LS1 4DY',
      country: 'GB',
      phone: '',
      email: `customer.${number}@example.com`,
    },
  };
}

/** The only shop of the database. */
export async function afternoonShopId(database: Database): Promise<number> {
  const [shopId] = await listShopIds(database);
  if (shopId === undefined) throw new Error('There is no shop.');
  return shopId;
}

/** Every order's state, and what the 3PLs received for it. */
export async function afternoonOrders(transaction: ShopTransaction, orders: number) {
  const ids = Array.from({ length: orders }, (_none, index) => afternoonOrderId(index + 1));
  const states = await lockOrders(transaction, ids);
  return Promise.all(
    ids.map(async (orderId) => ({
      orderId,
      state: states.get(orderId),
      given: await lockWarehouseOrders(transaction, orderId),
    })),
  );
}
