import { formatAge } from '../shared/formatAge.ts';
import { formatCount } from '../shared/formatCount.ts';
import { ordersText } from '../shared/ordersText.ts';
import type { ConnectionProblem } from './accountConnection.ts';

/** Connections that take no orders, as one part of the strip above the figures. */
export interface ConnectionAttention {
  /** "Shipbob isn’t answering", of several "3 3PLs can’t take orders". */
  count: string;
  /** "for 2 hours · 14 orders wait"; '' where nothing is known. */
  detail: string;
  /** The one that is meant; null: several. */
  problem: ConnectionProblem | null;
}

/** What the strip says about connections, from the problems that stop orders; null: none does. */
export function connectionAttention(problems: readonly ConnectionProblem[], now: Date): ConnectionAttention | null {
  const [first, ...others] = problems;
  if (first === undefined) return null;
  const waiting = problems.reduce((sum, { waitingOrders }) => sum + waitingOrders, 0);
  const since = problems.flatMap(({ since: time }) => (time === null ? [] : [time])).toSorted();
  const isOne = others.length === 0;
  return {
    count: isOne ? oneText[first.kind](first.name) : `${formatCount(problems.length)} 3PLs can’t take orders`,
    detail: [durationText(since[0] ?? null, now, isOne ? 'for' : 'for up to'), waiting === 0 ? '' : waitText(waiting)]
      .filter((text) => text !== '')
      .join(' · '),
    problem: isOne ? first : null,
  };
}

const oneText = {
  credentialsRefused: (name) => `${name} refuses your credentials`,
  unreachable: (name) => `${name} isn’t answering`,
  unexpectedReply: (name) => `${name} sends unreadable replies`,
  invalidSettings: (name) => `${name} needs other settings`,
  choiceMissing: (name) => `Finish setting up ${name}`,
  quiet: (name) => `${name} takes no orders`,
  stockUnread: (name) => `${name}’s stock can’t be read`,
} as const satisfies Record<ConnectionProblem['kind'], (name: string) => string>;

function durationText(since: string | null, now: Date, before: 'for' | 'for up to'): string {
  const age = formatAge(since, now);
  if (age === '') return '';
  return age.endsWith(' ago') ? `${before} ${age.slice(0, -' ago'.length)}` : 'since just now';
}

function waitText(orders: number): string {
  return `${ordersText(orders)} ${orders === 1 ? 'waits' : 'wait'}`;
}
