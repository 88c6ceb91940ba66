import type { ShopTransaction } from '@hub/database';
import { readStoreOrders } from '@hub/database/store';
import { listShippedParcels, listWarehouseOrders } from '@hub/database/warehouses';
import {
  type Fulfillment,
  type ParcelTracking,
  type Reship,
  type WarehousePart,
  type WarehousePartRequest,
  withReshipTrackings,
} from '@hub/domain/orders/detail';
import type { WarehouseOrderState, WarehouseRequest } from '@hub/domain/warehouses';
import { providerName } from './accountSettings.ts';
import { isReship, toReship } from './reships.ts';

/** What 3PLs know of an order. */
export interface OrderAtWarehouses {
  /** What each was given, oldest first. */
  parts: readonly WarehousePart[];
  /** What they send again, oldest first. */
  reships: readonly Reship[];
  /** Of each shipment, by its id; of those that were made in the store as the store says it. */
  carriers: ReadonlyMap<string, ParcelTracking>;
}

/** Of what has ended, nobody waits for an answer. */
function isOpen(state: WarehouseOrderState): boolean {
  return state === 'queued' || state === 'sending' || state === 'sent' || state === 'held';
}

function shownRequest({ wanted, items, answer }: WarehouseRequest): WarehousePartRequest {
  const shown = { wanted, items: items.map(({ name, quantity }) => ({ name, quantity })) };
  return answer === null || answer.type === 'done'
    ? { ...shown, state: 'asking', words: '' }
    : { ...shown, state: answer.type, words: answer.words };
}

/** Carrier, page and further numbers by shipment, as 3PLs reported them. */
async function readParcelTracking(
  transaction: ShopTransaction,
  orderId: string,
): Promise<ReadonlyMap<string, ParcelTracking>> {
  const parcels = (await listShippedParcels(transaction, orderId)).filter(
    ({ isVoided, extraNumber }) => !isVoided || extraNumber === null,
  );
  const byShipment = Map.groupBy(parcels, ({ fulfillmentId }) => fulfillmentId);
  return new Map(
    [...byShipment].map(([fulfillmentId, own]) => {
      const main = own.findLast(({ extraNumber }) => extraNumber === null);
      const moreTrackings = own.flatMap(({ extraNumber: number, carrier, trackingUrl: url }) =>
        number === null ? [] : [{ number, carrier, url }],
      );
      const { carrier = null, trackingUrl = null } = main ?? {};
      return [fulfillmentId, { carrier, trackingUrl, ...(moreTrackings.length > 0 && { moreTrackings }) }];
    }),
  );
}

/** The same with the numbers of what was sent again, as the store is told them. */
export async function readTrackingsForStore(
  transaction: ShopTransaction,
  orderId: string,
  fulfillments: readonly Fulfillment[],
): Promise<ReadonlyMap<string, ParcelTracking>> {
  const known = await readParcelTracking(transaction, orderId);
  const reships = (await listWarehouseOrders(transaction, orderId)).filter(isReship).map(toReship);
  return withReshipTrackings(known, fulfillments, reships);
}

/** Which 3PL was given which part of an order, and by which carriers its parcels go. */
export async function readWarehouseParts(transaction: ShopTransaction, orderId: string): Promise<OrderAtWarehouses> {
  const [given, own, inStore] = await Promise.all([
    listWarehouseOrders(transaction, orderId),
    readParcelTracking(transaction, orderId),
    readStoreOrders(transaction, [orderId]),
  ]);
  const theirs = Object.entries(inStore.get(orderId)?.facts?.trackings ?? {});
  return {
    reships: given.filter(isReship).map(toReship),
    parts: given
      .filter((record) => !isReship(record))
      .map(({ provider, account, lines, state, request }) => ({
        provider: providerName(provider),
        providerId: provider,
        account,
        units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        state,
        ...(request !== null && isOpen(state) && request.answer?.type !== 'done' && { request: shownRequest(request) }),
      })),
    carriers: new Map([...theirs, ...own]),
  };
}
