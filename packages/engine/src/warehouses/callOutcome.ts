import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { addNotificationEvents } from '@hub/database/notifications';
import {
  type AccountKey,
  type AccountPause,
  hastenStock,
  listOrdersNeverGiven,
  listUnsentOrders,
  readAccountPause,
  recordCallFailure,
  recordCallSuccess,
} from '@hub/database/warehouses';
import type { Words } from '@hub/domain/messages';
import { type CallFailureKind, failuresForPerson, failuresUntilPaused } from '@hub/domain/warehouses';
import {
  CredentialsRefusedError,
  InvalidSettingsError,
  type ProviderError,
  RateLimitedError,
  RefusedError,
  UnexpectedReplyError,
  UnreachableError,
} from '@hub/providers';
import { addSendJobs, addSubscriptionJob, addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { queues, type TestAccountJob } from '../jobs/queues.ts';

/** Delay before the first test of an unreachable account. */
const firstTestMs = 60_000;

/** Refused credentials aren't retried sooner. */
const refusedForMs = 900_000;

/** Kind of an account's failure; null when the 3PL answered. */
export function failureKind(error: ProviderError): CallFailureKind | null {
  if (error instanceof CredentialsRefusedError) return 'credentialsRefused';
  if (error instanceof InvalidSettingsError) return 'invalidSettings';
  if (error instanceof UnreachableError) return 'unreachable';
  if (error instanceof UnexpectedReplyError) return 'unexpectedReply';
  return null;
}

/**
 * Records the outcome of a call. Refused credentials and incomplete settings pause the account at once, and an
 * unreachable 3PL after several tries. The account is then tested periodically, first after `testAfterMs`.
 */
export async function recordCall(
  transaction: ShopTransaction,
  key: AccountKey,
  error: ProviderError | null,
  at: Date,
  { tookOrder = false, testAfterMs = firstTestMs }: { tookOrder?: boolean; testAfterMs?: number | undefined } = {},
): Promise<void> {
  if (error instanceof RateLimitedError) return;
  const kind = error === null || error instanceof RefusedError ? null : failureKind(error);
  if (error === null || kind === null) {
    const pause = await recordCallSuccess(transaction, key, { at, tookOrder });
    if (error === null && isOver(pause, at)) await resumeAccount(transaction, key, at);
    return;
  }
  await recordFailedCall(transaction, key, { kind, words: error.words }, at, testAfterMs);
}

/**
 * Whether to retry refused credentials that worked for another call, since 3PLs refuse valid ones while their sign-in
 * is disrupted. Read-only credentials would fail every time, so tries are spaced out.
 */
function isOver(pause: AccountPause | null, at: Date): boolean {
  return pause?.kind === 'credentialsRefused' && at.getTime() - pause.since.getTime() >= refusedForMs;
}

/** Records a call by its kind of failure alone. */
export async function recordFailedCall(
  transaction: ShopTransaction,
  key: AccountKey,
  { kind, words }: { kind: CallFailureKind; words: Words },
  at: Date,
  testAfterMs = firstTestMs,
): Promise<void> {
  const isPerson = failuresForPerson.includes(kind);
  const pausesAfter = isPerson ? 1 : failuresUntilPaused;
  const isPaused = await recordCallFailure(transaction, key, { at, kind, words, pausesAfter });
  if (isPaused) await addNotificationEvents(transaction, [{ kind: 'providerDown', provider: key.provider }]);
  if (isPaused && !isPerson) await addAccountTest(transaction, { ...key, failedTests: 0 }, at, testAfterMs);
}

/** Adds the job that tests an account after a delay. */
export async function addAccountTest(
  transaction: ShopTransaction,
  job: TestAccountJob,
  now: Date,
  afterMs: number,
): Promise<void> {
  await addJobs(transaction, [{ queue: queues.testAccount, data: job, startAt: new Date(now.getTime() + afterMs) }]);
}

/**
 * Resumes an account that passed a test or whose settings were saved, and sends what waits for it. Call it in the same
 * transaction.
 */
export async function resumeAccount(transaction: ShopTransaction, key: AccountKey, now: Date): Promise<void> {
  await recordCallSuccess(transaction, key, { at: now, resumes: true });
  await addSendJobs(transaction, await listUnsentOrders(transaction, key));
  // Working credentials can also subscribe to the 3PL's webhooks.
  await addSubscriptionJob(transaction, key.provider);
}

/**
 * Resumes an account after its settings or choices were saved; the next call shows whether they work. Sends what waited
 * while it was disconnected, including orders that had no 3PL then.
 */
export async function continueAccount(transaction: ShopTransaction, key: AccountKey, now: Date): Promise<void> {
  await hastenStock(transaction, key, now);
  await addWarehouseJobs(transaction, await listOrdersNeverGiven(transaction));
  if ((await readAccountPause(transaction, key)) !== null) return resumeAccount(transaction, key, now);
  await addSendJobs(transaction, await listUnsentOrders(transaction, key));
}
