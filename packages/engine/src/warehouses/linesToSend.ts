import type { ShopTransaction } from '@hub/database';
import { readAllocations } from '@hub/database/routing';
import { readLocations } from '@hub/database/shops';
import { readParcels, type WarehouseOrderRecord } from '@hub/database/warehouses';
import { lockDecidedOrders } from '@hub/database/workflows';
import { message, type Words } from '@hub/domain/messages';
import type { OrderState } from '@hub/domain/orders/actions';
import { itemsToShip } from '@hub/domain/orders/shipping';
import { takeShipped } from '@hub/domain/routing';
import type { WarehouseOrderLine, WarehouseOrderState } from '@hub/domain/warehouses';
import { providerName } from './accountSettings.ts';
import { openLines, unitsByLine } from './openUnits.ts';

/** States of warehouse orders that a 3PL has or is about to get. */
const givenStates: readonly WarehouseOrderState[] = ['queued', 'sending', 'sent'];

/**
 * Why it is unknown what a 3PL shipped. `noParcel`: reported as shipped without a parcel. `skus`: shipped something it
 * wasn't sent. `refusal`: it no longer reports the order, for this reason. `units`: missing from the parcels of a
 * shipped order, or not shipped after `days`.
 */
export type UnsettledReason =
  | 'noParcel'
  | { skus: readonly string[] }
  | { refusal: Words }
  | { units: number; days: number | null };

/** Error text for an order whose shipped units are unknown. */
export function unsettledWords(record: Pick<WarehouseOrderRecord, 'provider'>, reason: UnsettledReason): Words {
  const provider = providerName(record.provider);
  if (reason === 'noParcel') return message('warehouses.noParcel', { provider });
  if ('skus' in reason) return message('warehouses.unknownSkus', { provider, skus: reason.skus.join(', ') });
  if ('refusal' in reason) return message('warehouses.notKnownThere', { provider, words: reason.refusal });
  const { units, days } = reason;
  return days === null
    ? message('warehouses.missingUnits', { provider, units })
    : message('warehouses.neverShipped', { provider, units, days });
}

const unsettledCodes: readonly string[] = [
  'warehouses.noParcel',
  'warehouses.unknownSkus',
  'warehouses.notKnownThere',
  'warehouses.missingUnits',
  'warehouses.neverShipped',
];

/**
 * Whether the order was in error for an unknown shipment. Once it is in fulfillment again, a person wants the rest
 * resent.
 */
export function isUnsettled({ state, words }: WarehouseOrderRecord): boolean {
  return state === 'sent' && words !== null && typeof words === 'object' && unsettledCodes.includes(words.code);
}

/** Units of a locked order that no 3PL has yet, with their routed locations. */
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
  // What a 3PL already has counts toward its own location.
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

/** Location of an unrouted order: a workflow's choice, or the only one. */
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
