import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockOrders } from '@hub/database/orders';
import { saveWarehouseOrder, type WarehouseOrderRecord } from '@hub/database/warehouses';
import { type OrderEvent, orderEvent } from '@hub/domain/events';
import type { Words } from '@hub/domain/messages';
import type { WarehouseAnswer } from '@hub/domain/warehouses';
import { type AccountSettings, type ProviderError, type SentShipment, TooLateError } from '@hub/providers';
import { queues, type WarehouseOrderJob } from '../jobs/queues.ts';
import { addEvent } from '../orders/addEvent.ts';
import { providerName, readAccountSettings } from './accountSettings.ts';
import { findSent, lockWarehouseOrder, nextTry, notConnected, sendingUntil } from './askWarehouse.ts';
import { recordCall } from './callOutcome.ts';
import { isReship, namesOf, saveReshipMark } from './reships.ts';
import { callProvider } from './sendToWarehouse.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/**
 * Asks a 3PL not to ship an order. If it is too late, the timeline says so and the order is still read, so shipments
 * are recorded. Without an answer it is retried; the timeline says when that ends.
 */
export async function cancelAtWarehouse(
  services: WarehouseServices,
  shopId: number,
  job: WarehouseOrderJob,
): Promise<void> {
  const { database, connections, now } = services;
  const found = await database.inShop(shopId, (transaction) => orderToCancel(transaction, services, job, now()));
  if (found === null) return;
  const { record, settings } = found;
  const connection = connections.open(shopId, record, settings);
  const { value: sent, error: lost } = await callProvider(() => findSent(connection, record));
  const { error } = sent === null ? { error: lost } : await callProvider(() => connection.cancel(sent));
  await database.inShop(shopId, (transaction) =>
    recordCancellation(transaction, services, job, { sent, error }, now()),
  );
}

function refused(type: 'tooLate' | 'noAnswer', words: Words) {
  return { words, request: { wanted: 'cancel', items: [], answer: { type, words } } } as const;
}

async function orderToCancel(
  transaction: ShopTransaction,
  services: WarehouseServices,
  job: WarehouseOrderJob,
  now: Date,
): Promise<{ record: WarehouseOrderRecord; settings: AccountSettings } | null> {
  const record = await lockWarehouseOrder(transaction, job);
  if (record === undefined) return null;
  if (['cancelled', 'refused', 'done'].includes(record.state)) {
    if (record.request?.wanted === 'cancel') await saveWarehouseOrder(transaction, record, { request: null });
    return null;
  }
  const startAt = sendingUntil(record, now);
  if (startAt !== null) {
    await addJobs(transaction, [{ queue: queues.cancelAtWarehouse, data: job, startAt }]);
    return null;
  }
  const settings = await readAccountSettings(transaction, services, record, record.site);
  if (settings !== null) return { record, settings };
  await saveWarehouseOrder(transaction, record, refused('noAnswer', notConnected));
  await reportAnswer(transaction, record, { type: 'noAnswer', words: notConnected }, now);
  return null;
}

async function recordCancellation(
  transaction: ShopTransaction,
  services: WarehouseServices,
  job: WarehouseOrderJob,
  { sent, error }: { sent: SentShipment | null; error: ProviderError | null },
  now: Date,
): Promise<void> {
  await lockOrders(transaction, [job.orderId]);
  const record = await lockWarehouseOrder(transaction, job);
  if (record === undefined || record.state === 'cancelled') return;
  await recordCall(transaction, record, error, now, { testAfterMs: services.retryDelayMs(1) ?? undefined });
  if (error === null) {
    const ended = { state: 'cancelled', nextReadAt: null, nextTryAt: null, claimedUntil: null, request: null } as const;
    await saveWarehouseOrder(transaction, record, ended);
    await reportAnswer(transaction, record, { type: 'done' }, now);
    return;
  }
  if (sent !== null && record.providerOrderId === null) await recordFound(transaction, services, record, sent, now);
  if (error instanceof TooLateError) {
    await saveWarehouseOrder(transaction, record, refused('tooLate', error.words));
    await reportAnswer(transaction, record, { type: 'tooLate', words: error.words }, now);
    return;
  }
  const again = nextTry(services, job, error, now);
  if (again === null) {
    await saveWarehouseOrder(transaction, record, refused('noAnswer', error.words));
    await reportAnswer(transaction, record, { type: 'noAnswer', words: error.words }, now);
    return;
  }
  await addJobs(transaction, [{ queue: queues.cancelAtWarehouse, ...again }]);
}

/** The reply to sending it was lost, but the 3PL has it; it is read from now on. */
async function recordFound(
  transaction: ShopTransaction,
  { readIntervalMs }: WarehouseServices,
  record: WarehouseOrderRecord,
  { providerOrderId }: SentShipment,
  now: Date,
): Promise<void> {
  await saveWarehouseOrder(transaction, record, {
    state: 'sent',
    providerOrderId,
    claimedUntil: null,
    nextTryAt: null,
    sentAt: now,
    nextReadAt: new Date(now.getTime() + (readIntervalMs(0, false) ?? 0)),
  });
}

/** Reports the outcome in the timeline, and on a reship's row. */
async function reportAnswer(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  answer: WarehouseAnswer,
  now: Date,
): Promise<void> {
  const { orderId, provider } = record;
  if (!isReship(record)) {
    await addEvent(transaction, orderId, answerEvent(answer, { provider: providerName(provider), reship: null }), now);
    return;
  }
  const order = (await lockOrders(transaction, [orderId])).get(orderId)?.order;
  if (order === undefined) return;
  await addEvent(transaction, orderId, answerEvent(answer, namesOf(record, order)), now);
  await saveReshipMark(transaction, orderId);
}

/** `reship` is its name; null for the order itself. */
function answerEvent(
  answer: WarehouseAnswer,
  { provider, reship }: { provider: string; reship: string | null },
): OrderEvent {
  if (answer.type === 'done')
    return reship === null
      ? orderEvent('canceledAtWarehouse', { provider })
      : orderEvent('reshipCanceled', { provider, reship, by: null });
  const said = { provider, words: answer.words };
  if (answer.type === 'tooLate')
    return reship === null ? orderEvent('tooLateToCancel', said) : orderEvent('reshipTooLate', { ...said, reship });
  return reship === null ? orderEvent('cancelNotAsked', said) : orderEvent('reshipCancelNotAsked', { ...said, reship });
}
