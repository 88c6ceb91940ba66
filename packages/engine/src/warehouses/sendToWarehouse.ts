import type { ShopTransaction } from '@hub/database';
import { lockOrders, readOrderLabels, saveOrders } from '@hub/database/orders';
import { readShopSettings } from '@hub/database/shopSettings';
import {
  listUnsentOrders,
  listWarehouseOrders,
  lockAllWarehouseOrders,
  lockWarehouseOrders,
  readAccountPause,
  readRecipient,
  saveWarehouseOrder,
  type WarehouseOrderRecord,
} from '@hub/database/warehouses';
import { orderEvent } from '@hub/domain/events';
import { type Message, message } from '@hub/domain/messages';
import { detailAfterAction, isAllSent, type OrderState } from '@hub/domain/orders/actions';
import {
  accountRefusal,
  customsProblem,
  missingAbroad,
  unsupportedInstructions,
  otherCustomsCurrency,
} from '@hub/domain/shipping';
import { isChangePending, isHoldPending } from '@hub/domain/warehouses';
import {
  type AccountSettings,
  type OutgoingShipment,
  type ProviderConnection,
  ProviderError,
  RateLimitedError,
  RefusedError,
  type SentShipment,
  TooLateError,
} from '@hub/providers';
import { addSendJobs } from '../jobs/addWarehouseJobs.ts';
import type { SendJob } from '../jobs/queues.ts';
import { addEvent } from '../orders/addEvent.ts';
import { recordHandover } from '../orders/recordHandover.ts';
import { recordWarehouseFailure, recordWarehouseRefusal } from '../orders/recordWarehouseRefusal.ts';
import { routeUnroutedOrder } from '../routing/routeOrders.ts';
import { runBeforeShipping } from '../workflows/decideOrders.ts';
import { providerName, readEnabledAccount, settingsOf } from './accountSettings.ts';
import { recordCall } from './callOutcome.ts';
import { callLimit } from './callBudget.ts';
import { isAtWarehouse, linesInError } from './linesInError.ts';
import { outgoingShipment } from './outgoingShipment.ts';
import { isReship, namesOf, saveReshipMark, stopReship } from './reships.ts';
import { planWarehouseOrders } from './planWarehouseOrders.ts';
import { withdrawOrders } from './withdrawOrders.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** A call with a longer wait returns to the queue. */
const maxWaitMs = 2_000;

/** A warehouse order that only this process may send. */
interface ClaimedOrder {
  record: WarehouseOrderRecord;
  settings: AccountSettings;
  /** Null when the customer data was deleted; it is then only looked up, not sent. */
  shipment: OutgoingShipment | null;
}

/**
 * Hands an order to its 3PL; parts at several 3PLs have separate jobs. No call runs inside a transaction, and each
 * retry first looks up our reference, so a crash never duplicates the order. A refusal is a 3PL API error with its
 * reason. Without an answer it is retried, and finally a shipment error, as is an order with deleted customer data.
 */
export async function sendToWarehouse(services: WarehouseServices, shopId: number, job: SendJob): Promise<void> {
  const { database, connections, now, claimMs } = services;
  const endsAt = performance.now() + claimMs;
  const claimed = await database.inShop(shopId, (transaction) => claimOrder(transaction, services, job, now()));
  if (claimed === null) return;
  const { record, settings, shipment } = claimed;
  const called = await connections.withReservedCall(record, settings, { longestMs: maxWaitMs, endsAt }, () =>
    callProvider(async () => {
      const connection = connections.open(shopId, record, settings);
      if (shipment === null) return connection.findByReference(record.reference);
      if (record.providerOrderId !== null && connection.update !== undefined)
        return releaseHeld(connection, { ...record, providerOrderId: record.providerOrderId }, shipment);
      const found = record.tries > 1 ? await connection.findByReference(record.reference) : null;
      return found ?? (await connection.send(shipment));
    }),
  );
  await database.inShop(shopId, (transaction) =>
    called.waitMs === null
      ? recordResult(transaction, services, claimed, called.result, now())
      : giveBack(transaction, services, record, called.waitMs, now()),
  );
}

/** The 3PL has it on hold and now ships it with its current data. One that was shipped there counts as sent. */
async function releaseHeld(
  connection: ProviderConnection,
  { reference, providerOrderId }: SentShipment,
  shipment: OutgoingShipment,
): Promise<SentShipment> {
  const sent = { reference, providerOrderId };
  try {
    await connection.update?.(sent, shipment, { isOnHold: false });
  } catch (error) {
    if (!(error instanceof TooLateError)) throw error;
  }
  return sent;
}

