import type { ShopTransaction } from '@hub/database';
import { lockOrders } from '@hub/database/orders';
import {
  insertWarehouseOrder,
  lockAllWarehouseOrders,
  readRecipient,
  saveWarehouseOrder,
  type WarehouseOrderKey,
} from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import { message } from '@hub/domain/messages';
import type { ChangeOutcome } from '@hub/domain/orders/actions';
import {
  cancelReshipRefusal,
  type OrderDetail,
  type OrderReships,
  type Reship,
  reshippableUnits,
  reshipReference,
  reshipRefusal,
  type ReshipRequest,
} from '@hub/domain/orders/detail';
import type { WarehouseOrderLine } from '@hub/domain/warehouses';
import { addSendJobs } from '../jobs/addWarehouseJobs.ts';
import { recordAction } from '../orders/recordAction.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import type { Session } from '../Session.ts';
import type { HandoverOfLocation } from '../shipping/readHandover.ts';
import { providerName } from './accountSettings.ts';
import { isOfPart, isSame, partsOf } from './planWarehouseOrders.ts';
import { isReship, namesOf, type ReshipRecord, saveReshipMark, toReship } from './reships.ts';
import { requestCancellation, withdraw } from './withdrawOrders.ts';

/**
 * Reships units of a shipped order from the location they left: one warehouse order per 3PL, with the timeline entry
 * and the job that sends it. The order's remaining units are unaffected, here and in the store. Null for an unknown
 * order.
 */
export async function reshipOrder(
  transaction: ShopTransaction,
  providers: ProviderStore,
  orderId: string,
  request: ReshipRequest,
  { staffId, staffName }: Pick<Session, 'staffId' | 'staffName'>,
  now: Date,
): Promise<ChangeOutcome | null> {
  const state = (await lockOrders(transaction, [orderId])).get(orderId);
  if (state === undefined) return null;
  const { orderName } = state.order;
  const all = await lockAllWarehouseOrders(transaction, orderId);
  const reships = all.filter(isReship);
  const known = reships.map(toReship);
  const refusal = reshipRefusal(state, known, request);
  if (refusal !== null) return { orderName, refusal };
  if ((await readRecipient(transaction, orderId)) === null)
    return { orderName, refusal: message('warehouses.customerRemoved') };
  const lines = linesOf(state.detail, known, request);
  const { parts, handlings } = await partsOf(transaction, { providers }, orderId, lines);
  // Our own staff would not see that units must be packed again.
  const refused = handlings.find(({ reason }) => reason !== null);
  if (refused !== undefined || parts.length === 0)
    return { orderName, refusal: refused?.reason ?? message('shipping.noneConnected') };
  const { reason: kind } = request;
  const note = request.note.trim();
  const failed = reships.filter(
    ({ state: stands, cancelRequestedAt }) => stands === 'failed' && cancelRequestedAt === null,
  );
  const resent = new Set<ReshipRecord>();
  const sent: WarehouseOrderKey[] = [];
  let number = Math.max(0, ...all.map((other) => other.number));
  let next = nextNumber(reships);
  for (const part of parts) {
    const { provider, account, site, handover, lines: own } = part;
    // The 3PL may have it under its reference, so it must not be sent under another one.
    const same = failed.findLast((record) => isOfPart(record, part) && isSame(record.lines, own));
    const facts = { kind, note, number: same?.reship.number ?? next, hasLeft: false, parcels: [] };
    if (same === undefined) {
      number += 1;
      next += 1;
      const { service, package: box } = handover;
      const given = { orderId, number, provider, account, site, lines: own, service, package: box, createdAt: now };
      await insertWarehouseOrder(transaction, {
        ...given,
        reference: reshipReference(orderId, facts.number),
        reship: facts,
      });
    } else {
      resent.add(same);
      const again = { state: 'queued', tries: 1, nextTryAt: null, words: null, reship: facts } as const;
      await saveWarehouseOrder(transaction, same, again);
    }
    sent.push({ orderId, number: same?.number ?? number });
    const names = namesOf({ provider, reship: facts }, state.order);
    const items = own.map(({ name, quantity }) => ({ name, quantity }));
    const event = orderEvent('reshipAsked', { ...names, items, kind, note, by: staffName });
    await recordAction(transaction, [orderId], { event, staffId }, now);
  }
  // Their units may be part of this reship.
  const chosen = new Set(lines.map(({ lineItemId }) => lineItemId));
  for (const record of failed.filter((each) => !resent.has(each))) {
    if (!record.lines.some(({ lineItemId }) => chosen.has(lineItemId))) continue;
    await requestCancellation(transaction, record, now);
    const event = orderEvent('reshipCancelAsked', { ...namesOf(record, state.order), by: staffName });
    await recordAction(transaction, [orderId], { event, staffId }, now);
  }
  await addSendJobs(transaction, sent);
  await saveReshipMark(transaction, orderId);
  return { orderName, refusal: null };
}

