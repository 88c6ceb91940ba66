import { inLanguage } from '../languages/inLanguage.ts';
import { ageOf } from '../shared/dates/formatAge.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import type { ConnectionProblem } from './accountConnection.ts';

/** Connections that take no orders, as one item in the strip above the figures. */
export interface ConnectionAttention {
  /** "Shipbob hasn’t answered", or for several "3 3PLs have taken no orders". */
  count: string;
  /** "for 2 hours · 14 orders wait"; '' when nothing is known. */
  detail: string;
  /** The affected connection; `null` for several. */
  problem: ConnectionProblem | null;
}

/** The strip's item for problems that stop orders; `null` when none does. */
export function connectionAttention(problems: readonly ConnectionProblem[], now: Date): ConnectionAttention | null {
  const [first, ...others] = problems;
  if (first === undefined) return null;
  const waiting = problems.reduce((sum, { waitingOrders }) => sum + waitingOrders, 0);
  const since = problems.flatMap(({ since: time }) => (time === null ? [] : [time])).toSorted();
  const isOne = others.length === 0;
  return {
    count: isOne ? connectionWords.one[first.kind](first.name) : connectionWords.several(problems.length),
    detail: [durationText(since[0] ?? null, now, isOne), waiting === 0 ? '' : connectionWords.waiting(waiting)]
      .filter((text) => text !== '')
      .join(' · '),
    problem: isOne ? first : null,
  };
}

/** Words for the strip. */
export const connectionWords = inLanguage('connectionWords', {
  one: {
    credentialsRefused: (name: string) => `${name} has refused your credentials`,
    unreachable: (name: string) => `${name} hasn’t answered`,
    unexpectedReply: (name: string) => `${name} has sent unreadable replies`,
    invalidSettings: (name: string) => `${name}’s settings haven’t worked`,
    choiceMissing: (name: string) => `Finish setting up ${name}`,
    quiet: (name: string) => `${name} has taken no orders`,
    stockUnread: (name: string) => `${name}’s stock hasn’t been read`,
  } satisfies Record<ConnectionProblem['kind'], (name: string) => string>,
  several: (count: number) => `${formatCount(count)} 3PLs have taken no orders`,
  /** `duration`: "2 hours". */
  lasting: (duration: string) => `for ${duration}`,
  lastingUpTo: (duration: string) => `for up to ${duration}`,
  sinceNow: 'just now',
  waiting: (orders: number) => `${ordersText(orders)} ${orders === 1 ? 'waits' : 'wait'}`,
});

function durationText(since: string | null, now: Date, isOne: boolean): string {
  const age = ageOf(since, now);
  if (age === null) return '';
  if (!age.isPast || age.duration === '') return connectionWords.sinceNow;
  return isOne ? connectionWords.lasting(age.duration) : connectionWords.lastingUpTo(age.duration);
}