/** Result of calls to a 3PL, or why there is none. */
export type CallResult<Result> = { value: Result; error: null } | { value: null; error: ProviderError };

/** Returns errors of the 3PL as results; rethrows all others. */
export async function callProvider<Result>(work: () => Promise<Result>): Promise<CallResult<Result>> {
  try {
    return { value: await work(), error: null };
  } catch (error) {
    if (error instanceof ProviderError) return { value: null, error };
    throw error;
  }
}

/** Null when there is nothing to send now. Later sends have their own job. */
async function claimOrder(
  transaction: ShopTransaction,
  services: WarehouseServices,
  job: SendJob,
  now: Date,
): Promise<ClaimedOrder | null> {
  const { orderId } = job;
  const isAgain = await isReshipJob(transaction, job);
  if (!isAgain) await runBeforeShipping(transaction, services.providers, { orderId }, now);
  const state = (await lockOrders(transaction, [orderId])).get(orderId);
  if (state === undefined) return null;
  const record = isAgain
    ? await reshipToSend(transaction, job, now)
    : await partToSend(transaction, services, job, state, now);
  if (record === null || (await readAccountPause(transaction, record)) !== null) return null;
  const isClaimed = record.state === 'sending' && record.claimedUntil !== null && record.claimedUntil > now;
  if (isClaimed && record.claimedUntil !== null) {
    await addSendJobs(transaction, [record], record.claimedUntil);
    return null;
  }
  // The retry has its own job.
  if (record.nextTryAt !== null && record.nextTryAt.getTime() > now.getTime() + 1_000) return null;
  const account = await readEnabledAccount(transaction, services, record);
  const shipment = await outgoingShipment(transaction, services.providers, record, state, now);
  if (account === null || services.connections.adapterOf(record.provider) === null) return null;
  if (shipment === null && record.providerOrderId !== null) {
    // The 3PL holds it, and the release call would overwrite the address there.
    await endWithoutAddress(transaction, orderId, [record], 'failed', now);
    return null;
  }
  // Its account may have changed between sandbox and live since it was chosen.
  const refusal = accountRefusal(account, state.order);
  if (refusal !== null) {
    const ended = record.tries === 0 ? 'cancelled' : 'failed';
    await endUnsendable(transaction, orderId, [record], { state: ended, words: refusal }, now);
    return null;
  }
  if (shipment?.isExport === true && record.tries === 0) {
    const { lines, recipient } = shipment;
    const { whenMissing } = await readShopSettings(transaction);
    const problem =
      customsProblem(record.provider, lines, recipient.country) ??
      (whenMissing.address === 'send' ? null : missingAbroad(recipient));
    if (problem !== null) {
      await endUnsendable(transaction, orderId, [record], { state: 'cancelled', words: problem }, now);
      return null;
    }
  }
  const claim = {
    state: 'sending',
    tries: record.tries + 1,
    claimedUntil: new Date(now.getTime() + services.claimMs),
    nextTryAt: null,
  } as const;
  await saveWarehouseOrder(transaction, record, claim);
  const settings = await settingsOf(transaction, services, account, record.site);
  return { record: { ...record, ...claim }, settings, shipment };
}

/** Whether a job sends a reship. */
async function isReshipJob(transaction: ShopTransaction, { orderId, number }: SendJob): Promise<boolean> {
  if (number === undefined) return false;
  return (await listWarehouseOrders(transaction, orderId)).some(
    (record) => record.number === number && isReship(record),
  );
}

/** A job's waiting reship; null when it isn't waiting or has no address anymore. */
async function reshipToSend(
  transaction: ShopTransaction,
  { orderId, number }: SendJob,
  now: Date,
): Promise<WarehouseOrderRecord | null> {
  const record = (await lockAllWarehouseOrders(transaction, orderId)).find((other) => other.number === number);
  if (record?.state !== 'queued' && record?.state !== 'sending') return null;
  if (record.cancelRequestedAt !== null) return null;
  if (record.tries > 0 || (await readRecipient(transaction, orderId)) !== null) return record;
  await endWithoutAddress(transaction, orderId, [record], 'cancelled', now);
  return null;
}

