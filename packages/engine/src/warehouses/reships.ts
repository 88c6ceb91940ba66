import type { ShopTransaction } from '@hub/database';
import { lockOrders, saveOrders } from '@hub/database/orders';
import { lockAllWarehouseOrders, saveWarehouseOrder, type WarehouseOrderRecord } from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import type { Words } from '@hub/domain/messages';
import { type Reship, type ReshipFacts, reshipMark, reshipName } from '@hub/domain/orders/detail';
import type { WarehouseRequest } from '@hub/domain/warehouses';
import { addEvent } from '../orders/addEvent.ts';
import { providerName } from './accountSettings.ts';

/** A warehouse order that sends units again. It follows its own course, and its order is left as it is. */
export type ReshipRecord = WarehouseOrderRecord & { reship: ReshipFacts };

export function isReship(record: WarehouseOrderRecord): record is ReshipRecord {
  return record.reship !== null;
}

/** A reship as screens have it. */
export function toReship({ reship, lines, provider, createdAt, ...record }: ReshipRecord): Reship {
  const { kind, ...facts } = reship;
  const { reference, state, words, request } = record;
  const hasEnded = facts.hasLeft || state === 'refused' || state === 'cancelled' || state === 'done';
  const cancellation = hasEnded || request === null ? undefined : cancellationOf(request);
  return {
    ...facts,
    reason: kind,
    reference,
    provider: providerName(provider),
    state,
    words,
    lines: lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
    ...(cancellation && { cancellation }),
    createdAt: createdAt.toISOString(),
  };
}

function cancellationOf({ answer }: WarehouseRequest): Reship['cancellation'] {
  return answer === null || answer.type === 'done'
    ? { state: 'asking', words: '' }
    : { state: answer.type, words: answer.words };
}

/** What events name a reship and its 3PL by. */
export function namesOf({ reship, provider }: Pick<ReshipRecord, 'reship' | 'provider'>, order: { orderName: string }) {
  return { reship: reshipName(order, reship.number), provider: providerName(provider) };
}

/** How a reship ends that does not leave, and why. */
export interface StoppedReship {
  state: 'refused' | 'failed' | 'cancelled';
  words: Words;
}

/** Ends a reship that does not leave, with the reason in the timeline. */
export async function stopReship(
  transaction: ShopTransaction,
  record: ReshipRecord,
  { state, words }: StoppedReship,
  now: Date,
): Promise<void> {
  const { orderId } = record;
  // A person did not want it any more, so nobody has to look at the refusal.
  const isWithdrawn = state === 'refused' && record.cancelRequestedAt !== null;
  const ended = {
    state: isWithdrawn ? 'cancelled' : state,
    words,
    claimedUntil: null,
    nextTryAt: null,
    nextReadAt: null,
  } as const;
  await saveWarehouseOrder(transaction, record, ended);
  const order = (await lockOrders(transaction, [orderId])).get(orderId)?.order;
  if (order === undefined) return;
  await addEvent(transaction, orderId, orderEvent('reshipStopped', { ...namesOf(record, order), words }), now);
  await saveReshipMark(transaction, orderId);
}

/** Has the row of an order say how its reships are. */
export async function saveReshipMark(transaction: ShopTransaction, orderId: string): Promise<void> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return;
  const reship = reshipMark((await lockAllWarehouseOrders(transaction, orderId)).filter(isReship).map(toReship));
  if (reship === before.order.reship) return;
  await saveOrders(transaction, [{ before, after: { ...before, order: { ...before.order, reship } } }]);
}
