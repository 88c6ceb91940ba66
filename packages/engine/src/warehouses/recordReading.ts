import {
  lockOrders,
  lockWarehouseOrders,
  readParcels,
  saveParcel,
  saveWarehouseOrder,
  type ShopTransaction,
  type StoredParcel,
  type WarehouseOrderKey,
  type WarehouseOrderRecord,
} from '@hub/database';
import { orderEvent } from '@hub/domain/events';
import { message, wordsText } from '@hub/domain/messages';
import {
  itemsToShip,
  type OrderState,
  type PackedBox,
  type PackedItem,
  packParcels,
  replacedShipment,
  waitingStages,
} from '@hub/domain/orders';
import { isChangePending, type WarehouseOrderLine } from '@hub/domain/warehouses';
import type { Parcel, WarehouseOrder } from '@hub/providers';
import { addEvent } from '../orders/addEvent.ts';
import { recordShipment, recordTracking, recordVoid } from '../orders/recordShipment.ts';
import { recordWarehouseFailure, recordWarehouseRefusal } from '../orders/recordWarehouseRefusal.ts';
import { providerName } from './accountSettings.ts';
import { linesInError } from './linesInError.ts';
import { openLines, unitsByLine, withoutLines } from './openUnits.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/**
 * Whether the order expects what its 3PL ships. One in error may have other parts, which another 3PL ships; they keep being
 * shipped when a person moves it from there, so that nothing of them is sent again.
 */
function isExpected({ state, request, cancelRequestedAt }: WarehouseOrderRecord, { stage }: OrderState): boolean {
  const isLeft = state === 'sent' && request === null && cancelRequestedAt === null;
  return stage === 'inFulfillment' || stage === 'error' || (isLeft && waitingStages.includes(stage));
}

/** Nothing more is expected of a parcel. */
const endStatuses: readonly string[] = ['delivered', 'canceled'];

/**
 * Records what is new in a reading of an order: parcels become shipments, tracking goes on, voided parcels are to be
 * shipped again, and an order that the 3PL canceled or closed short is an error. The same reading twice changes nothing,
 * and neither does an older one of a parcel that has arrived. Resolves to true where it has to be read once more by itself,
 * since parcels seem to be missing.
 */
export async function recordReading(
  transaction: ShopTransaction,
  services: WarehouseServices,
  key: WarehouseOrderKey,
  reading: WarehouseOrder,
  now: Date,
): Promise<boolean> {
  const { orderId, number } = key;
  await lockOrders(transaction, [orderId]);
  const record = (await lockWarehouseOrders(transaction, orderId)).find((other) => other.number === number);
  if (record?.state !== 'sent' && record?.state !== 'held') return false;
  const before = await readParcels(transaction, record);
  await voidParcels(transaction, services, record, reading, now);
  await shipParcels(transaction, services, record, reading, now);
  await trackParcels(transaction, services, record, reading, now);
  await noteProblem(transaction, record, reading, now);
  const missing = reading.state === 'shipped' ? await countMissing(transaction, record, reading) : 0;
  const hasNewParcels = reading.parcels.some(({ parcelId }) => !before.has(parcelId));
  // Another parcel may be listed a moment after the order is said to be shipped.
  if (missing > 0 && hasNewParcels) {
    await readAgain(transaction, services, record, now);
    return true;
  }
  const state = missing > 0 ? 'closedShort' : reading.state;
  await endOrder(transaction, services, record, { ...reading, state }, now);
  return false;
}

/** Units that are expected of what is said to be shipped and that its parcels do not hold, where all say what they hold. */
async function countMissing(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  { parcels }: WarehouseOrder,
): Promise<number> {
  const isKnown = parcels.length > 0 && parcels.every(({ lines, isVoided }) => lines !== null && !isVoided);
  const order = isKnown ? (await lockOrders(transaction, [record.orderId])).get(record.orderId) : undefined;
  if (order === undefined || !isExpected(record, order)) return 0;
  const open = openLines(record, await readParcels(transaction, record), order.detail);
  return stillWanted(open, order).reduce((units, { quantity }) => units + quantity, 0);
}

