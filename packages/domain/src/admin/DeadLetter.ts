import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** A job that failed every attempt. Its payload shows only the order. */
export interface DeadLetter {
  id: string;
  queue: string;
  /** `null` when the shop is gone. */
  domain: string | null;
  /** `null` when the job has no order. */
  orderId: string | null;
  failedAt: IsoTime;
  /** Reason for the failure, without row values. */
  cause: string;
}

/** A queue's dead letters with the same cause. */
export interface DeadLetterCause {
  queue: string;
  cause: string;
  count: number;
  /** When the first and the last one failed. */
  firstAt: IsoTime;
  lastAt: IsoTime;
}

/** Which dead letters to act on: some, all of a queue, or a queue's with one cause. */
export type DeadLetterChoice = { ids: readonly string[] } | { queue: string; cause?: string };

/** Outcome of retried jobs. */
export interface RetryOutcome {
  /** Not started yet. */
  waiting: number;
  active: number;
  done: number;
  /** Failed at least once since the retry; still retrying. */
  failing: number;
  /** Back in the dead letters. */
  failed: number;
}

/**
 * Dead letters by queue and cause, largest group first. Numbers and ids are removed from a cause, so "order 17" and
 * "order 18" count as one.
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

/** A cause without the parts that differ between jobs. */
export function commonCause(cause: string): string {
  return cause.replace(/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '…').replace(/\b\d{2,}\b/g, '…');
}

/** Whether the choice includes a dead letter. */
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

/** Why this reason can't be used to discard a dead letter; `null` when it can. */
export function discardProblem(reason: string): string | null {
  if (reason.trim() === '') return 'Say why you discard it: the audit list keeps the reason.';
  return reason.length > 500 ? 'Keep the reason below 500 characters.' : null;
}