/**
 * Ends a reship that has not left: asks its 3PL to cancel it like any order; an unsent one no longer needs attention.
 * Its units can be reshipped once it has ended. Null for an unknown order.
 */
export async function cancelReship(
  transaction: ShopTransaction,
  orderId: string,
  reshipNumber: number,
  { staffId, staffName: by }: Pick<Session, 'staffId' | 'staffName'>,
  now: Date,
): Promise<ChangeOutcome | 'unknownReship' | null> {
  const order = (await lockOrders(transaction, [orderId])).get(orderId)?.order;
  const reships = (await lockAllWarehouseOrders(transaction, orderId)).filter(isReship);
  const record = reships.find(({ reship }) => reship.number === reshipNumber);
  if (order === undefined) return null;
  if (record === undefined) return 'unknownReship';
  const refusal = cancelReshipRefusal(toReship(record));
  if (refusal !== null) return { orderName: order.orderName, refusal };
  const isRefused = record.state === 'refused';
  if (isRefused) await saveWarehouseOrder(transaction, record, { state: 'cancelled' });
  // A reship that couldn't be canceled before is tried once more.
  const isEnded = isRefused || (await withdraw(transaction, { ...record, cancelRequestedAt: null }, now));
  const said = { ...namesOf(record, order), by };
  const event = isEnded ? orderEvent('reshipCanceled', said) : orderEvent('reshipCancelAsked', said);
  await recordAction(transaction, [orderId], { event, staffId }, now);
  await saveReshipMark(transaction, orderId);
  return { orderName: order.orderName, refusal: null };
}

/** The requested units with the last location of each line. */
function linesOf(detail: OrderDetail, reships: readonly Reship[], request: ReshipRequest): WarehouseOrderLine[] {
  const units = new Map(reshippableUnits(detail, reships).map((line) => [line.lineItemId, line]));
  return request.lines.flatMap(({ lineItemId, quantity }) => {
    const item = detail.lineItems.find((line) => line.lineItemId === lineItemId);
    if (item === undefined) return [];
    const { name, sku, price: unitPrice } = item;
    return [{ lineItemId, sku, name, quantity, unitPrice, locationId: units.get(lineItemId)?.locationId ?? null }];
  });
}

const nextNumber = (reships: readonly { reship: { number: number } }[]) =>
  Math.max(0, ...reships.map(({ reship }) => reship.number)) + 1;

/** An order's reships and what can be reshipped; undefined when there is neither. */
export function orderReships(
  detail: OrderDetail,
  sent: readonly Reship[],
  handoverOf: HandoverOfLocation,
): OrderReships | undefined {
  const lines = reshippableUnits(detail, sent).map(({ lineItemId, quantity, locationId }) => {
    const { providerId, handling } = handoverOf(locationId);
    const provider = providerId === null ? null : providerName(providerId);
    return { lineItemId, quantity, provider, refusal: handling.reason };
  });
  if (lines.length === 0 && sent.length === 0) return undefined;
  return { sent, next: nextNumber(sent.map((reship) => ({ reship }))), lines };
}
