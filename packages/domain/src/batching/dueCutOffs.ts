import { minuteMs } from '../shared/dates/durations.ts';
import { type CutOff, cutOffsBetween, type CutOffSchedule, nextCutOff } from './cutOffs.ts';

/** Result of checking a schedule. */
export interface DueCutOffs {
  /** The newest passed cutoff, which starts a batch; `null` when none has passed. */
  cutOff: CutOff | null;
  /** Earlier cutoffs that passed while no server was running; the same batch covers them. */
  missed: number;
  /** The next cutoff; `null` when there is none. */
  next: CutOff | null;
}

/** Cutoffs due at an instant. `checkedUntil` is the end of the last check, ms since 1970 UTC. */
export function dueCutOffs(schedule: CutOffSchedule, checkedUntil: number, now: number): DueCutOffs {
  const passed = cutOffsBetween(schedule, checkedUntil, now);
  return {
    cutOff: passed.at(-1) ?? null,
    missed: Math.max(0, passed.length - 1),
    next: nextCutOff(schedule, Math.max(now, checkedUntil)),
  };
}

/** A batch counts as late when it starts this long after its cutoff. */
const lateAfterMs = 5 * minuteMs;

/** Minutes that a batch started late; 0 when on time. Times in ms since 1970 UTC. */
export function minutesLate(cutOffAt: number, startedAt: number): number {
  const delay = startedAt - cutOffAt;
  return delay > lateAfterMs ? Math.round(delay / minuteMs) : 0;
}
