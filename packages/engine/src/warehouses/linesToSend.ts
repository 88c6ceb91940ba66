import {
  lockDecidedOrders,
  readAllocations,
  readLocations,
  readParcels,
  type ShopTransaction,
  type WarehouseOrderRecord,
} from '@hub/database';
import { itemsToShip, type OrderState } from '@hub/domain/orders';
import { takeShipped } from '@hub/domain/routing';
import type { WarehouseOrderLine, WarehouseOrderState } from '@hub/domain/warehouses';
import { openLines, unitsByLine } from './openUnits.ts';

/** What a 3PL has, or is about to get. */
const givenStates: readonly WarehouseOrderState[] = ['queued', 'sending', 'sent'];

/** Units of a locked order that are to be shipped and that no 3PL has, with the locations that they were routed to. */
export async function linesToSend(
  transaction: ShopTransaction,
  { order, detail }: OrderState,
  known: readonly WarehouseOrderRecord[],
): Promise<readonly WarehouseOrderLine[]> {
  const given: WarehouseOrderLine[] = [];
  for (const record of known.filter(({ state }) => givenStates.includes(state)))
    given.push(...openLines(record, await readParcels(transaction, record), detail));
  const givenUnits = unitsByLine(given);
  const wanted = itemsToShip(detail).flatMap(({ lineItemId, quantity }) => {
    const units = quantity - (givenUnits.get(lineItemId) ?? 0);
    return units > 0 ? [{ lineItemId, quantity: units, locationId: null }] : [];
  });
  if (wanted.length === 0) return [];
  // What a 3PL has already is the part of its own location.
  const { left } = takeShipped(await readAllocations(transaction, [order.orderId]), given);
  const { taken } = takeShipped(left, wanted);
  const routed = unitsByLine(taken);
  const otherLocation = await locationOf(transaction, order.orderId);
  const parts = [
    ...taken.map(({ lineItemId, quantity, locationId }) => ({
      lineItemId,
      quantity,
      locationId: locationId ?? otherLocation,
    })),
    ...wanted.map((item) => ({
      ...item,
      quantity: item.quantity - (routed.get(item.lineItemId) ?? 0),
      locationId: otherLocation,
    })),
  ].filter(({ quantity }) => quantity > 0);
  return parts.flatMap(({ lineItemId, quantity, locationId }) => {
    const item = detail.lineItems.find((line) => line.lineItemId === lineItemId);
    if (item === undefined) return [];
    return [{ lineItemId, sku: item.sku, name: item.name, quantity, unitPrice: item.price, locationId }];
  });
}

/** Where an order leaves from that was not routed: the location that a workflow chose, else the only one. */
async function locationOf(transaction: ShopTransaction, orderId: string): Promise<string | null> {
  const chosen = (await lockDecidedOrders(transaction, [orderId])).get(orderId)?.kept.destination;
  const locations = await readLocations(transaction);
  const isChosen = locations.some(
    ({ locationId }) => chosen?.type === 'location' && String(locationId) === chosen.locationId,
  );
  if (chosen?.type === 'location' && isChosen) return chosen.locationId;
  const [first, second] = locations;
  return first !== undefined && second === undefined ? String(first.locationId) : null;
}
