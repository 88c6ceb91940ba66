import { wordsText } from '@hub/domain/messages';
import type { Database } from '@hub/database';
import { insertOrders, lockOrders, readOrderDetail, type ReceivedOrder } from '@hub/database/orders';
import { readAllocations } from '@hub/database/routing';
import { readAllStock } from '@hub/database/stock';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { newLocationSettings, type RoutingRule } from '@hub/domain/routing';
import { newShopSettings, type ReleaseBackOrders } from '@hub/domain/shopSettings';
import { aLineItem } from '@hub/domain/testing';
import { saveLocation, saveRouting } from '../routing/changeRouting.ts';
import { changeShopSettings } from '../shopSettings/changeShopSettings.ts';
import { saveStock } from '../stock/changeStock.ts';
import { decideReceivedOrder } from '../workflows/decideOrders.ts';
import { idOf, noProviders, reasonOf, robin } from './workflowFixtures.ts';

/** The location of `aShop`. */
export const northampton = '72001';

/** Ships orders to all countries from any location with stock. */
export const anyLocation: RoutingRule = {
  ruleId: '1',
  name: 'All orders',
  isActive: true,
  countries: [],
  locationIds: [],
  preferences: [],
  maySplit: true,
};

/** Order 1, 2, … with the given units by SKU. */
export function anOrderFor(
  number: number,
  units: Readonly<Record<string, number>>,
  changes: Partial<ReceivedOrder> = {},
): ReceivedOrder {
  const received = aReceivedOrder(number);
  const lineItems = Object.entries(units).map(([sku, quantity], index) => {
    const lineItemId = lineOf(number, index + 1);
    return aLineItem({ lineItemId, id: lineItemId, sku, quantity, fulfillableQuantity: quantity });
  });
  return { ...received, detail: { ...received.detail, lineItems }, ...changes };
}

/** Id of an order's line, both numbered from 1. */
export const lineOf = (number: number, line: number) => `${number}000${line}`;

/** A shop that routes orders to one location, with helpers for tests. `others`: further locations. */
export async function stockShop(
  database: Database,
  now: Date,
  {
    rules = [anyLocation],
    release = 'no',
    others = [],
  }: {
    rules?: readonly RoutingRule[];
    release?: ReleaseBackOrders;
    others?: readonly { locationId: number; name: string }[];
  } = {},
) {
  const shopId = await aShop(database, [{ locationId: Number(northampton), name: 'Northampton warehouse' }, ...others]);
  const inShop: <T>(work: Parameters<typeof database.inShop<T>>[1]) => Promise<T> = (work) =>
    database.inShop(shopId, work);
  await inShop(async (transaction) => {
    const settings = { ...newLocationSettings, country: 'GB', providerId: 'shipbob' };
    const location = { locationId: northampton, baseVersion: 0, settings };
    await saveLocation(transaction, noProviders, robin, location, now);
    await saveRouting(transaction, robin, { baseVersion: 0, rules }, now);
    const shopSettings = { ...newShopSettings, releaseBackOrders: release };
    await changeShopSettings(transaction, robin, { baseVersion: 0, settings: shopSettings }, now);
  });
  const stock = async () => {
    const levels = await inShop(readAllStock);
    return Object.fromEntries(levels.map(({ sku, onHand, allocated }) => [sku, [onHand, allocated]]));
  };
  return {
    shopId,
    inShop,
    /** Units on hand and reserved, by SKU. */
    stock,
    /** Sets units on hand. */
    count: (units: Readonly<Record<string, number>>) =>
      inShop(async (transaction) => {
        const known = new Map((await readAllStock(transaction)).map((level) => [level.sku, level.version]));
        const changes = Object.entries(units).map(([sku, onHand]) => ({
          sku,
          locationId: northampton,
          onHand,
          lowAt: null,
          baseVersion: known.get(sku) ?? 0,
        }));
        const decision = await saveStock(transaction, robin, changes, now);
        if (decision.type !== 'saved') throw new Error(wordsText(decision.message));
      }),
    addOrders: (...orders: readonly ReceivedOrder[]) => inShop((transaction) => insertOrders(transaction, orders)),
    decide: (number: number) =>
      inShop((transaction) => decideReceivedOrder(transaction, noProviders, { orderId: idOf(number) }, now)),
    orderNow: (number: number) =>
      inShop(async (transaction) => {
        const state = (await lockOrders(transaction, [idOf(number)])).get(idOf(number));
        const detail = await readOrderDetail(transaction, idOf(number));
        if (state === undefined || detail === null) throw new Error(`There is no order ${number}.`);
        const allocations = await readAllocations(transaction, [idOf(number)]);
        return {
          stage: state.stage,
          reason: await reasonOf(transaction, idOf(number)),
          backOrderState: state.order.backOrderState,
          shortLines: detail.lineItems.flatMap(({ sku, threePlStatus }) => (threePlStatus === 3 ? [sku] : [])),
          allocated: allocations.map(({ sku, locationId, quantity, reason }) => [
            sku,
            locationId,
            quantity,
            wordsText(reason),
          ]),
          timeline: detail.timeline.map(({ message }) => message).slice(0, -1),
        };
      }),
  };
}
