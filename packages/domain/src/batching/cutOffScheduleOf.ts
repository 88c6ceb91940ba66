import type { CutOffs } from '../shared/shipping/cutOffProblem.ts';
import type { CutOffSchedule } from './cutOffs.ts';

/** The cut-offs of a location, whose times are those of the shop's zone; one that is switched off has none. */
export function cutOffScheduleOf(
  { locationId, isActive, cutOffs }: { locationId: string; isActive: boolean; cutOffs: CutOffs },
  timeZone: string,
): CutOffSchedule {
  const { times, weekdays } = cutOffs;
  return { locationId, times: isActive ? times : [], weekdays, timeZone };
}
