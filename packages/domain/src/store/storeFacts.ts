import { wordsText } from '../messages/messageWords.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatTime } from '../shared/dates/formatTime.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { storeScope } from './scopeEffects.ts';
import type { LongJob, LongJobKind, StoreStatus } from './StoreConnection.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** One row: label, value and note. */
export interface StoreFact {
  name: string;
  value: string;
  note: string | null;
}

/** Words for the store connection. */
export const storeFactWords = inLanguage('storeFactWords', {
  lastMessage: 'Last message from the store',
  noneYet: 'None yet',
  lastCheck: 'Last check against the store',
  underway: 'In progress',
  connection: 'Connection',
  connected: 'Connected',
  missingScopes: 'Permissions are missing',
  frozen: 'The store is frozen',
  accessEnded: 'Access has ended',
  accessEndedNote: 'Open the app in your store’s admin to renew it.',
  uninstalled: 'Uninstalled',
  notConnected: 'Not connected',
  elsewhere: 'This shop’s orders don’t come from a connected store.',
  scopes: 'Permissions in the store',
  allGranted: 'All granted',
  scopesGranted: (granted: number, all: number) => `${formatCount(granted)} of ${formatCount(all)} granted`,
  grantedNames: (names: string) => `Granted: ${names}.`,
  missingNames: (names: string) => `Missing: ${names}.`,
  before: 'Past orders',
  preparing: 'The store is preparing them',
  readOf: (read: string, total: number) => `${read} of ${formatCount(total)} loaded`,
  read: (read: string) => `${read} loaded`,
  stopped: (read: string) => `Stopped after ${read}`,
  notRead: 'Not loaded yet',
  nightly: 'Orders are compared with the store each night.',
  noneMissing: 'No order was missing.',
  more: (count: number) => ` and ${formatCount(count)} more`,
  missing: (count: number, names: string) =>
    count === 1
      ? `1 order was missing and has been added: ${names}.`
      : `${formatCount(count)} orders were missing and have been added: ${names}.`,
  changed: (count: number) =>
    count === 1
      ? '1 order had changed in the store and is up to date again.'
      : `${formatCount(count)} orders had changed in the store and are up to date again.`,
  writes: 'Changes for the store',
  noneWaiting: 'None waiting',
  waiting: (count: number) => `${formatCount(count)} waiting`,
  waitingSince: (time: string) => `The oldest has waited since ${time}. It is tried again until the store answers.`,
  jobs: {
    orders: 'Loading orders',
    check: 'Check against the store',
    products: 'Loading products',
    stock: 'Loading stock',
    shipPolicy: 'Applying what may ship',
  } satisfies Record<LongJobKind, string>,
  jobDone: (done: string) => `${done} so far`,
  jobOf: (done: string, total: string) => `${done} of ${total}`,
  jobStanding: (time: string) => `No progress since ${time}. It continues where it was, by itself.`,
  refused: (count: number) => (count === 1 ? 'The store refused 1.' : `The store refused ${formatCount(count)}.`),
});

const words = storeFactWords;

/** Maximum order names in a note. */
const namesShown = 5;

/** The shop's store connection in words. `timeZone` is the IANA zone for times. */
export function storeFacts(status: StoreStatus, timeZone: string): readonly StoreFact[] {
  const at = (time: IsoTime | null, none: string) => (time === null ? none : formatTime(time, timeZone));
  const connection = connectionFact(status);
  if (status.state === 'notConnected') return [connection];
  return [
    connection,
    scopesFact(status),
    readingFact(status, timeZone),
    { name: words.lastMessage, value: at(status.lastWebhookAt, words.noneYet), note: null },
    {
      name: words.lastCheck,
      value: status.check.isRunning ? words.underway : at(status.check.checkedAt, words.noneYet),
      note: standingNote(status, 'check', timeZone) ?? checkNote(status),
    },
    ...status.jobs.filter(({ kind }) => kind !== 'orders' && kind !== 'check').map((job) => jobFact(job, timeZone)),
    writesFact(status, timeZone),
  ];
}

/** What a long job does, and whether it is stalled. */
export function jobFact(job: LongJob, timeZone: string): StoreFact {
  const done = formatCount(job.done);
  return {
    name: words.jobs[job.kind],
    value: job.total === null ? words.jobDone(done) : words.jobOf(done, formatCount(job.total)),
    note: job.isStanding ? words.jobStanding(formatTime(job.aliveAt, timeZone)) : null,
  };
}

