import type { ShopTransaction } from '@hub/database';
import { lockOrders } from '@hub/database/orders';
import {
  countSavedBoxes,
  lockAllWarehouseOrders,
  lockTrackingNumbers,
  readParcels,
  saveParcel,
  saveWarehouseOrder,
  type StoredParcel,
  type WarehouseOrderKey,
  type WarehouseOrderRecord,
} from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import { message, type Words, wordsText } from '@hub/domain/messages';
import { waitingStages } from '@hub/domain/orders';
import type { OrderState } from '@hub/domain/orders/actions';
import {
  isContentKnown,
  isRest,
  itemsToShip,
  type PackedBox,
  type PackedItem,
  packParcels,
  replacedShipment,
  splitMixed,
  unknownSkus,
} from '@hub/domain/orders/shipping';
import type { StockMove } from '@hub/domain/stock';
import { isChangePending, type WarehouseOrderLine } from '@hub/domain/warehouses';
import type { Parcel, WarehouseOrder } from '@hub/providers';
import { isDeepStrictEqual } from 'node:util';
import { addEvent } from '../orders/addEvent.ts';
import { recordShipment, recordTracking, recordVoid } from '../orders/recordShipment.ts';
import { recordWarehouseFailure, recordWarehouseRefusal } from '../orders/recordWarehouseRefusal.ts';
import { moveStock, putBack } from '../routing/reserveStock.ts';
import { providerName } from './accountSettings.ts';
import { linesInError } from './linesInError.ts';
import { isUnsettled, type UnsettledReason, unsettledWords } from './linesToSend.ts';
import { openLines, unitsByLine, withoutLines } from './openUnits.ts';
import { readingInOwnSkus } from './providerSkus.ts';
import { ageMs, dayMs, endStatuses, nextReading, refusedReadMs } from './readingTimes.ts';
import { recordReshipReading } from './recordReshipReading.ts';
import { isReship, namesOf, stopReship } from './reships.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/**
 * Whether the order expects shipments from this 3PL. An order in error may have parts at another 3PL; they still ship
 * after a person reopens it, so that they aren't resent.
 */
function isExpected({ state, request, cancelRequestedAt }: WarehouseOrderRecord, { stage }: OrderState): boolean {
  const isLeft = state === 'sent' && request === null && cancelRequestedAt === null;
  return stage === 'inFulfillment' || stage === 'error' || (isLeft && waitingStages.includes(stage));
}

/**
 * Records what is new in a reading: parcels become shipments, tracking is updated, voided parcels are shipped again,
 * and an order canceled or closed short by the 3PL is an error. Ignores repeated readings, and outdated ones of an
 * arrived parcel. Resolves to true when it must be read individually once more, because parcels seem to be missing.
 */
