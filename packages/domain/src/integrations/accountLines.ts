import { minuteMs } from '../shared/dates/durations.ts';
import { formatAge } from '../shared/dates/formatAge.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import type { AccountConnection } from './accountConnection.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Words for a card's lines. */
export const accountWords = inLanguage('accountWords', {
  failed: (calls: number) =>
    calls === 1 ? 'The last request failed' : `The last ${formatCount(calls)} requests failed`,
  neverWorked: 'No request has worked yet.',
  lastWorked: (age: string) => `Last worked ${age}.`,
  failedAt: (failed: string, age: string, before: string) => `${failed}, most recently ${age}. ${before}`,
  noOrder: 'No order sent yet.',
  lastOrder: (age: string) => `Last order sent ${age}.`,
  worked: (age: string, order: string) => `The last request worked, ${age}. ${order}`,
  live: 'Updates as they happen.',
  every: (minutes: number) => `Updates every ${minutes} minutes at first, then less often.`,
  stockUnread: 'Stock hasn’t been read yet.',
  stockFailed: 'Stock couldn’t be read yet.',
  stockRead: (age: string) => `Stock read ${age}.`,
  stockOld: (age: string) => `Stock as of ${age}. We haven’t been able to read it since.`,
});

const words = accountWords;

/**
 * A card's line about real calls: when they last worked, or how often and since when they fail; `null` before the
 * first call.
 */
export function callsText(connection: AccountConnection, now: Date): string | null {
  const { lastSuccessAt, lastFailureAt, lastOrderAt, failuresInRow } = connection;
  if (failuresInRow > 0) {
    const before = lastSuccessAt === null ? words.neverWorked : words.lastWorked(formatAge(lastSuccessAt, now));
    return words.failedAt(words.failed(failuresInRow), formatAge(lastFailureAt, now), before);
  }
  if (lastSuccessAt === null) return null;
  const order = lastOrderAt === null ? words.noOrder : words.lastOrder(formatAge(lastOrderAt, now));
  return words.worked(formatAge(lastSuccessAt, now), order);
}

/** A card's words on how order updates arrive. `everyMs` is the poll interval for a new order. */
export function updatesText({ hasWebhooks }: Pick<AccountConnection, 'hasWebhooks'>, everyMs: number): string {
  if (hasWebhooks) return words.live;
  return words.every(Math.round(everyMs / minuteMs));
}

/** A card's line about the age of the stock figures; `null` when no location uses them. */
export function stockReadText({ stock }: Pick<AccountConnection, 'stock'>, now: Date): string | null {
  if (stock === null) return null;
  const { readAt, failingSince } = stock;
  if (readAt === null) return failingSince === null ? words.stockUnread : words.stockFailed;
  const age = formatAge(readAt, now);
  return failingSince === null ? words.stockRead(age) : words.stockOld(age);
}
