import { minuteMs } from '../shared/durations.ts';
import { formatAge } from '../shared/formatAge.ts';
import { formatCount } from '../shared/formatCount.ts';
import type { AccountConnection } from './accountConnection.ts';

/** A card's line about real calls: when they last worked, or how often and since when they fail; null before the first. */
export function callsText(connection: AccountConnection, now: Date): string | null {
  const { lastSuccessAt, lastFailureAt, lastOrderAt, failuresInRow } = connection;
  if (failuresInRow > 0) {
    const times = failuresInRow === 1 ? 'The last call failed' : `The last ${formatCount(failuresInRow)} calls failed`;
    const before = lastSuccessAt === null ? 'No call has worked yet.' : `Last worked ${formatAge(lastSuccessAt, now)}.`;
    return `${times}, most recently ${formatAge(lastFailureAt, now)}. ${before}`;
  }
  if (lastSuccessAt === null) return null;
  const order = lastOrderAt === null ? 'No order sent yet.' : `Last order sent ${formatAge(lastOrderAt, now)}.`;
  return `Last call worked, ${formatAge(lastSuccessAt, now)}. ${order}`;
}

/** A card's words on how news of an order comes. `everyMs`: how often the 3PL is asked for that of a new one. */
export function updatesText({ hasWebhooks }: Pick<AccountConnection, 'hasWebhooks'>, everyMs: number): string {
  if (hasWebhooks) return 'Updates as they happen.';
  return `Updates every ${Math.round(everyMs / minuteMs)} minutes at first, then less often.`;
}

/** A card's line about stock: what its figures are as of; null where no location takes them. */
export function stockReadText({ stock }: Pick<AccountConnection, 'stock'>, now: Date): string | null {
  if (stock === null) return null;
  const { readAt, failingSince } = stock;
  if (readAt === null) return failingSince === null ? 'Stock isn’t read yet.' : 'Stock couldn’t be read yet.';
  const age = formatAge(readAt, now);
  return failingSince === null ? `Stock read ${age}.` : `Stock is as of ${age}: it couldn’t be read since.`;
}