export async function recordReading(
  transaction: ShopTransaction,
  services: WarehouseServices,
  key: WarehouseOrderKey,
  answer: WarehouseOrder,
  now: Date,
): Promise<boolean> {
  const { orderId, number } = key;
  const numbers = answer.parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  await lockTrackingNumbers(transaction, numbers);
  const order = (await lockOrders(transaction, [orderId])).get(orderId);
  const record = (await lockAllWarehouseOrders(transaction, orderId)).find((other) => other.number === number);
  if (record?.state !== 'sent' && record?.state !== 'held') return false;
  const inOwnSkus = await readingInOwnSkus(transaction, record, answer);
  if (isReship(record)) {
    await noteProblem(transaction, record, inOwnSkus, now);
    await recordReshipReading(transaction, services, record, inOwnSkus, now);
    return false;
  }
  const before = await readParcels(transaction, record);
  const reading = withMixedSplit(inOwnSkus, record, before, order);
  await voidParcels(transaction, services, record, reading, now);
  await shipParcels(transaction, services, record, reading, now);
  await trackParcels(transaction, services, record, reading, now);
  // Most readings have no parcels yet.
  if (before.size > 0 || reading.parcels.length > 0) {
    const [earlier, later] = [shippedNumbers(before), shippedNumbers(await readParcels(transaction, record))];
    const changed = [...earlier, ...later].filter((known) => earlier.has(known) !== later.has(known));
    await countSavedBoxes(transaction, changed);
  }
  const open = reading.state === 'cancelled' ? [] : await expectedLines(transaction, record);
  const isLast = nextReading(services, record, now) === null;
  const live = reading.parcels.filter(({ isVoided }) => !isVoided);
  const isMissing = reading.state === 'shipped' && open.length > 0;
  if (isMissing && live.length === 0 && (record.readsAlone || isLast))
    return recordUnsettled(transaction, services, record, 'noParcel', now);
  // A parcel may appear a moment after the order is reported shipped or a label is voided.
  const isNews =
    live.length === 0 ||
    reading.parcels.some(
      (parcel) =>
        before.get(parcel.parcelId)?.isVoided !== parcel.isVoided && unknownSkus([parcel], record.lines).length === 0,
    );
  await noteProblem(transaction, record, reading, now);
  if (isMissing && isNews && !isLast) {
    await readAgain(transaction, services, record, now);
    return true;
  }
  const hasLeft = reading.state === 'shipped' || reading.state === 'closedShort';
  const skus = hasLeft && open.length > 0 ? unknownSkus(live, record.lines) : [];
  if (skus.length > 0) return recordUnsettled(transaction, services, record, { skus }, now);
  const isShort = isMissing && isAllKnown(reading);
  const isTooLate = isLast && !hasLeft && open.length > 0;
  if (isTooLate || (isMissing && !isShort)) {
    const units = open.reduce((sum, { quantity }) => sum + quantity, 0);
    const days = isTooLate ? Math.floor(ageMs(record, now) / dayMs) : null;
    return recordUnsettled(transaction, services, record, { units, days }, now);
  }
  const state = isShort ? 'closedShort' : reading.state;
  await endOrder(transaction, services, record, { ...reading, state }, now);
  return false;
}

/**
 * The 3PL doesn't report the order's state. The first time may be a mistake; the second is an error for a person if
 * anything is still expected.
 */
export async function recordRefusedReading(
  transaction: ShopTransaction,
  services: WarehouseServices,
  key: WarehouseOrderKey,
  words: Words,
  now: Date,
): Promise<void> {
  const { orderId, number } = key;
  await lockOrders(transaction, [orderId]);
  const record = (await lockAllWarehouseOrders(transaction, orderId)).find((other) => other.number === number);
  if (record?.state !== 'sent' && record?.state !== 'held') return;
  // Text about another problem is not a refusal.
  const isFirst = typeof record.words !== 'object' || record.words?.code !== 'warehouses.readRefused';
  const isExpectedThere =
    !isUnsettled(record) && !isReship(record) && (await expectedLines(transaction, record)).length > 0;
  if (!isFirst && isReship(record) && !record.reship.hasLeft) {
    const stopped = { state: 'failed', words: unsettledWords(record, { refusal: words }) } as const;
    return stopReship(transaction, record, stopped, now);
  }
  const isLast = nextReading(services, record, now) === null;
  const nextReadAt = isLast ? null : new Date(now.getTime() + refusedReadMs);
  if (!isFirst && isExpectedThere) {
    const reason = unsettledWords(record, { refusal: words });
    await saveWarehouseOrder(transaction, record, { words: reason, lastReadAt: now, nextReadAt });
    await recordWarehouseFailure(transaction, orderId, reason, now, new Set());
    return;
  }
  const refused = message('warehouses.readRefused', { words });
  await saveWarehouseOrder(transaction, record, {
    nextReadAt,
    ...(isFirst && !isUnsettled(record) && { words: refused }),
  });
}

/** Units the order expects from the 3PL that are in none of its parcels. */
async function expectedLines(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
): Promise<readonly WarehouseOrderLine[]> {
  const order = (await lockOrders(transaction, [record.orderId])).get(record.orderId);
  if (order === undefined || !isExpected(record, order)) return [];
  return stillWanted(openLines(record, await readParcels(transaction, record), order.detail), order);
}

/** Whether all parcels are listed with their contents. */
function isAllKnown({ parcels }: WarehouseOrder): boolean {
  return parcels.length > 0 && parcels.every((parcel) => isContentKnown(parcel) && !parcel.isVoided);
}

/**
 * It is unknown what has left or will: an error for a person. The lines stay with the 3PL, so nothing is resent
 * automatically, and a later parcel can still ship them.
 */
