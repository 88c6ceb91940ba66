import type { IsoTime } from './IsoTime.ts';
import { parseInstant } from './parseInstant.ts';

/**
 * A time as an order holds it: the text of the wire or, in a third of the memory, milliseconds since 1970 UTC. It is a
 * number only where `momentText` makes the very text of it again, so that nothing that a server wrote is lost.
 */
export type Moment = IsoTime | number;

/** As the wire wrote it. */
export function momentText(moment: Moment): IsoTime {
  return typeof moment === 'number' ? new Date(moment).toISOString() : moment;
}

/** The same time as a number, where that loses nothing: `2011-12-09T12:50:00.000Z` and no other way to write it. */
export function lightMoment<T extends Moment | null>(moment: T): T | number {
  if (typeof moment !== 'string') return moment;
  const epoch = parseInstant(moment);
  return epoch !== null && momentText(epoch) === moment ? epoch : moment;
}

/** Whether there is anything that can be shown as a time, be it a text that names none. */
export function hasMoment(moment: Moment | null): moment is Moment {
  return moment !== null && moment !== '';
}
