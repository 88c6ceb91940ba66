import type { Words } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { calendarDay } from '../shared/dates/calendarDay.ts';
import { clockParts } from '../shared/dates/clockParts.ts';
import { hourMs } from '../shared/dates/durations.ts';
import { formatAge } from '../shared/dates/formatAge.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import { choicesOf, missingChoicesText } from './providerChoices.ts';
import { accountName, findProvider, type ThirdPartyId } from '../providers/providers.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Why a call to a 3PL failed. A refused order is not a failed call. */
export type FailureKind = 'credentialsRefused' | 'unreachable' | 'unexpectedReply' | 'invalidSettings';

/** How one account's calls to a 3PL are going. */
export interface AccountConnection {
  /** String id of §3. */
  providerId: string;
  /** Account id for a 3PL with several accounts; else empty. */
  account: string;
  /** The merchant's name for it; empty for a 3PL with a single account. */
  accountName: string;
  lastSuccessAt: IsoTime | null;
  lastFailureAt: IsoTime | null;
  /** Of the last failure. */
  failureKind: FailureKind | null;
  /** The 3PL's own words, if any. */
  failureWords: Words | null;
  /** First failure since the last success; `null` when the last call succeeded. */
  failingSince: IsoTime | null;
  failuresInRow: number;
  /** Nothing is sent until a test succeeds; `null` when not paused. */
  pausedAt: IsoTime | null;
  /** When the 3PL last took an order. */
  lastOrderAt: IsoTime | null;
  /** Orders waiting to be sent. */
  waitingOrders: number;
  /** Names of the missing choices that block sending. */
  missingChoices: readonly string[];
  /** Whether the 3PL pushes updates; otherwise it is polled. */
  hasWebhooks: boolean;
  /** Status of its stock reads; `null` when no location takes its stock from it. */
  stock: StockReadings | null;
}

/** Status of an account's stock reads. */
export interface StockReadings {
  /** Time of the last successful read, which is also the age of the figures. */
  readAt: IsoTime | null;
  /** First failure since the last success; `null` when the last read succeeded. */
  failingSince: IsoTime | null;
  /** Of the last failed read. */
  failureWords: Words | null;
}

/** A connection problem in words for the merchant. */
export interface ConnectionProblem {
  providerId: ThirdPartyId;
  account: string;
  /** "Shipstation (East)". */
  name: string;
  kind: FailureKind | 'choiceMissing' | 'quiet' | 'stockUnread';
  /** "Shipbob has refused your credentials since 09:12 AM." */
  title: string;
  /** "14 orders wait." and what happens next; '' for none. */
  detail: string;
  /** When it began; `null` when unknown. */
  since: IsoTime | null;
  /** Orders waiting to be sent. */
  waitingOrders: number;
  /** Whether it stops orders; otherwise it is only information. */
  stopsOrders: boolean;
}

/** Failures in a row before no answer counts as a problem: one lost call does not. */
const failuresToMention = 3;

/** A failed stock read is retried; it counts as a problem after this long. */
const staleStockMs = hourMs;

/** Report an account that answers but took no order for this long while some wait. */
export const quietAfterMs = 24 * hourMs;

/** What is wrong with an account; `null` for nothing or an unknown provider. */
export function connectionProblem(
  connection: AccountConnection,
  { now, timeZone }: { now: Date; timeZone: string },
): ConnectionProblem | null {
  const provider = findProvider(connection.providerId);
  if (provider === null) return null;
  const { account, failingSince, failureKind, waitingOrders } = connection;
  const name = accountName(provider, connection.accountName);
  const waiting = waitingOrders === 0 ? '' : problemWords.waiting(waitingOrders);
  const of = { providerId: provider.thirdPartyId, account, name, since: failingSince, waitingOrders };
  const missing = choicesOf(provider).filter((choice) => connection.missingChoices.includes(choice.name));
  // Its complaint about the settings is that nothing was chosen.
  const isUnchosen = missing.length > 0 && failureKind === 'invalidSettings';
  if (failingSince !== null && failureKind !== null && isMentioned(connection) && !isUnchosen) {
    const title = problemWords[failureKind](name, sinceText(failingSince, now, timeZone));
    return { ...of, kind: failureKind, title, detail: sentences(waiting, nextStep(connection)), stopsOrders: true };
  }
  if (missing.length > 0) {
    const title = `${name}: ${missingChoicesText(missing)}`;
    return { ...of, kind: 'choiceMissing', title, detail: waiting, stopsOrders: true };
  }
  const quietSince = parseEpoch(connection.lastOrderAt);
  if (waitingOrders > 0 && quietSince !== null && now.getTime() - quietSince >= quietAfterMs) {
    return {
      ...of,
      since: connection.lastOrderAt,
      kind: 'quiet',
      title: problemWords.quiet(name, formatAge(connection.lastOrderAt, now)),
      detail: waiting,
      stopsOrders: false,
    };
  }
  const stockSince = parseEpoch(connection.stock?.failingSince ?? null);
  if (stockSince !== null && now.getTime() - stockSince >= staleStockMs) {
    const since = connection.stock?.failingSince ?? '';
    return {
      ...of,
      since,
      kind: 'stockUnread',
      title: problemWords.stockUnread(name, sinceText(since, now, timeZone)),
      detail: sentences(problemWords.lastFigures, quoted(connection.stock?.failureWords ?? null)),
      stopsOrders: false,
    };
  }
  return null;
}

