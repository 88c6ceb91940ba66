import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockOrders, saveOrders } from '@hub/database/orders';
import {
  lockWarehouseOrders,
  readParcels,
  saveWarehouseOrder,
  type WarehouseOrderRecord,
} from '@hub/database/warehouses';
import { type OrderEvent, orderEvent } from '@hub/domain/events';
import { message, type Words } from '@hub/domain/messages';
import type { OrderState } from '@hub/domain/orders/actions';
import {
  applyWarehouseHold,
  applyWarehouseRemoval,
  itemsToShip,
  warehouseHoldRefusal,
  warehouseRemovalRefusal,
} from '@hub/domain/orders/shipping';
import { isChangePending, isHoldPending, type WarehouseRemoval, type WarehouseRequest } from '@hub/domain/warehouses';
import { addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { queues, type WarehouseOrderJob } from '../jobs/queues.ts';
import { addEvent } from '../orders/addEvent.ts';
import { recordAction, type RecordedEvent, type TakenAction } from '../orders/recordAction.ts';
import { releaseAllocations, releaseRemoved } from '../routing/reserveStock.ts';
import { providerName } from './accountSettings.ts';
import { isAtWarehouse } from './linesInError.ts';
import { openLines, unitsByLine, withoutLines } from './openUnits.ts';

/** Outcome of a request. */
export interface RequestOutcome {
  orderName: string;
  /** Why it couldn't be done; null when done or requested. */
  refusal: Words | null;
  /** 3PLs being asked; empty when it is done or was refused. */
  requestedFrom: readonly string[];
}

/** Author or reason of a hold. */
export interface RecordedHold extends RecordedEvent {
  /** Where the order waits; on hold by default. */
  stage?: 'hold' | 'needsReview';
}

/**
 * Puts an order on hold that was handed to 3PLs. Parts that no 3PL can have yet are withdrawn at once; for the others a
 * job asks each 3PL, and the order is on hold once they agree. The order must be locked. `taken` is recorded unless it
 * is refused.
 */
export async function holdAtWarehouse(
  transaction: ShopTransaction,
  before: OrderState,
  taken: RecordedHold | null,
  now: Date,
): Promise<RequestOutcome> {
  const { orderId, orderName } = before.order;
  const records = (await lockWarehouseOrders(transaction, orderId)).filter(isAtWarehouse);
  const isRequested = records.some(({ request }) => isHoldPending(request));
  const refusal = warehouseHoldRefusal(before) ?? (isRequested ? message('orders.asked') : null);
  if (refusal !== null) return { orderName, refusal, requestedFrom: [] };
  await recordAction(transaction, [orderId], taken, now);
  const { event = null, stage } = taken ?? {};
  const requestedFrom: string[] = [];
  for (const given of records) {
    if (isUnknownThere(given)) {
      const ended = { state: 'cancelled', nextTryAt: null } as const;
      await saveWarehouseOrder(transaction, given, ended);
      continue;
    }
    const pending = isChangePending(given.request) ? given.request : null;
    const isMoved = pending?.wanted === 'address' || pending?.isMoved === true;
    await requestChange(transaction, given, {
      wanted: 'hold',
      items: pending?.items ?? [],
      answer: null,
      reason: event,
      ...(isMoved && { isMoved }),
      ...(stage && { stage }),
    });
    const provider = providerName(given.provider);
    await addEvent(transaction, orderId, orderEvent('holdAsked', { provider }), now);
    requestedFrom.push(provider);
  }
  if (requestedFrom.length === 0) {
    const { state: after } = applyWarehouseHold(before, stage);
    if (after !== null) await saveOrders(transaction, [{ before, after, event }]);
  }
  return { orderName, refusal: null, requestedFrom };
}

/**
 * Removes units of a line from an order that was handed to 3PLs. Units that no 3PL can have yet are removed at once;
 * for the others a job asks each 3PL, and they are removed once it agrees. The order must be locked. `taken` is
 * recorded unless it is refused.
 */
export async function removeAtWarehouse(
  transaction: ShopTransaction,
  before: OrderState,
  { lineItemId, quantity }: { lineItemId: string; quantity: number },
  taken: TakenAction | null,
  now: Date,
): Promise<RequestOutcome> {
  const { orderId, orderName } = before.order;
  const records = await lockWarehouseOrders(transaction, orderId);
  const pending = records.reduce((units, { request }) => units + unitsRequested(request, lineItemId), 0);
  const refusal = warehouseRemovalRefusal(before, lineItemId, quantity, pending);
  if (refusal !== null) return { orderName, refusal, requestedFrom: [] };
  await recordAction(transaction, [orderId], taken, now);
  const name = before.detail.lineItems.find((line) => line.lineItemId === lineItemId)?.name ?? '';
  const wanted = { lineItemId, name, quantity, by: 'merchant' } as const;
  const { requestedFrom, requestedUnits } = await requestUnits(transaction, before, records, wanted, now);
  if (requestedUnits < quantity)
    await removeUnits(transaction, orderId, { lineItemId, quantity: quantity - requestedUnits }, now);
  return { orderName, refusal: null, requestedFrom };
}

/**
 * Asks 3PLs not to ship units the store removed from an order. Call it after saving the order. Resolves to whether any
 * is being asked.
 */
export async function removedInStore(
  transaction: ShopTransaction,
  orderId: string,
  removed: readonly { lineItemId: string; quantity: number }[],
  now: Date,
): Promise<boolean> {
  const records = await lockWarehouseOrders(transaction, orderId);
  const order = records.some(isAtWarehouse) ? (await lockOrders(transaction, [orderId])).get(orderId) : undefined;
  if (order === undefined) return false;
  let isRequested = false;
  const wanted = unitsByLine(itemsToShip(order.detail));
  for (const { lineItemId } of removed) {
    const current = await lockWarehouseOrders(transaction, orderId);
    const given = await unitsGiven(transaction, order, current, lineItemId);
    const quantity = given - (wanted.get(lineItemId) ?? 0);
    const name = order.detail.lineItems.find((line) => line.lineItemId === lineItemId)?.name ?? '';
    if (quantity <= 0) continue;
    const item = { lineItemId, name, quantity, by: 'store' } as const;
    const { requestedFrom } = await requestUnits(transaction, order, current, item, now);
    isRequested ||= requestedFrom.length > 0;
  }
  return isRequested;
}

/** Asks 3PLs that have or may have the order to change its address. */
export async function moveAtWarehouse(transaction: ShopTransaction, orderId: string): Promise<void> {
  const records = (await lockWarehouseOrders(transaction, orderId)).filter(isAtWarehouse);
  for (const record of records) {
    if (isUnknownThere(record) || record.cancelRequestedAt !== null) continue;
    const { request } = record;
    const isAsked = isChangePending(request) && request.wanted !== 'address';
    const moved: WarehouseRequest = { wanted: 'address', items: [], answer: null };
    await requestChange(transaction, record, isAsked ? { ...request, isMoved: true } : moved);
  }
}

/** Removes units of a line that no warehouse has (anymore), and releases their reserved stock. */
export async function removeUnits(
  transaction: ShopTransaction,
  orderId: string,
  removed: { lineItemId: string; quantity: number },
  now: Date,
): Promise<void> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return;
  const { state: after } = applyWarehouseRemoval(before, removed.lineItemId, removed.quantity, now.toISOString());
  if (after === null) return;
  await saveOrders(transaction, [{ before, after }]);
  if (after.stage === 'closed') await releaseAllocations(transaction, [orderId], now);
  else await releaseRemoved(transaction, orderId, removed, now);
}