/** Whether a row's job is stalled. */
function standingNote({ jobs }: StoreStatus, kind: LongJobKind, timeZone: string): string | null {
  const job = jobs.find((each) => each.kind === kind);
  return job?.isStanding ? words.jobStanding(formatTime(job.aliveAt, timeZone)) : null;
}

/** Whether the first import of the store's orders can be restarted by hand: it has failed or is stalled. */
export function canResumeBackfill({ backfill, jobs }: Pick<StoreStatus, 'backfill' | 'jobs'>): boolean {
  if (backfill.state === 'failed') return true;
  return backfill.state === 'running' && jobs.some(({ kind, isStanding }) => kind === 'orders' && isStanding);
}

function connectionFact({ state }: StoreStatus): StoreFact {
  const name = words.connection;
  switch (state) {
    case 'installed':
      return { name, value: words.connected, note: null };
    case 'missingScopes':
      return { name, value: words.missingScopes, note: null };
    case 'frozen':
      return { name, value: words.frozen, note: null };
    case 'accessEnded':
      return { name, value: words.accessEnded, note: words.accessEndedNote };
    case 'uninstalled':
      return { name, value: words.uninstalled, note: null };
    case 'notConnected':
      return { name, value: words.notConnected, note: words.elsewhere };
  }
}

/** The store's granted permissions in words; leaves out scopes without words. */
function scopesFact({ scopes, missingScopes }: StoreStatus): StoreFact {
  const granted = scopes.map(storeScope).filter(({ scope, isKnown }) => isKnown && !missingScopes.includes(scope));
  const names = granted.map(({ name }) => name).join(', ');
  if (missingScopes.length === 0) return { name: words.scopes, value: words.allGranted, note: names || null };
  const missing = words.missingNames(missingScopes.map((scope) => storeScope(scope).name).join(', '));
  return {
    name: words.scopes,
    value: words.scopesGranted(granted.length, granted.length + missingScopes.length),
    note: names === '' ? missing : `${words.grantedNames(names)} ${missing}`,
  };
}

function readingFact(status: StoreStatus, timeZone: string): StoreFact {
  const { state, ordersRead, ordersTotal, words: problem } = status.backfill;
  const name = words.before;
  const count = formatCount(ordersRead);
  switch (state) {
    case 'running': {
      const value = ordersTotal === null || ordersTotal === 0 ? words.preparing : words.readOf(count, ordersTotal);
      return { name, value, note: standingNote(status, 'orders', timeZone) };
    }
    case 'done':
      return { name, value: words.read(count), note: null };
    case 'failed':
      return { name, value: words.stopped(count), note: problem === null ? null : wordsText(problem) };
    case 'none':
      return { name, value: words.notRead, note: null };
  }
}

function checkNote({ check }: StoreStatus): string | null {
  const { checkedAt, isRunning, words: problem } = check;
  if (problem !== null) return bidiIsolate(wordsText(problem));
  if (checkedAt === null && !isRunning) return words.nightly;
  const found = [missingText(check), changedText(check)].filter((text) => text !== null);
  if (found.length > 0) return found.join(' ');
  return isRunning ? null : words.noneMissing;
}

function missingText({ missing, missingCount }: StoreStatus['check']): string | null {
  if (missingCount === 0) return null;
  const names = missing.slice(0, namesShown).map(bidiIsolate).join(', ');
  const more = missingCount > namesShown ? words.more(missingCount - namesShown) : '';
  return words.missing(missingCount, names + more);
}

function changedText({ changedCount }: StoreStatus['check']): string | null {
  return changedCount === 0 ? null : words.changed(changedCount);
}

function writesFact({ waitingWrites, waitingSince, problems }: StoreStatus, timeZone: string): StoreFact {
  const value = waitingWrites === 0 ? words.noneWaiting : words.waiting(waitingWrites);
  const notes = [
    waitingSince === null ? '' : words.waitingSince(formatTime(waitingSince, timeZone)),
    problems.length === 0 ? '' : words.refused(problems.length),
  ].filter((note) => note !== '');
  return { name: words.writes, value, note: notes.join(' ') || null };
}
