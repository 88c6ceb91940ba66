import { formatCount } from '../shared/numbers/formatCount.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** A read or change in the admin area. */
export interface AuditEntry {
  at: IsoTime;
  /** "token 3f2a91bc from 192.0.2.1", "wrong token from 192.0.2.1". */
  actor: string;
  /** Name of the call. */
  action: string;
  details: Readonly<Record<string, string | number>>;
}

/** Calls that change data. */
const acts: ReadonlySet<string> = new Set(['adminRetry', 'adminDiscard', 'adminDiscount']);

/** Whether the list highlights an entry: a change or a wrong token. */
export function isNotable({ action, actor }: Pick<AuditEntry, 'action' | 'actor'>): boolean {
  return acts.has(action) || isWrongToken(actor);
}

/** What was viewed or done, as part of a sentence: "Looked at shops matching “willow”". */
export function auditText({ actor, action, details }: Omit<AuditEntry, 'at'>): string {
  const subject = auditSubject(action, details);
  return isWrongToken(actor) ? `Was refused: ${subject.charAt(0).toLowerCase()}${subject.slice(1)}` : subject;
}

function isWrongToken(actor: string): boolean {
  return actor.startsWith('wrong token');
}

function auditSubject(action: string, details: AuditEntry['details']): string {
  const text = (name: string) => String(details[name] ?? '');
  const count = Number(details.count ?? 0);
  const letters = `${formatCount(count)} dead ${count === 1 ? 'letter' : 'letters'}`;
  switch (action) {
    case 'adminSignIn':
      return 'Signed in';
    case 'adminQueues':
      return 'Looked at the queue';
    case 'adminShops':
      return text('search') === '' ? 'Looked at shops' : `Looked at shops matching “${text('search')}”`;
    case 'adminShop':
      return `Looked at ${text('domain') || 'a shop'}`;
    case 'adminDeadLetters':
      return text('queue') === '' ? 'Looked at dead letters' : `Looked at dead letters of ${text('queue')}`;
    case 'adminRetryOutcome':
      return 'Looked at what became of a retry';
    case 'adminOutages':
      return 'Looked at 3PL outages';
    case 'adminAudit':
      return 'Looked at the audit list';
    case 'adminRetry':
      return details.count === undefined ? 'Retry dead letters' : `Retried ${letters}${inBrackets(text('of'))}`;
    case 'adminDiscard':
      return details.count === undefined
        ? 'Discard dead letters'
        : `Discarded ${letters}${inBrackets(text('of'))}: ${text('reason')}`;
    case 'adminDiscount':
      return details.domain === undefined ? 'Save a discount' : discountText(details);
    default:
      return action;
  }
}

function inBrackets(of: string): string {
  return of === '' ? '' : ` (${of})`;
}

function discountText({ domain, percent, starts_at: from, ends_at: to, note }: AuditEntry['details']): string {
  const days = [from ? `from ${day(from)}` : '', to ? `to ${day(to)}` : ''].filter(Boolean).join(' ');
  const why = note ? `: ${note}` : '';
  return `Set the discount of ${domain} to ${percent}%${days === '' ? '' : ` ${days}`}${why}`;
}

function day(time: string | number): string {
  return String(time).slice(0, 10);
}