/** Problems that stop orders, across all accounts. A missing choice stops none until an order waits. */
export function problemsThatStopOrders(
  connections: readonly AccountConnection[],
  at: { now: Date; timeZone: string },
): readonly ConnectionProblem[] {
  return connections.flatMap((connection) => {
    const problem = connectionProblem(connection, at);
    const isUrgent = problem?.kind !== 'choiceMissing' || connection.waitingOrders > 0;
    return problem?.stopsOrders && isUrgent ? [problem] : [];
  });
}

/** Words for problems, keyed by failure kind for the title. */
export const problemWords = inLanguage('problemWords', {
  waiting: (orders: number) => `${ordersText(orders)} ${orders === 1 ? 'waits' : 'wait'}.`,
  credentialsRefused: (name: string, since: string) => `${name} has refused your credentials since ${since}.`,
  unreachable: (name: string, since: string) => `${name} hasn’t answered since ${since}.`,
  unexpectedReply: (name: string, since: string) => `${name} has sent replies that can’t be read since ${since}.`,
  invalidSettings: (name: string, since: string) => `The ${name} settings haven’t worked since ${since}.`,
  /** `age`: "3 days ago". */
  quiet: (name: string, age: string) => `${name} has taken no order for ${age.replace(/ ago$/, '')}.`,
  stockUnread: (name: string, since: string) => `We haven’t been able to read ${name}’s stock since ${since}.`,
  lastFigures: 'You still see the last figures.',
  paused: 'Sending is paused until a connection test passes.',
  /** Without the full stop. */
  says: (words: string) => `It says: “${bidiIsolate(words)}”`,
} satisfies Record<FailureKind, (name: string, since: string) => string> & Record<string, unknown>);

/** A lost call is retried at once; a refusal needs a person. */
function isMentioned({ failureKind, failuresInRow, pausedAt }: AccountConnection): boolean {
  const passes = failureKind === 'unreachable' || failureKind === 'unexpectedReply';
  return !passes || pausedAt !== null || failuresInRow >= failuresToMention;
}

function nextStep({ failureKind, failureWords, pausedAt }: AccountConnection): string {
  const paused = pausedAt === null ? '' : problemWords.paused;
  return sentences(failureKind === 'unreachable' ? '' : quoted(failureWords), paused);
}

function quoted(words: Words | null): string {
  const text = words === null ? '' : wordsText(words).trim();
  return text === '' ? '' : `${problemWords.says(text)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** "09:12 AM" for today, otherwise with the date. */
function sinceText(time: IsoTime, now: Date, timeZone: string): string {
  const epoch = parseEpoch(time);
  if (epoch === null) return time;
  const { hour, minute, dayPeriod } = clockParts(epoch, timeZone);
  const day = calendarDay(epoch, timeZone);
  return `${day === calendarDay(now.getTime(), timeZone) ? '' : `${day} `}${hour}:${minute} ${dayPeriod}`;
}

/** Texts of the banner above the lists, cards and dashboard. */
export const connectionTexts = inLanguage('connectionTexts', {
  check: 'Check the connection',
  /** Used when a choice is missing. */
  choose: 'Choose it now',
  /** Below the third problem. */
  more: (count: number) => `${formatCount(count)} more in Apps & Integrations`,
});
