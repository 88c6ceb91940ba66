import type { CutOffs } from '../shared/shipping/cutOffProblem.ts';
import type { CutOffSchedule } from './cutOffs.ts';

/** A location's cutoffs in the shop's time zone; a location that is switched off has none. */
export function cutOffScheduleOf(
  { locationId, isActive, cutOffs }: { locationId: string; isActive: boolean; cutOffs: CutOffs },
  timeZone: string,
): CutOffSchedule {
  const { times, weekdays } = cutOffs;
  return { locationId, times: isActive ? times : [], weekdays, timeZone };
}