async function recordUnsettled(
  transaction: ShopTransaction,
  services: WarehouseServices,
  record: WarehouseOrderRecord,
  reason: UnsettledReason,
  now: Date,
): Promise<boolean> {
  const words = unsettledWords(record, reason);
  await readAgain(transaction, services, record, now);
  await saveWarehouseOrder(transaction, record, { words });
  await recordWarehouseFailure(transaction, record.orderId, words, now, new Set());
  return true;
}

/** Tracking numbers of the parcels that left. */
function shippedNumbers(parcels: ReadonlyMap<string, StoredParcel>): Set<string> {
  const live = [...parcels.values()].filter(({ fulfillmentId, isVoided }) => fulfillmentId !== null && !isVoided);
  return new Set(live.flatMap(({ trackingNumber }) => trackingNumber ?? []));
}

/** Splits each parcel with known and unknown SKUs into two. */
function withMixedSplit(
  reading: WarehouseOrder,
  { lines }: WarehouseOrderRecord,
  known: ReadonlyMap<string, StoredParcel>,
  order: OrderState | undefined,
): WarehouseOrder {
  // A list that changes during paging may name one twice.
  const distinct = [...new Map(reading.parcels.map((parcel) => [parcel.parcelId, parcel])).values()];
  const parcels = distinct.flatMap((parcel) => {
    const stored = known.get(parcel.parcelId);
    if (stored === undefined) return parcel.isVoided ? [parcel] : splitMixed(parcel, lines, null);
    const { fulfillmentId, extraNumber } = stored;
    if (fulfillmentId === null || extraNumber !== null) return [parcel];
    const own = order?.detail.fulfillments.filter((part) => part.fulfillmentId === fulfillmentId) ?? [];
    return splitMixed(parcel, lines, new Set(own.map(({ lineItemId }) => lineItemId)));
  });
  return { ...reading, parcels };
}

/** Voids shipments whose parcels are now voided. */
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
    await saveParcel(transaction, record, { ...toStored(parcel, null), ...stored, isVoided: true }, now);
    if (stored?.fulfillmentId == null)
      await putBack(transaction, record.orderId, unexpectedShipment(record, parcel), [], now);
    else if (stored.extraNumber === null)
      await recordVoid(transaction, providers, record.orderId, stored.fulfillmentId, now);
  }
}

/** Turns parcels that left into shipments, or matches them to one no longer listed: its label was replaced. */
async function shipParcels(
  transaction: ShopTransaction,
  { providers }: WarehouseServices,
  record: WarehouseOrderRecord,
  { parcels, state }: WarehouseOrder,
  now: Date,
): Promise<void> {
  const { orderId } = record;
  const known = await readParcels(transaction, record);
  // All parcels of a shipped order have left, even without a date.
  const fresh = parcels.filter(
    ({ parcelId, isVoided, shippedAt }) =>
      !isVoided && (shippedAt !== null || state === 'shipped') && !isRecorded(known, parcelId),
  );
  const order = (await lockOrders(transaction, [orderId])).get(orderId);
  if (fresh.length === 0 || order === undefined) return;
  const open = stillWanted(openLines(record, known, order.detail), order);
  const isComplete = state === 'shipped' || state === 'closedShort';
  const packed = packParcels(fresh, open, { isComplete });
  const unexpected = packParcels(fresh, openLines(record, known, order.detail), { isComplete });
  const gone = shipmentsNoLongerListed(known, parcels);
  for (const parcel of fresh) {
    const items = packed.get(parcel.parcelId);
    // Its contents are unknown here; once its SKUs are mapped, it ships what is still open.
    const isForeign = open.length > 0 && items === undefined && isContentKnown(parcel);
    if (isForeign && isExpected(record, order) && unknownSkus([parcel], record.lines).length > 0) continue;
    if (isRest(parcel) && items === undefined) continue;
    // Its contents are known once everything has left.
    if (items === undefined && !isContentKnown(parcel) && !isComplete) continue;
    const replaced = items === undefined ? replacedShipment(parcel, [...gone.keys()], order.detail) : undefined;
    if (replaced !== undefined) {
      const before = gone.get(replaced);
      gone.delete(replaced);
      if (before) await saveParcel(transaction, record, { ...before, isVoided: true, fulfillmentId: null }, now);
      // The tracking number moves to the parcel that replaces it.
      await saveParcel(transaction, record, toStored(parcel, replaced), now);
      continue;
    }
    const shipped =
      items === undefined || !isExpected(record, order)
        ? null
        : await recordShipment(transaction, providers, orderId, toBoxes(parcel, items, open), now);
    const [first] = shipped?.shipments ?? [];
    const extraOf = first === undefined ? await shipmentOfExtra(transaction, record, parcel) : null;
    const extraNumber = extraOf === null ? null : parcel.trackingNumber;
    await saveParcel(transaction, record, { ...toStored(parcel, first?.fulfillmentId ?? extraOf), extraNumber }, now);
    if (first !== undefined || extraOf !== null) continue;
    await shipUnexpected(transaction, record, parcel, unexpected.get(parcel.parcelId) ?? [], now);
    const said = { provider: providerName(record.provider), tracking: parcel.trackingNumber };
    await addEvent(transaction, orderId, orderEvent('unexpectedParcel', said), now);
  }
}

