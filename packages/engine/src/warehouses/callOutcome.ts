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

/** The first test of an account of which nobody answers. */
const firstTestMs = 60_000;

/** Credentials that were refused are not tried before. */
const refusedForMs = 900_000;

/** What kind of failure of the account an error is; null: the 3PL has answered. */
export function failureKind(error: ProviderError): CallFailureKind | null {
  if (error instanceof CredentialsRefusedError) return 'credentialsRefused';
  if (error instanceof InvalidSettingsError) return 'invalidSettings';
  if (error instanceof UnreachableError) return 'unreachable';
  if (error instanceof UnexpectedReplyError) return 'unexpectedReply';
  return null;
}

/**
 * Keeps how a call went. Credentials that are refused and settings that lack something pause the account at once, nobody
 * who answers after some tries; then it is tested now and again, first after `testAfterMs`.
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
 * Whether credentials that were refused are tried again, since they were good for another call: 3PLs refuse good ones too
 * while their sign-in is disturbed. Those that may only read would be refused at each try, so there is some time between.
 */
function isOver(pause: AccountPause | null, at: Date): boolean {
  return pause?.kind === 'credentialsRefused' && at.getTime() - pause.since.getTime() >= refusedForMs;
}

/** The same of a call of which only the kind of failure is known. */
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

/** The job that tests an account in so many milliseconds. */
export async function addAccountTest(
  transaction: ShopTransaction,
  job: TestAccountJob,
  now: Date,
  afterMs: number,
): Promise<void> {
  await addJobs(transaction, [{ queue: queues.testAccount, data: job, startAt: new Date(now.getTime() + afterMs) }]);
}

/**
 * An account has passed a test, or its settings were saved: it is no longer paused, and what waits for it is sent. Call
 * it in the transaction of the test's result.
 */
export async function resumeAccount(transaction: ShopTransaction, key: AccountKey, now: Date): Promise<void> {
  await recordCallSuccess(transaction, key, { at: now, resumes: true });
  await addSendJobs(transaction, await listUnsentOrders(transaction, key));
  // With credentials that work the 3PL can be asked for webhooks, too.
  await addSubscriptionJob(transaction, key.provider);
}

/**
 * The settings or choices of an account were saved: a pause ends, and the next call shows whether they work. What waited
 * while it was not connected is sent, also what no 3PL was given then.
 */
export async function continueAccount(transaction: ShopTransaction, key: AccountKey, now: Date): Promise<void> {
  await hastenStock(transaction, key, now);
  await addWarehouseJobs(transaction, await listOrdersNeverGiven(transaction));
  if ((await readAccountPause(transaction, key)) !== null) return resumeAccount(transaction, key, now);
  await addSendJobs(transaction, await listUnsentOrders(transaction, key));
}