/** Parcels that had become shipments, and that are voided now. */
async function voidParcels(
  transaction: ShopTransaction,
  { providers }: WarehouseServices,
  record: WarehouseOrderRecord,
  { parcels }: WarehouseOrder,
  now: Date,
): Promise<void> {
  const known = await readParcels(transaction, record);
  for (const parcel of parcels) {
    const stored = known.get(parcel.parcelId);
    if (!parcel.isVoided || stored?.isVoided === true) continue;
    await saveParcel(transaction, record, toStored(parcel, stored?.fulfillmentId ?? null), now);
    if (stored?.fulfillmentId != null)
      await recordVoid(transaction, providers, record.orderId, stored.fulfillmentId, now);
  }
}

/** Parcels that have left become shipments, or take the place of one that is no longer listed: its label was replaced. */
async function shipParcels(
  transaction: ShopTransaction,
  { providers }: WarehouseServices,
  record: WarehouseOrderRecord,
  { parcels, state }: WarehouseOrder,
  now: Date,
): Promise<void> {
  const { orderId } = record;
  const known = await readParcels(transaction, record);
  const fresh = parcels.filter(
    ({ parcelId, isVoided, shippedAt }) => !isVoided && shippedAt !== null && !known.has(parcelId),
  );
  const order = (await lockOrders(transaction, [orderId])).get(orderId);
  if (fresh.length === 0 || order === undefined) return;
  const open = stillWanted(openLines(record, known, order.detail), order);
  const isComplete = state === 'shipped' || state === 'closedShort';
  const packed = packParcels(fresh, open, { isComplete });
  const gone = shipmentsNoLongerListed(known, parcels);
  for (const parcel of fresh) {
    const items = packed.get(parcel.parcelId);
    // What is in it is known when all has left.
    if (items === undefined && parcel.lines === null && !isComplete) continue;
    const replaced = items === undefined ? replacedShipment(parcel, [...gone.keys()], order.detail) : undefined;
    if (replaced !== undefined) {
      const before = gone.get(replaced);
      gone.delete(replaced);
      if (before) await saveParcel(transaction, record, { ...before, isVoided: true, fulfillmentId: null }, now);
      // What follows its tracking takes over the number.
      await saveParcel(transaction, record, toStored(parcel, replaced), now);
      continue;
    }
    const shipped =
      items === undefined || !isExpected(record, order)
        ? null
        : await recordShipment(transaction, providers, orderId, toBoxes(parcel, items, open), now);
    const [first] = shipped?.shipments ?? [];
    await saveParcel(transaction, record, toStored(parcel, first?.fulfillmentId ?? null), now);
    if (first !== undefined) continue;
    const unexpected = { provider: providerName(record.provider), tracking: parcel.trackingNumber };
    await addEvent(transaction, orderId, orderEvent('unexpectedParcel', unexpected), now);
  }
}

/** Shipments by id, with their parcels, that the 3PL leaves out of its list of all parcels. */
function shipmentsNoLongerListed(
  known: ReadonlyMap<string, StoredParcel>,
  parcels: readonly Parcel[],
): Map<string, StoredParcel> {
  const listed = new Set(parcels.map(({ parcelId }) => parcelId));
  return new Map(
    [...known.values()].flatMap((parcel) =>
      parcel.fulfillmentId === null || parcel.isVoided || listed.has(parcel.parcelId)
        ? []
        : [[parcel.fulfillmentId, parcel]],
    ),
  );
}

