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

/** What 3PLs know about an order. */
export interface OrderAtWarehouses {
  /** Each 3PL's part, oldest first. */
  parts: readonly WarehousePart[];
  /** Reships, oldest first. */
  reships: readonly Reship[];
  /** Tracking by shipment id; for shipments made in the store, as the store reports it. */
  carriers: ReadonlyMap<string, ParcelTracking>;
}

/** Closed orders expect no more answers. */
function isOpen(state: WarehouseOrderState): boolean {
  return state === 'queued' || state === 'sending' || state === 'sent' || state === 'held';
}

function shownRequest({ wanted, items, answer }: WarehouseRequest): WarehousePartRequest {
  const shown = { wanted, items: items.map(({ name, quantity }) => ({ name, quantity })) };
  return answer === null || answer.type === 'done'
    ? { ...shown, state: 'asking', words: '' }
    : { ...shown, state: answer.type, words: answer.words };
}

/** Carrier, link and further tracking numbers by shipment, as reported by 3PLs. */
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

/** Also includes the tracking numbers of reships, as the store gets them. */
export async function readTrackingsForStore(
  transaction: ShopTransaction,
  orderId: string,
  fulfillments: readonly Fulfillment[],
): Promise<ReadonlyMap<string, ParcelTracking>> {
  const known = await readParcelTracking(transaction, orderId);
  const reships = (await listWarehouseOrders(transaction, orderId)).filter(isReship).map(toReship);
  return withReshipTrackings(known, fulfillments, reships);
}

/** Each 3PL's part of an order, and the carriers of its parcels. */
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
