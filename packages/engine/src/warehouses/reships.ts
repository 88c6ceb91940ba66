import type { ShopTransaction } from '@hub/database';
import { lockOrders, saveOrders } from '@hub/database/orders';
import { lockAllWarehouseOrders, saveWarehouseOrder, type WarehouseOrderRecord } from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import type { Words } from '@hub/domain/messages';
import { type Reship, type ReshipFacts, reshipMark, reshipName } from '@hub/domain/orders/detail';
import type { WarehouseRequest } from '@hub/domain/warehouses';
import { addEvent } from '../orders/addEvent.ts';
import { providerName } from './accountSettings.ts';

/** A warehouse order that reships units. It has its own state and leaves its order unchanged. */
export type ReshipRecord = WarehouseOrderRecord & { reship: ReshipFacts };

export function isReship(record: WarehouseOrderRecord): record is ReshipRecord {
  return record.reship !== null;
}

/** Converts a reship for screens. */
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

/** Names of a reship and its 3PL in events. */
export function namesOf({ reship, provider }: Pick<ReshipRecord, 'reship' | 'provider'>, order: { orderName: string }) {
  return { reship: reshipName(order, reship.number), provider: providerName(provider) };
}

/** How and why a reship ended without leaving. */
export interface StoppedReship {
  state: 'refused' | 'failed' | 'cancelled';
  words: Words;
}

/** Ends a reship that won't leave, with the reason in the timeline. */
export async function stopReship(
  transaction: ShopTransaction,
  record: ReshipRecord,
  { state, words }: StoppedReship,
  now: Date,
): Promise<void> {
  const { orderId } = record;
  // A person canceled it, so its refusal needs no attention.
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

/** Updates the reship status in the order's row. */
export async function saveReshipMark(transaction: ShopTransaction, orderId: string): Promise<void> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return;
  const reship = reshipMark((await lockAllWarehouseOrders(transaction, orderId)).filter(isReship).map(toReship));
  if (reship === before.order.reship) return;
  await saveOrders(transaction, [{ before, after: { ...before, order: { ...before.order, reship } } }]);
}