/** Units the order no longer expects leave the stock too. Its reservations stay. */
async function shipUnexpected(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  parcel: Parcel,
  items: readonly PackedItem[],
  now: Date,
): Promise<void> {
  const moves = items.flatMap(({ lineItemId, quantity }): readonly StockMove[] => {
    const { sku, locationId = null } = record.lines.find((line) => line.lineItemId === lineItemId) ?? {};
    if (sku === undefined || locationId === null) return [];
    const shipped = { orderId: record.orderId, shipment: unexpectedShipment(record, parcel) };
    return [{ sku, locationId, cause: 'shippedLate', onHand: -quantity, ...shipped }];
  });
  await moveStock(transaction, moves, now);
}

/** Replaces a shipment id for a parcel without a shipment in the order. */
function unexpectedShipment({ number }: WarehouseOrderRecord, { parcelId }: Parcel): string {
  return `${number}/${parcelId}`;
}

/** A further tracking number of a voided shipment becomes a separate parcel again. */
function isRecorded(known: ReadonlyMap<string, StoredParcel>, parcelId: string): boolean {
  const stored = known.get(parcelId);
  if (stored === undefined || stored.extraNumber === null) return stored !== undefined;
  return [...known.values()].some(
    ({ fulfillmentId, extraNumber, isVoided }) =>
      fulfillmentId === stored.fulfillmentId && extraNumber === null && !isVoided,
  );
}

/**
 * The latest shipment, which gets the tracking number of a parcel with unknown contents once everything sent to the 3PL
 * has left. Null when there is none.
 */
async function shipmentOfExtra(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  parcel: Parcel,
): Promise<string | null> {
  if (isContentKnown(parcel) || parcel.trackingNumber === null) return null;
  const known = await readParcels(transaction, record);
  const order = (await lockOrders(transaction, [record.orderId])).get(record.orderId);
  if (order === undefined || openLines(record, known, order.detail).length > 0) return null;
  const shipped = [...known.values()].flatMap(({ fulfillmentId, extraNumber, isVoided }) =>
    extraNumber === null && !isVoided ? (fulfillmentId ?? []) : [],
  );
  return shipped.toSorted((a, b) => Number(b) - Number(a))[0] ?? null;
}

/** Shipments by id, with parcels missing from the 3PL's complete list. */
function shipmentsNoLongerListed(
  known: ReadonlyMap<string, StoredParcel>,
  parcels: readonly Parcel[],
): Map<string, StoredParcel> {
  const listed = new Set(parcels.map(({ parcelId }) => parcelId));
  return new Map(
    [...known.values()].flatMap((parcel) =>
      parcel.fulfillmentId === null || parcel.extraNumber !== null || parcel.isVoided || listed.has(parcel.parcelId)
        ? []
        : [[parcel.fulfillmentId, parcel]],
    ),
  );
}