/** Withdraws hold requests, when a merchant ships an order after all. */
export async function withdrawHolds(transaction: ShopTransaction, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) {
    const records = await lockWarehouseOrders(transaction, orderId);
    for (const record of records.filter(({ request }) => isHoldPending(request)))
      await saveWarehouseOrder(transaction, record, { request: null });
  }
}

/**
 * Withdraws a hold request when the store's reason ended before all 3PLs held the order; they then ship it. `isOver`
 * checks a reason. Resolves to whether there was such a request.
 */
export async function withdrawStoreHold(
  transaction: ShopTransaction,
  orderId: string,
  isOver: (reason: OrderEvent | null) => boolean,
): Promise<boolean> {
  const records = (await lockWarehouseOrders(transaction, orderId)).filter(
    ({ request }) => isHoldPending(request) && isOver(request?.reason ?? null),
  );
  for (const record of records) {
    const items = record.request?.items ?? [];
    // Items in the request must still be removed.
    const request = items.length > 0 ? ({ wanted: 'removal', items, answer: null } as const) : null;
    await saveWarehouseOrder(transaction, record, { request });
  }
  if (records.length > 0) await addWarehouseJobs(transaction, [orderId]);
  return records.length > 0;
}

/** Asks 3PLs for units of a line, newest warehouse order first; unsent ones are changed at once. */
async function requestUnits(
  transaction: ShopTransaction,
  order: OrderState,
  records: readonly WarehouseOrderRecord[],
  { lineItemId, name, quantity, by }: WarehouseRemoval,
  now: Date,
): Promise<{ requestedFrom: string[]; requestedUnits: number }> {
  const requestedFrom: string[] = [];
  let left = quantity;
  let requestedUnits = 0;
  const unknown = records.filter(isUnknownThere);
  const given = records.filter((record) => isAtWarehouse(record) && !isUnknownThere(record));
  for (const record of [...unknown, ...given.toReversed()]) {
    const open = unitsByLine(openLines(record, await readParcels(transaction, record), order.detail));
    const own = Math.min(left, (open.get(lineItemId) ?? 0) - unitsRequested(record.request, lineItemId));
    if (own <= 0) continue;
    left -= own;
    if (isUnknownThere(record)) {
      const lines = withoutLines(record.lines, [{ lineItemId, quantity: own }]);
      await saveWarehouseOrder(transaction, record, lines.length > 0 ? { lines } : { lines, state: 'cancelled' });
      continue;
    }
    requestedUnits += own;
    const item = { lineItemId, name, quantity: own, by };
    const known = pendingRemoval(record.request);
    await requestChange(transaction, record, { ...known, items: [...known.items, item], answer: null });
    const provider = providerName(record.provider);
    await addEvent(
      transaction,
      order.order.orderId,
      orderEvent('removalAsked', { provider, items: [{ name, quantity: own }] }),
      now,
    );
    requestedFrom.push(provider);
  }
  return { requestedFrom, requestedUnits };
}

