import { type OrderEvent, orderEvent } from '../events/OrderEvent.ts';
import { clockParts } from '../shared/dates/clockParts.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** A batch as the timeline of an order names it. */
interface NamedBatch {
  batchId: string;
  locationName: string;
  startedBy: string | null;
  cutOffAt: IsoTime | null;
  startedAt: IsoTime;
}

/** "15:00" in the zone; empty for a time that cannot be read. */
export function wallClockTime(time: IsoTime | null, timeZone: string): string {
  const epoch = parseEpoch(time);
  if (epoch === null) return '';
  const { hour, minute, dayPeriod } = clockParts(epoch, timeZone);
  const hours = (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The event of an order that a batch sent. `attempt`: from 1. */
export function sentWithBatch(batch: NamedBatch, timeZone: string, attempt = 1): OrderEvent {
  const { batchId, locationName: location, startedBy: by, cutOffAt, startedAt } = batch;
  return attempt === 1
    ? orderEvent('batched', { batch: batchId, time: wallClockTime(cutOffAt ?? startedAt, timeZone), location, by })
    : orderEvent('batchedAgain', { batch: batchId, location, attempt });
}