/** The part of a locked order to send to a 3PL; null when there is nothing now. */
async function partToSend(
  transaction: ShopTransaction,
  services: WarehouseServices,
  job: SendJob,
  state: OrderState,
  now: Date,
): Promise<WarehouseOrderRecord | null> {
  const { orderId } = job;
  if (state.stage !== 'inFulfillment') {
    await withdrawOrders(transaction, [orderId], now, ['queued', 'sending']);
    return null;
  }
  // While a 3PL is being asked for a change, its answer decides what to send.
  const known = await lockWarehouseOrders(transaction, orderId);
  if (known.some(({ request }) => isHoldPending(request) || isChangePending(request))) return null;
  const given = await withAllGiven(transaction, state);
  if (known.length === 0) await routeUnroutedOrder(transaction, given, now);
  const waiting = await planWarehouseOrders(transaction, services, given, now);
  if ((await readRecipient(transaction, orderId)) === null) {
    const unsent = waiting.filter(({ tries }) => tries === 0);
    if (unsent.length > 0) {
      await endWithoutAddress(transaction, orderId, unsent, 'cancelled', now);
      return null;
    }
  }
  const record = waiting.find(({ number }) => number === (job.number ?? waiting[0]?.number));
  if (job.number === undefined)
    await addSendJobs(
      transaction,
      waiting.filter((other) => other !== record),
    );
  return record ?? null;
}

/** Marks lines that the store added at the warehouse as the warehouse's, which an earlier release did not do. */
async function withAllGiven(transaction: ShopTransaction, before: OrderState): Promise<OrderState> {
  if (isAllSent(before.detail)) return before;
  const after = { ...before, detail: detailAfterAction(before.detail, 'ship-now') };
  await saveOrders(transaction, [{ before, after }]);
  return after;
}

/** Ends warehouse orders with deleted customer data; a person decides about the order. */
async function endWithoutAddress(
  transaction: ShopTransaction,
  orderId: string,
  records: readonly WarehouseOrderRecord[],
  state: 'cancelled' | 'failed',
  now: Date,
): Promise<void> {
  await endUnsendable(transaction, orderId, records, { state, words: message('warehouses.customerRemoved') }, now);
}

/** Ends warehouse orders that can't be sent: the order becomes a shipment error that says why. */
async function endUnsendable(
  transaction: ShopTransaction,
  orderId: string,
  records: readonly WarehouseOrderRecord[],
  { state, words }: { state: 'cancelled' | 'failed'; words: Message },
  now: Date,
): Promise<void> {
  const [first] = records;
  if (first !== undefined && isReship(first)) return stopReship(transaction, first, { state: 'refused', words }, now);
  for (const record of records)
    await saveWarehouseOrder(transaction, record, { state, words, claimedUntil: null, nextTryAt: null });
  const lines = new Set<string>();
  for (const record of records) for (const lineItemId of await linesInError(transaction, record)) lines.add(lineItemId);
  await recordWarehouseFailure(transaction, orderId, words, now, lines);
}

/** The account's rate limit is used up: the claimed order waits, without counting a try. */
async function giveBack(
  transaction: ShopTransaction,
  { connections }: WarehouseServices,
  record: WarehouseOrderRecord,
  waitMs: number,
  now: Date,
): Promise<void> {
  const saved = (await lockAllWarehouseOrders(transaction, record.orderId)).find(
    ({ number }) => number === record.number,
  );
  const adapter = connections.adapterOf(record.provider);
  if (adapter === null || saved?.state !== 'sending' || saved.tries !== record.tries) return;
  const startAt = await queuedUntil(transaction, record, callLimit(adapter), waitMs, now);
  await saveWarehouseOrder(transaction, record, { state: 'queued', tries: record.tries - 1, claimedUntil: null });
  await addSendJobs(transaction, [record], startAt);
}

/** Orders waiting for calls keep their sequence, spread over the rate limit's windows. */
async function queuedUntil(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  { calls, windowMs }: { calls: number; windowMs: number },
  waitMs: number,
  now: Date,
): Promise<Date> {
  const waiting = await listUnsentOrders(transaction, record);
  const position = Math.max(
    0,
    waiting.findIndex(({ orderId, number }) => orderId === record.orderId && number === record.number),
  );
  return new Date(now.getTime() + waitMs + Math.floor(position / calls) * windowMs);
}

