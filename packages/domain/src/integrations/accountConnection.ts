import { type Words, wordsText } from '../messages/Message.ts';
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

/** Why a call of a 3PL failed. A refused order is no failed call. */
export type FailureKind = 'credentialsRefused' | 'unreachable' | 'unexpectedReply' | 'invalidSettings';

/** How the calls of one account with a 3PL go. */
export interface AccountConnection {
  /** String id of §3. */
  providerId: string;
  /** Id of the account, where a 3PL has several; else empty. */
  account: string;
  /** What the merchant calls it; empty where a 3PL has one. */
  accountName: string;
  lastSuccessAt: IsoTime | null;
  lastFailureAt: IsoTime | null;
  /** Of the last failure. */
  failureKind: FailureKind | null;
  /** The 3PL's own words where it has some. */
  failureWords: Words | null;
  /** The first failure since the last success; null: the last call went well. */
  failingSince: IsoTime | null;
  failuresInRow: number;
  /** Nothing is sent until a test succeeds; null: it is not paused. */
  pausedAt: IsoTime | null;
  /** When the 3PL took an order last. */
  lastOrderAt: IsoTime | null;
  /** Orders that wait to be sent. */
  waitingOrders: number;
  /** Names of choices without which nothing can be sent. */
  missingChoices: readonly string[];
  /** The 3PL sends news by itself; otherwise it is asked now and again. */
  hasWebhooks: boolean;
  /** How it goes to read its stock; null: no location takes its stock from it. */
  stock: StockReadings | null;
}

/** How readings of the stock of an account go. */
export interface StockReadings {
  /** Of the last that went well: what its figures are as of. */
  readAt: IsoTime | null;
  /** The first that failed since; null: the last went well. */
  failingSince: IsoTime | null;
  /** Of the last that failed. */
  failureWords: Words | null;
}

/** What is wrong with a connection, in words for the merchant. */
export interface ConnectionProblem {
  providerId: ThirdPartyId;
  account: string;
  /** "Shipstation (East)". */
  name: string;
  kind: FailureKind | 'choiceMissing' | 'quiet' | 'stockUnread';
  /** "Shipbob has refused your credentials since 09:12 AM." */
  title: string;
  /** "14 orders wait." and what happens next; '' for nothing. */
  detail: string;
  /** When it began; null: not known. */
  since: IsoTime | null;
  /** Orders that wait to be sent. */
  waitingOrders: number;
  /** Orders are not sent because of it; otherwise it is worth knowing. */
  stopsOrders: boolean;
}

/** Failures in a row before silence is called a problem: one lost call is none. */
const failuresToMention = 3;

/** A reading of stock that fails is tried again; for so long it is no problem. */
const staleStockMs = hourMs;

/** An account that answers but has taken no order for so long, while some wait. */
export const quietAfterMs = 24 * hourMs;

/** What is wrong with an account; null: nothing, or it is no provider of the catalogue. */
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
  // What it says of its settings is that nothing was chosen.
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

/** What keeps orders from being sent, of all accounts. A missing choice keeps back no order until there is one. */
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

/** Words of a problem; by kind of failure its title. */
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

/** A lost call is tried again at once; a refusal does not go away by itself. */
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

/** "09:12 AM" of today, else with the day. */
function sinceText(time: IsoTime, now: Date, timeZone: string): string {
  const epoch = parseEpoch(time);
  if (epoch === null) return time;
  const { hour, minute, dayPeriod } = clockParts(epoch, timeZone);
  const day = calendarDay(epoch, timeZone);
  return `${day === calendarDay(now.getTime(), timeZone) ? '' : `${day} `}${hour}:${minute} ${dayPeriod}`;
}

/** Texts of the banner over the lists, the cards and the dashboard. */
export const connectionTexts = inLanguage('connectionTexts', {
  check: 'Check the connection',
  /** Where a choice is missing. */
  choose: 'Choose it now',
  /** Under the third problem. */
  more: (count: number) => `${formatCount(count)} more in Apps & Integrations`,
});
