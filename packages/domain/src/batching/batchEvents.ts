import { type OrderEvent, orderEvent } from '../events/OrderEvent.ts';
import { clockParts } from '../shared/dates/clockParts.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** A batch as an order's timeline names it. */
interface NamedBatch {
  batchId: string;
  locationName: string;
  startedBy: string | null;
  cutOffAt: IsoTime | null;
  startedAt: IsoTime;
}

/** "15:00" in the zone; empty when the time can't be parsed. */
export function wallClockTime(time: IsoTime | null, timeZone: string): string {
  const epoch = parseEpoch(time);
  if (epoch === null) return '';
  const { hour, minute, dayPeriod } = clockParts(epoch, timeZone);
  const hours = (Number(hour) % 12) + (dayPeriod === 'PM' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The event of an order that a batch sent. `attempt` starts at 1. */
export function sentWithBatch(batch: NamedBatch, timeZone: string, attempt = 1): OrderEvent {
  const { batchId, locationName: location, startedBy: by, cutOffAt, startedAt } = batch;
  return attempt === 1
    ? orderEvent('batched', { batch: batchId, time: wallClockTime(cutOffAt ?? startedAt, timeZone), location, by })
    : orderEvent('batchedAgain', { batch: batchId, location, attempt });
}