/** Saves the outcome of a try, with its consequences. */
async function recordResult(
  transaction: ShopTransaction,
  services: WarehouseServices,
  { record, shipment }: Omit<ClaimedOrder, 'settings'>,
  { value, error }: CallResult<SentShipment | null>,
  now: Date,
): Promise<void> {
  const { orderId, number } = record;
  const order = (await lockOrders(transaction, [orderId])).get(orderId);
  const all = await lockAllWarehouseOrders(transaction, orderId);
  const saved = all.find((other) => other.number === number);
  // Another process may have tried it since; its result is newer.
  if (order === undefined || saved?.state !== 'sending' || saved.tries !== record.tries) return;
  if (value !== null) {
    const firstReadMs = services.readIntervalMs(0, false) ?? 0;
    await saveWarehouseOrder(transaction, record, {
      state: 'sent',
      providerOrderId: value.providerOrderId,
      words: null,
      claimedUntil: null,
      sentAt: now,
      nextReadAt: new Date(now.getTime() + firstReadMs),
    });
    await recordCall(transaction, record, null, now, { tookOrder: true });
    if (isReship(record)) {
      await addEvent(transaction, orderId, orderEvent('reshipTaken', namesOf(record, order.order)), now);
      return saveReshipMark(transaction, orderId);
    }
    const isPart = all.some((other) => !isReship(other) && other.number !== number && isAtWarehouse(other));
    const isSent = await recordHandover(transaction, orderId, now, isPart ? null : record.service);
    if (isSent && isPart) await addPartNote(transaction, record, now);
    if (isSent && shipment !== null) await logUnsupported(transaction, record, shipment, now);
    if (!isShipping(order)) await withdrawOrders(transaction, [orderId], now, ['sent']);
    return;
  }
  if (error === null) {
    await recordCall(transaction, record, null, now);
    await endWithoutAddress(transaction, orderId, [record], 'cancelled', now);
    return;
  }
  await recordCall(transaction, record, error, now, { testAfterMs: services.retryDelayMs(1) ?? undefined });
  const outcome = { claimedUntil: null, words: error.words };
  if (error instanceof RefusedError) {
    if (isReship(saved)) return stopReship(transaction, saved, { state: 'refused', words: error.words }, now);
    await saveWarehouseOrder(transaction, record, { ...outcome, state: 'refused' });
    await recordWarehouseRefusal(transaction, orderId, error.words, now, await linesInError(transaction, record));
    return;
  }
  // It stays in the queue until the account resumes.
  await saveWarehouseOrder(transaction, record, { ...outcome, state: 'queued' });
  if ((await readAccountPause(transaction, record)) !== null) return;
  if (error instanceof RateLimitedError) {
    // This doesn't count as a try, but earlier calls still do.
    await saveWarehouseOrder(transaction, record, { tries: Math.max(1, record.tries - 1) });
    await addSendJobs(transaction, [record], new Date(now.getTime() + (error.retryAfterMs ?? 30_000)));
    return;
  }
  const delayMs = services.retryDelayMs(record.tries);
  if (delayMs !== null) {
    const nextTryAt = new Date(now.getTime() + delayMs);
    await saveWarehouseOrder(transaction, record, { nextTryAt });
    await addSendJobs(transaction, [record], nextTryAt);
    return;
  }
  const reason = message('warehouses.noAnswer', { provider: providerName(record.provider), words: error.words });
  if (isReship(saved)) return stopReship(transaction, saved, { state: 'failed', words: reason }, now);
  await saveWarehouseOrder(transaction, record, { state: 'failed' });
  await recordWarehouseFailure(transaction, orderId, reason, now, await linesInError(transaction, record));
}

/** It may have been closed during the call. */
function isShipping({ stage }: OrderState): boolean {
  // If the order is in error, the cause is another 3PL's part.
  return stage === 'inFulfillment' || stage === 'shipped' || stage === 'backOrder' || stage === 'error';
}

/** Notes which 3PL has which part of a split order. */
async function addPartNote(transaction: ShopTransaction, record: WarehouseOrderRecord, at: Date): Promise<void> {
  const units = record.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const part = { provider: providerName(record.provider), units, service: record.service };
  await addEvent(transaction, record.orderId, orderEvent('partHandedOver', part), at);
}

/** Notes what the 3PL has no field for: workflow instructions, and customs values in the order's currency. */
async function logUnsupported(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  shipment: OutgoingShipment,
  at: Date,
): Promise<void> {
  const provider = providerName(record.provider);
  // The shop's default package is in the settings; only a workflow's choice belongs on the timeline.
  const labels = shipment.package === null ? null : await readOrderLabels(transaction, record.orderId);
  const chosen = labels?.package ?? null;
  const instructions = unsupportedInstructions(record.provider, { ...shipment.instructions, package: chosen });
  if (instructions.length > 0)
    await addEvent(transaction, record.orderId, orderEvent('instructionsUntold', { provider, instructions }), at);
  const { isExport, lines, currency } = shipment;
  const taken = isExport ? otherCustomsCurrency(record.provider, lines, currency) : null;
  if (taken !== null)
    await addEvent(transaction, record.orderId, orderEvent('customsValueUntold', { provider, currency, taken }), at);
}
