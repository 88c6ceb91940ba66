import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockOrders, saveOrders } from '@hub/database/orders';
import { lockWarehouseOrders, saveWarehouseOrder, type WarehouseOrderRecord } from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import { message } from '@hub/domain/messages';
import { applyWarehouseHold } from '@hub/domain/orders/shipping';
import {
  type WarehouseRemoval,
  isChangePending,
  isHoldPending,
  type WarehouseAnswer,
  type WarehouseRequest,
} from '@hub/domain/warehouses';
import { type ProviderError, type SentShipment, TooLateError } from '@hub/providers';
import { addSendJobs, addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { queues, type WarehouseOrderJob } from '../jobs/queues.ts';
import { addEvent } from '../orders/addEvent.ts';
import { recordWarehouseFailure } from '../orders/recordWarehouseRefusal.ts';
import { providerName } from './accountSettings.ts';
import { lockWarehouseOrder, nextTry } from './askWarehouse.ts';
import { recordCall } from './callOutcome.ts';
import { isAtWarehouse } from './linesInError.ts';
import { withoutLines } from './openUnits.ts';
import { removeUnits } from './requestChange.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** The changed order, or 'cancelled' when the 3PL ships nothing more of it. */
export type ChangeResult = SentShipment | 'cancelled';

/** The 3PL’s reply, or why it wasn't asked. */
type ChangeReply =
  | { value: ChangeResult; error: null }
  | { value: null; error: ProviderError }
  | { value: null; error: null; answer: Refusal };

type Refusal = Exclude<WarehouseAnswer, { type: 'done' }>;

/** The job and the request it sent; another may have arrived since. */
interface SentRequest {
  job: WarehouseOrderJob;
  request: WarehouseRequest;
}

/** Saves a 3PL's answer to a request, with its consequences. */
export async function recordChange(
  transaction: ShopTransaction,
  services: WarehouseServices,
  sent: SentRequest,
  reply: ChangeReply,
  now: Date,
): Promise<void> {
  const { job } = sent;
  await lockOrders(transaction, [job.orderId]);
  const record = await lockWarehouseOrder(transaction, job);
  if (record === undefined) return;
  if ('answer' in reply) return refuse(transaction, record, reply.answer, now);
  const { value, error } = reply;
  await recordCall(transaction, record, error, now, { testAfterMs: services.retryDelayMs(1) ?? undefined });
  if (error === null) return accept(transaction, services, { sent, record, result: value }, now);
  if (!isChangePending(record.request)) return;
  const { words } = error;
  if (error instanceof TooLateError) return refuse(transaction, record, { type: 'tooLate', words }, now);
  const again = nextTry(services, job, error, now);
  if (again === null) return refuse(transaction, record, { type: 'noAnswer', words }, now);
  await retryRequest(transaction, again.data, again.startAt);
}

interface AcceptedChange {
  sent: SentRequest;
  record: WarehouseOrderRecord;
  result: ChangeResult;
}

async function accept(
  transaction: ShopTransaction,
  services: WarehouseServices,
  { sent, record, result }: AcceptedChange,
  now: Date,
): Promise<void> {
  const { request } = record;
  // The order is closed, and the cancel job has the same result.
  if (request?.wanted === 'cancel') return;
  const isSame = isChangePending(request) && JSON.stringify(request) === JSON.stringify(sent.request);
  const isGivenBack = result === 'cancelled';
  if (!isSame && !isGivenBack) {
    if (isChangePending(request)) return retryRequest(transaction, sent.job, now);
    // The merchant wants it shipped after all, and the 3PL may have it on hold.
    await saveWarehouseOrder(transaction, record, { state: 'queued', tries: Math.max(1, record.tries) });
    return addSendJobs(transaction, [record]);
  }
  const { orderId } = record;
  const items = isChangePending(request) ? request.items : [];
  const isHold = isChangePending(request) && request.wanted === 'hold';
  const firstReadMs = services.readIntervalMs(0, false) ?? 0;
  await saveWarehouseOrder(transaction, record, {
    words: null,
    claimedUntil: null,
    nextTryAt: null,
    request: isHold ? { ...request, items: [], answer: { type: 'done' } } : null,
    ...(result === 'cancelled'
      ? { state: 'cancelled', nextReadAt: null }
      : {
          state: isHold ? 'held' : 'sent',
          lines: withoutLines(record.lines, items),
          providerOrderId: result.providerOrderId,
          sentAt: record.sentAt ?? now,
          nextReadAt: new Date(now.getTime() + firstReadMs),
        }),
  });
  const provider = providerName(record.provider);
  if (items.length > 0) {
    const isLeft = isGivenBack && !isHold && withoutLines(record.lines, items).length > 0;
    const kind = isLeft ? 'givenBackToRemove' : 'removedAtWarehouse';
    await addEvent(transaction, orderId, orderEvent(kind, { provider, items: named(items) }), now);
  }
  if (!isGivenBack && isChangePending(request) && isOfAddress(request))
    await addEvent(transaction, orderId, orderEvent('addressAtWarehouse', { provider }), now);
  for (const { lineItemId, quantity, by } of items)
    if (by === 'merchant') await removeUnits(transaction, orderId, { lineItemId, quantity }, now);
  if (isHold) {
    await addEvent(
      transaction,
      orderId,
      orderEvent(isGivenBack ? 'givenBackToHold' : 'heldAtWarehouse', { provider }),
      now,
    );
    return settleHold(transaction, orderId, now);
  }
  // No 3PL has the rest of it.
  if (isGivenBack) await addWarehouseJobs(transaction, [orderId]);
}

/** The 3PL ships its units as they are, so our records keep them too. */
async function refuse(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  answer: Refusal,
  now: Date,
): Promise<void> {
  const { request, orderId } = record;
  if (!isChangePending(request)) return;
  const { words, type } = answer;
  await saveWarehouseOrder(transaction, record, { words, request: { ...request, answer } });
  const provider = providerName(record.provider);
  const isLate = type === 'tooLate';
  if (request.items.length > 0) {
    const kind = isLate ? 'tooLateToRemove' : 'removalNotAsked';
    await addEvent(transaction, orderId, orderEvent(kind, { provider, items: named(request.items), words }), now);
  }
  if (isOfAddress(request))
    await addEvent(transaction, orderId, orderEvent('addressNotChanged', { provider, words }), now);
  if (request.wanted === 'hold') {
    const kind = isLate ? 'tooLateToHold' : 'holdNotAsked';
    await addEvent(transaction, orderId, orderEvent(kind, { provider, words }), now);
    return settleHold(transaction, orderId, now);
  }
  await addWarehouseJobs(transaction, [orderId]);
}

/**
 * Acts once all 3PLs of an order have answered. If they agreed, it is on hold. If some were too late, the part on hold
 * is an error that a person releases. If all were, everything ships unchanged.
 */
async function settleHold(transaction: ShopTransaction, orderId: string, now: Date): Promise<void> {
  const records = await lockWarehouseOrders(transaction, orderId);
  if (records.some(({ request }) => isChangePending(request))) return;
  const held = records.filter(({ request }) => isHoldPending(request));
  const isShippedElsewhere = records.some(
    (record) => isAtWarehouse(record) && !held.includes(record) && record.request?.wanted === 'hold',
  );
  const { reason: event = null, stage } = held.find(({ request }) => request?.reason)?.request ?? {};
  for (const record of held) await saveWarehouseOrder(transaction, record, { request: null });
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return;
  if (held.length > 0 && isShippedElsewhere) {
    const lines = new Set(held.flatMap((record) => record.lines.map(({ lineItemId }) => lineItemId)));
    await recordWarehouseFailure(transaction, orderId, message('warehouses.heldInPart'), now, lines);
    return;
  }
  const { state: after } = held.length > 0 ? applyWarehouseHold(before, stage) : { state: null };
  if (after !== null) await saveOrders(transaction, [{ before, after, event }]);
  else await addWarehouseJobs(transaction, [orderId]);
}

function isOfAddress({ wanted, isMoved }: WarehouseRequest): boolean {
  return wanted === 'address' || isMoved === true;
}

async function retryRequest(transaction: ShopTransaction, job: WarehouseOrderJob, startAt: Date): Promise<void> {
  await addJobs(transaction, [{ queue: queues.changeAtWarehouse, data: job, startAt }]);
}

function named(items: readonly WarehouseRemoval[]): { name: string; quantity: number }[] {
  return items.map(({ name, quantity }) => ({ name, quantity }));
}
