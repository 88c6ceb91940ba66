import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockOrders } from '@hub/database/orders';
import { readParcels, type WarehouseOrderRecord } from '@hub/database/warehouses';
import { message } from '@hub/domain/messages';
import { isContentKnown } from '@hub/domain/orders/shipping';
import { isChangePending, type WarehouseRequest } from '@hub/domain/warehouses';
import {
  type AccountSettings,
  hasUnits,
  type OutgoingShipment,
  type ProviderConnection,
  type SentShipment,
  TooLateError,
} from '@hub/providers';
import { queues, type WarehouseOrderJob } from '../jobs/queues.ts';
import { providerName, readAccountSettings } from './accountSettings.ts';
import { findSent, lockWarehouseOrder, notConnected, sendingUntil } from './askWarehouse.ts';
import { openLines, withoutLines } from './openUnits.ts';
import { outgoingShipment } from './outgoingShipment.ts';
import { type ChangeResult, recordChange } from './recordChange.ts';
import { callProvider } from './sendToWarehouse.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** A request with the data to ask the 3PL. */
interface PendingChange {
  record: WarehouseOrderRecord;
  request: WarehouseRequest;
  settings: AccountSettings;
  /** Shipment with the remaining lines; null when there are none. */
  shipment: OutgoingShipment | null;
}

/**
 * Asks a 3PL to hold an order or remove items. Where its API can't, the order is canceled there and the rest is sent as
 * a new one, at once or after the hold. Calls are safe to repeat, and nothing is resent before the 3PL has released the
 * order, so a crash is safe.
 */
export async function changeAtWarehouse(
  services: WarehouseServices,
  shopId: number,
  job: WarehouseOrderJob,
): Promise<void> {
  const { database, connections, now } = services;
  const found = await database.inShop(shopId, (transaction) => pendingChange(transaction, services, job, now()));
  if (found === null) return;
  const { record, request, settings, shipment } = found;
  const connection = connections.open(shopId, record, settings);
  const isAddress = request.wanted === 'address';
  if (isAddress && (shipment === null || connection.update === undefined)) {
    const provider = providerName(record.provider);
    const answer =
      shipment === null
        ? ({ type: 'tooLate', words: message('providers.shipped', { provider }) } as const)
        : ({ type: 'noAnswer', words: message('warehouses.noAddressCall') } as const);
    const reply = { value: null, error: null, answer };
    return database.inShop(shopId, (transaction) =>
      recordChange(transaction, services, { job, request }, reply, now()),
    );
  }
  const result = await callProvider(async (): Promise<ChangeResult> => {
    const sent = await findSent(connection, record);
    // No call of it arrived, or the 3PL has already released it.
    if (sent === null || record.state === 'cancelled') return 'cancelled';
    if (connection.update === undefined || shipment === null) {
      await connection.cancel(sent);
      return 'cancelled';
    }
    try {
      await connection.update(sent, shipment, request.wanted === 'hold' ? { isOnHold: true } : {});
    } catch (error) {
      // Parcels don't show the address.
      if (request.wanted !== 'removal' || request.isMoved || !(error instanceof TooLateError)) throw error;
      if (!(await hasLeftAsWanted(connection, sent, shipment))) throw error;
    }
    return sent;
  });
  await database.inShop(shopId, (transaction) => recordChange(transaction, services, { job, request }, result, now()));
}

/** Whether all of it left without the removed items: an earlier call, whose reply was lost, has removed them. */
async function hasLeftAsWanted(
  connection: ProviderConnection,
  sent: SentShipment,
  { lines }: OutgoingShipment,
): Promise<boolean> {
  const { state, parcels } = await connection.readShipment(sent);
  const live = parcels.filter(({ isVoided }) => !isVoided);
  const hasLeft = state === 'shipped' || state === 'closedShort';
  return (
    hasLeft &&
    live.every(isContentKnown) &&
    hasUnits(
      live.flatMap((parcel) => parcel.lines ?? []),
      lines,
    )
  );
}

/** Null when there is nothing to ask now. */
async function pendingChange(
  transaction: ShopTransaction,
  services: WarehouseServices,
  job: WarehouseOrderJob,
  now: Date,
): Promise<PendingChange | null> {
  const order = (await lockOrders(transaction, [job.orderId])).get(job.orderId);
  const record = await lockWarehouseOrder(transaction, job);
  if (order === undefined || record === undefined || !isChangePending(record.request)) return null;
  const { request } = record;
  const startAt = sendingUntil(record, now);
  if (startAt !== null) {
    await addJobs(transaction, [{ queue: queues.changeAtWarehouse, data: job, startAt }]);
    return null;
  }
  const settings = await readAccountSettings(transaction, services, record, record.site);
  if (settings === null) {
    const answer = { type: 'noAnswer', words: notConnected } as const;
    await recordChange(transaction, services, { job, request }, { value: null, error: null, answer }, now);
    return null;
  }
  const lines = withoutLines(record.lines, request.items);
  const isAllShipped = openLines({ lines }, await readParcels(transaction, record), order.detail).length === 0;
  const shipment = isAllShipped
    ? null
    : await outgoingShipment(transaction, services.providers, { ...record, lines }, order, now);
  if (!isAllShipped && shipment === null && record.state !== 'cancelled') {
    const answer = { type: 'noAnswer', words: message('warehouses.customerRemovedAtWarehouse') } as const;
    await recordChange(transaction, services, { job, request }, { value: null, error: null, answer }, now);
    return null;
  }
  return { record, request, settings, shipment };
}