/** The warehouse's units that the order still expects. */
function stillWanted(lines: readonly WarehouseOrderLine[], { detail }: OrderState): readonly WarehouseOrderLine[] {
  const wanted = unitsByLine(itemsToShip(detail));
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, wanted.get(line.lineItemId) ?? 0);
    wanted.set(line.lineItemId, (wanted.get(line.lineItemId) ?? 0) - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** One box, from the routed location of its first line. */
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
    const { status, trackingNumber } = parcel;
    const isExtra = stored.extraNumber !== null;
    const extraNumber = isExtra ? (trackingNumber ?? stored.extraNumber) : null;
    const fresh = { ...toStored(parcel, stored.fulfillmentId), extraNumber };
    const named = trackingNumber === null ? { ...fresh, trackingNumber: stored.trackingNumber } : fresh;
    if (!isDeepStrictEqual(named, stored)) await saveParcel(transaction, record, named, now);
    if (isExtra) continue;
    const report = { fulfillmentId: stored.fulfillmentId, status, trackingNumber };
    await recordTracking(transaction, providers, record.orderId, report, now);
  }
}

/** Notes once why it is stuck. */
async function noteProblem(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  { problem }: WarehouseOrder,
  now: Date,
): Promise<void> {
  const { orderId, number, provider, words, state, request } = record;
  // It is stuck because the merchant wants it to be.
  const isWanted = state === 'held' || isChangePending(request);
  const isKnown = problem !== null && words !== null && wordsText(problem) === wordsText(words);
  if (problem === words || isKnown || isWanted) return;
  await saveWarehouseOrder(transaction, { orderId, number }, { words: problem });
  if (problem === null) return;
  const order = isReship(record) ? (await lockOrders(transaction, [orderId])).get(orderId)?.order : undefined;
  const event =
    isReship(record) && order !== undefined
      ? orderEvent('reshipHeld', { ...namesOf(record, order), words: problem })
      : orderEvent('heldByWarehouse', { provider: providerName(provider), words: problem });
  await addEvent(transaction, orderId, event, now);
}

/** Handles the order's state at its 3PL, and sets the next reading. */
async function endOrder(
  transaction: ShopTransaction,
  services: WarehouseServices,
  record: WarehouseOrderRecord,
  { state, parcels }: WarehouseOrder,
  now: Date,
): Promise<void> {
  const { orderId, provider } = record;
  if (state === 'cancelled') {
    const isOver = record.request?.wanted === 'cancel' || record.request?.wanted === 'address';
    const request = isOver ? null : record.request;
    await saveWarehouseOrder(transaction, record, { state: 'cancelled', nextReadAt: null, lastReadAt: now, request });
    if (record.cancelRequestedAt !== null || record.state === 'held' || isGivenBackFor(record)) return;
    const reason = message('warehouses.cancelledThere', { provider: providerName(provider) });
    await recordWarehouseRefusal(transaction, orderId, reason, now, await linesInError(transaction, record));
    return;
  }
  if (state === 'closedShort') await closeShort(transaction, record, now);
  const own = parcels.filter(({ isVoided }) => !isVoided);
  const isAllShipped = state === 'shipped' || state === 'closedShort';
  const hasArrived = isAllShipped && own.every(({ status }) => endStatuses.includes(status));
  await saveWarehouseOrder(transaction, record, {
    lastReadAt: now,
    nextReadAt: hasArrived ? null : nextReading(services, record, now, isAllShipped),
    ...(hasArrived && { state: 'done' }),
  });
}

/** Whether it was canceled there to be held or changed, and then resent. */
function isGivenBackFor({ request }: WarehouseOrderRecord): boolean {
  return isChangePending(request) && request.wanted !== 'address';
}

/** As soon as an order that isn't packed yet. */
async function readAgain(
  transaction: ShopTransaction,
  services: WarehouseServices,
  record: WarehouseOrderRecord,
  now: Date,
): Promise<void> {
  await saveWarehouseOrder(transaction, record, { lastReadAt: now, nextReadAt: nextReading(services, record, now) });
}

/**
 * Units that have not left won't leave: the warehouse order keeps what shipped, and the rest of the order is an error.
 */
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

function toStored(parcel: Parcel, fulfillmentId: string | null): StoredParcel {
  const { parcelId, carrier, trackingNumber, trackingUrl, isVoided } = parcel;
  return { parcelId, carrier, trackingNumber, trackingUrl, isVoided, fulfillmentId, extraNumber: null };
}
