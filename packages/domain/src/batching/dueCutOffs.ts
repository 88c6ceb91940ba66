import { minuteMs } from '../shared/dates/durations.ts';
import { type CutOff, cutOffsBetween, type CutOffSchedule, nextCutOff } from './cutOffs.ts';

/** What a look at a schedule finds. */
export interface DueCutOffs {
  /** The newest that has passed, which starts a batch; null: none has. */
  cutOff: CutOff | null;
  /** Earlier ones that nobody looked at, while no server was running; the batch stands for them too. */
  missed: number;
  /** The one to wait for; null: there is none. */
  next: CutOff | null;
}

/** What is due at an instant. `checkedUntil`: up to which instant cut-offs were looked at, ms since 1970 UTC. */
export function dueCutOffs(schedule: CutOffSchedule, checkedUntil: number, now: number): DueCutOffs {
  const passed = cutOffsBetween(schedule, checkedUntil, now);
  return {
    cutOff: passed.at(-1) ?? null,
    missed: Math.max(0, passed.length - 1),
    next: nextCutOff(schedule, Math.max(now, checkedUntil)),
  };
}

/** A batch that starts later after its cut-off than this is said to be late. */
const lateAfterMs = 5 * minuteMs;

/** Minutes by which a batch started late; 0 when it was in time. Times in ms since 1970 UTC. */
export function minutesLate(cutOffAt: number, startedAt: number): number {
  const delay = startedAt - cutOffAt;
  return delay > lateAfterMs ? Math.round(delay / minuteMs) : 0;
}
