import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** A job that failed in every attempt. Of what it carries only the order is named. */
export interface DeadLetter {
  id: string;
  queue: string;
  /** Null: the shop is gone. */
  domain: string | null;
  /** Null: the job is about no order. */
  orderId: string | null;
  failedAt: IsoTime;
  /** Why, without values of rows. */
  cause: string;
}

/** Dead letters of a queue with the same cause. */
export interface DeadLetterCause {
  queue: string;
  cause: string;
  count: number;
  /** When the first and the last of them failed. */
  firstAt: IsoTime;
  lastAt: IsoTime;
}

/** Which dead letters: some, all of a queue, or those of it with one cause. */
export type DeadLetterChoice = { ids: readonly string[] } | { queue: string; cause?: string };

/** What became of jobs that were tried again. */
export interface RetryOutcome {
  /** Not done yet. */
  waiting: number;
  active: number;
  done: number;
  /** Failed at least once since, and are tried on. */
  failing: number;
  /** Dead letters again. */
  failed: number;
}

/**
 * Dead letters by queue and cause, the most first. Numbers and ids are left out of a cause, so that "order 17" and
 * "order 18" are one.
 */
export function deadLetterCauses(
  letters: readonly Pick<DeadLetter, 'queue' | 'cause' | 'failedAt'>[],
): DeadLetterCause[] {
  const causes = new Map<string, DeadLetterCause>();
  for (const { queue, cause, failedAt } of letters) {
    const text = commonCause(cause);
    const key = `${queue} ${text}`;
    const known = causes.get(key);
    causes.set(key, {
      queue,
      cause: text,
      count: (known?.count ?? 0) + 1,
      firstAt: known === undefined || failedAt < known.firstAt ? failedAt : known.firstAt,
      lastAt: known === undefined || failedAt > known.lastAt ? failedAt : known.lastAt,
    });
  }
  return [...causes.values()].toSorted((a, b) => b.count - a.count || a.queue.localeCompare(b.queue));
}

/** A cause without what differs from job to job. */
export function commonCause(cause: string): string {
  return cause.replace(/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '…').replace(/\b\d{2,}\b/g, '…');
}

/** Whether a dead letter is one of those that are meant. */
export function isChosen(
  { id, queue, cause }: Pick<DeadLetter, 'id' | 'queue' | 'cause'>,
  choice: DeadLetterChoice,
): boolean {
  if ('ids' in choice) return choice.ids.includes(id);
  return queue === choice.queue && (choice.cause === undefined || commonCause(cause) === commonCause(choice.cause));
}

/** A choice, short enough for the audit list: "write-to-store: Error: order … is gone". */
export function choiceText(choice: DeadLetterChoice): string {
  if ('ids' in choice) return choice.ids.length > 5 ? `${choice.ids.length} chosen ones` : choice.ids.join(' ');
  return choice.cause === undefined ? choice.queue : `${choice.queue}: ${commonCause(choice.cause)}`;
}

/** Why a dead letter cannot be discarded with this reason; null: it can. */
export function discardProblem(reason: string): string | null {
  if (reason.trim() === '') return 'Say why you discard it: the audit list keeps the reason.';
  return reason.length > 500 ? 'Keep the reason below 500 characters.' : null;
}
