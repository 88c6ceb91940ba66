import { formatCount } from '../shared/numbers/formatCount.ts';
import type { RetryOutcome } from './DeadLetter.ts';

/** Why the admin area does not open. `seconds` is the wait before the next attempt. */
export type AdminRefusal =
  | { kind: 'wrongToken' }
  | { kind: 'noAdminArea' }
  | { kind: 'locked'; seconds: number | null };

/** What happened and what to do, for the people who run the service. */
export function adminRefusalText(refusal: AdminRefusal): string {
  switch (refusal.kind) {
    case 'wrongToken':
      return 'That token isn’t right. It has to be the ADMIN_TOKEN of this server.';
    case 'noAdminArea':
      return 'This server has no admin area. Set ADMIN_TOKEN, restart the web processes and sign in again.';
    case 'locked': {
      const minutes = Math.max(1, Math.ceil((refusal.seconds ?? 900) / 60));
      return `Too many wrong tokens. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    }
  }
}

/** "1 dead letter", "1,204 dead letters". */
export function deadLettersText(count: number): string {
  return `${formatCount(count)} dead ${count === 1 ? 'letter' : 'letters'}`;
}

/** "9 done, 2 waiting, 1 failed again"; '' before any outcome is known. */
export function retryOutcomeText({ waiting, active, done, failing, failed }: RetryOutcome): string {
  const parts: readonly [count: number, words: string][] = [
    [done, 'done'],
    [active, 'running'],
    [waiting, 'waiting'],
    [failing, 'failing, and tried again later'],
    [failed, 'failed again'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${formatCount(count)} ${words}`)
    .join(', ');
}

/** Whether any retried job is still unfinished. */
export function isRetryRunning({ waiting, active }: RetryOutcome): boolean {
  return waiting + active > 0;
}