/** A pending removal request that further items join. */
function pendingRemoval(request: WarehouseRequest | null): Omit<WarehouseRequest, 'answer'> {
  if (!isChangePending(request)) return { wanted: 'removal', items: [] };
  return request.wanted === 'address' ? { ...request, wanted: 'removal', isMoved: true } : request;
}

/** Units of a line that 3PLs will ship, without those they are asked to remove. */
async function unitsGiven(
  transaction: ShopTransaction,
  { detail }: OrderState,
  records: readonly WarehouseOrderRecord[],
  lineItemId: string,
): Promise<number> {
  let units = 0;
  for (const record of records.filter(isAtWarehouse)) {
    const open = unitsByLine(openLines(record, await readParcels(transaction, record), detail));
    units += (open.get(lineItemId) ?? 0) - unitsRequested(record.request, lineItemId);
  }
  return units;
}

/** Saves a request and adds the job that asks the 3PL. */
async function requestChange(
  transaction: ShopTransaction,
  { orderId, number }: WarehouseOrderRecord,
  request: WarehouseRequest,
): Promise<void> {
  await saveWarehouseOrder(transaction, { orderId, number }, { request });
  const job: WarehouseOrderJob = { orderId, number };
  await addJobs(transaction, [{ queue: queues.changeAtWarehouse, data: job }]);
}

/** Whether no call about it was made yet. */
function isUnknownThere({ state, tries }: WarehouseOrderRecord): boolean {
  return state === 'queued' && tries === 0;
}

function unitsRequested(request: WarehouseRequest | null, lineItemId: string): number {
  if (!isChangePending(request)) return 0;
  return request.items.reduce((units, item) => units + (item.lineItemId === lineItemId ? item.quantity : 0), 0);
}