/** Of what the warehouse has, what the order still expects. */
function stillWanted(lines: readonly WarehouseOrderLine[], { detail }: OrderState): readonly WarehouseOrderLine[] {
  const wanted = unitsByLine(itemsToShip(detail));
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, wanted.get(line.lineItemId) ?? 0);
    wanted.set(line.lineItemId, (wanted.get(line.lineItemId) ?? 0) - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** One box, from the location that its first line was routed to. */
function toBoxes(parcel: Parcel, items: readonly PackedItem[], lines: readonly WarehouseOrderLine[]): PackedBox[] {
  const [first] = items;
  const locationId = lines.find(({ lineItemId }) => lineItemId === first?.lineItemId)?.locationId ?? null;
  return [{ items, trackingNumber: parcel.trackingNumber, shipmentStatus: parcel.status, locationId }];
}

async function trackParcels(
  transaction: ShopTransaction,
  { providers }: WarehouseServices,
  record: WarehouseOrderRecord,
  { parcels }: WarehouseOrder,
  now: Date,
): Promise<void> {
  const known = await readParcels(transaction, record);
  for (const parcel of parcels) {
    const stored = known.get(parcel.parcelId);
    if (stored?.fulfillmentId == null || parcel.isVoided) continue;
    const { status, trackingNumber, carrier, trackingUrl } = parcel;
    if (carrier !== stored.carrier || trackingUrl !== stored.trackingUrl)
      await saveParcel(transaction, record, toStored(parcel, stored.fulfillmentId), now);
    const report = { fulfillmentId: stored.fulfillmentId, status, trackingNumber };
    await recordTracking(transaction, providers, record.orderId, report, now);
  }
}

/** Why it stands still, once. */
async function noteProblem(
  transaction: ShopTransaction,
  { orderId, number, provider, words, state, request }: WarehouseOrderRecord,
  { problem }: WarehouseOrder,
  now: Date,
): Promise<void> {
  // It stands still because the merchant wants it to.
  const isWanted = state === 'held' || isChangePending(request);
  const isKnown = problem !== null && words !== null && wordsText(problem) === wordsText(words);
  if (problem === words || isKnown || isWanted) return;
  await saveWarehouseOrder(transaction, { orderId, number }, { words: problem });
  if (problem === null) return;
  const said = { provider: providerName(provider), words: problem };
  await addEvent(transaction, orderId, orderEvent('heldByWarehouse', said), now);
}

/** What follows from where the order stands at its 3PL, and when it is read again. */
async function endOrder(
  transaction: ShopTransaction,
  services: WarehouseServices,
  record: WarehouseOrderRecord,
  { state, parcels }: WarehouseOrder,
  now: Date,
): Promise<void> {
  const { orderId, provider, sentAt } = record;
  if (state === 'cancelled') {
    const request = record.request?.wanted === 'cancel' ? null : record.request;
    await saveWarehouseOrder(transaction, record, { state: 'cancelled', nextReadAt: null, lastReadAt: now, request });
    if (record.cancelRequestedAt !== null || record.state === 'held' || isChangePending(record.request)) return;
    const reason = message('warehouses.cancelledThere', { provider: providerName(provider) });
    await recordWarehouseRefusal(transaction, orderId, reason, now, await linesInError(transaction, record));
    return;
  }
  if (state === 'closedShort') await closeShort(transaction, record, now);
  const own = parcels.filter(({ isVoided }) => !isVoided);
  const isAllShipped = state === 'shipped' || state === 'closedShort';
  const hasArrived = isAllShipped && own.every(({ status }) => endStatuses.includes(status));
  const interval = services.readIntervalMs(now.getTime() - (sentAt ?? now).getTime(), isAllShipped);
  const isEnded = hasArrived || interval === null;
  await saveWarehouseOrder(transaction, record, {
    lastReadAt: now,
    nextReadAt: isEnded ? null : new Date(now.getTime() + interval),
    ...(hasArrived && { state: 'done' }),
  });
}

/** As soon as one that has not been packed. */
async function readAgain(
  transaction: ShopTransaction,
  services: WarehouseServices,
  record: WarehouseOrderRecord,
  now: Date,
): Promise<void> {
  const interval = services.readIntervalMs(now.getTime() - (record.sentAt ?? now).getTime(), false);
  const nextReadAt = interval === null ? null : new Date(now.getTime() + interval);
  await saveWarehouseOrder(transaction, record, { lastReadAt: now, nextReadAt });
}

/** What has not left will not: the warehouse order is what was shipped, and the rest of the order is an error. */
async function closeShort(transaction: ShopTransaction, record: WarehouseOrderRecord, now: Date): Promise<void> {
  const order = (await lockOrders(transaction, [record.orderId])).get(record.orderId);
  if (order === undefined) return;
  const open = openLines(record, await readParcels(transaction, record), order.detail);
  const left = open.reduce((units, { quantity }) => units + quantity, 0);
  if (left === 0) return;
  await saveWarehouseOrder(transaction, record, { lines: withoutLines(record.lines, open) });
  const reason = message('warehouses.closedShort', { provider: providerName(record.provider), units: left });
  const inError = await linesInError(transaction, { ...record, lines: open });
  await recordWarehouseFailure(transaction, record.orderId, reason, now, inError);
}

function toStored({ parcelId, carrier, trackingUrl, isVoided }: Parcel, fulfillmentId: string | null): StoredParcel {
  return { parcelId, carrier, trackingUrl, isVoided, fulfillmentId };
}
