import type { ShopTransaction } from '@hub/database';
import { lockOrders } from '@hub/database/orders';
import { saveWarehouseOrder } from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import { message, type Words } from '@hub/domain/messages';
import type { ReshipParcel } from '@hub/domain/orders/detail';
import { packParcels, unknownSkus } from '@hub/domain/orders/shipping';
import type { WarehouseOrderLine } from '@hub/domain/warehouses';
import type { Parcel, WarehouseOrder } from '@hub/providers';
import { addEvent } from '../orders/addEvent.ts';
import { consumeStock } from '../routing/reserveStock.ts';
import { providerName } from './accountSettings.ts';
import { withoutLines } from './openUnits.ts';
import { ageMs, dayMs, endStatuses, nextReading } from './readingTimes.ts';
import { namesOf, type ReshipRecord, saveReshipMark, type StoppedReship, stopReship } from './reships.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/**
 * Records what is new in a reading of a reship: parcels with tracking, and its end. Adds no shipment to the order.
 * Ignores repeated readings, and outdated ones of an arrived parcel.
 */
export async function recordReshipReading(
  transaction: ShopTransaction,
  services: WarehouseServices,
  record: ReshipRecord,
  reading: WarehouseOrder,
  now: Date,
): Promise<void> {
  const { orderId, reship: before } = record;
  const order = (await lockOrders(transaction, [orderId])).get(orderId)?.order;
  if (order === undefined) return;
  const names = namesOf(record, order);
  const isOver = reading.state === 'shipped' || reading.state === 'closedShort';
  const parcels = parcelsOf(before.parcels, reading, isOver);
  const live = parcels.filter(({ isVoided }) => !isVoided);
  const hasLeft = live.length > 0 || reading.state === 'shipped';
  const next = nextReading(services, record, now, hasLeft);
  const hasArrived = isOver && live.length > 0 && live.every(({ status }) => endStatuses.includes(status ?? ''));
  const isDone = hasArrived || (hasLeft && next === null);
  await saveWarehouseOrder(transaction, record, {
    reship: { ...before, hasLeft, parcels },
    lastReadAt: now,
    nextReadAt: isDone ? null : next,
    ...(isDone && { state: 'done' }),
  });
  if (hasLeft && !before.hasLeft) {
    await addEvent(transaction, orderId, orderEvent('shipped', { shipment: names.reship }), now);
    const units = record.lines.map((line) => ({ ...line, shipment: record.reference }));
    await consumeStock(transaction, orderId, units, now);
  }
  for (const { parcelId, number: tracking, status, isVoided } of parcels) {
    const known = before.parcels.find((parcel) => parcel.parcelId === parcelId);
    if (known === undefined && before.hasLeft)
      await addEvent(transaction, orderId, orderEvent('reshipParcel', { ...names, tracking }), now);
    if (known === undefined || known.isVoided) continue;
    if (isVoided) await addEvent(transaction, orderId, orderEvent('reshipVoided', names), now);
    else if (status !== null && status !== known.status)
      await addEvent(transaction, orderId, orderEvent('tracking', { shipment: names.reship, status }), now);
  }
  const stopped = await whyStopped(transaction, record, reading, { hasLeft, isLate: next === null }, now);
  if (stopped !== null) return stopReship(transaction, record, stopped, now);
  await saveReshipMark(transaction, orderId);
}

/** Parcels that left, with updates. */
function parcelsOf(before: readonly ReshipParcel[], { parcels }: WarehouseOrder, isOver: boolean): ReshipParcel[] {
  const known = new Map(before.map((parcel) => [parcel.parcelId, parcel]));
  return parcels.flatMap((parcel) => {
    const stored = known.get(parcel.parcelId);
    const isOut = !parcel.isVoided && (parcel.shippedAt !== null || isOver);
    return stored === undefined && !isOut ? [] : [toReshipParcel(parcel, stored)];
  });
}

function toReshipParcel(
  { parcelId, trackingNumber, carrier, trackingUrl: url, status, isVoided }: Parcel,
  stored: ReshipParcel | undefined,
): ReshipParcel {
  const hasEnded = stored !== undefined && endStatuses.includes(stored.status ?? '');
  const number = trackingNumber ?? stored?.number ?? null;
  return { parcelId, number, carrier, url, status: hasEnded ? stored.status : status, isVoided };
}

/**
 * Why a reship will not leave (anymore); null when it will, or has. For one that left in part, the timeline has the
 * rest.
 */
async function whyStopped(
  transaction: ShopTransaction,
  record: ReshipRecord,
  { state, parcels }: WarehouseOrder,
  { hasLeft, isLate }: { hasLeft: boolean; isLate: boolean },
  now: Date,
): Promise<StoppedReship | null> {
  const provider = providerName(record.provider);
  if (state === 'closedShort') {
    const live = parcels.filter(({ isVoided }) => !isVoided);
    const packed = [...packParcels(live, record.lines, { isComplete: true }).values()].flat();
    const missing = withoutLines(record.lines, packed);
    const skus = unknownSkus(live, record.lines).join(', ');
    const words =
      skus === ''
        ? message('warehouses.closedShort', { provider, units: unitsOf(missing) })
        : message('warehouses.unknownSkus', { provider, skus });
    if (!hasLeft) return { state: 'refused', words };
    if (missing.length > 0) await reportMissing(transaction, record, missing, words, now);
    return null;
  }
  if (hasLeft) return null;
  if (state === 'cancelled') {
    const words = message('warehouses.cancelledThere', { provider });
    return { state: record.cancelRequestedAt === null ? 'refused' : 'cancelled', words };
  }
  if (!isLate) return null;
  const days = Math.floor(ageMs(record, now) / dayMs);
  return {
    state: 'failed',
    words: message('warehouses.neverShipped', { provider, units: unitsOf(record.lines), days }),
  };
}

async function reportMissing(
  transaction: ShopTransaction,
  record: ReshipRecord,
  missing: readonly WarehouseOrderLine[],
  words: Words,
  now: Date,
): Promise<void> {
  const order = (await lockOrders(transaction, [record.orderId])).get(record.orderId)?.order;
  await saveWarehouseOrder(transaction, record, { lines: withoutLines(record.lines, missing) });
  if (order !== undefined)
    await addEvent(transaction, record.orderId, orderEvent('reshipStopped', { ...namesOf(record, order), words }), now);
}

function unitsOf(lines: readonly WarehouseOrderLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
