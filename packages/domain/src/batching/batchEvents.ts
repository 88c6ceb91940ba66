import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { clockParts } from '../shared/clockParts.ts';
import { parseEpoch } from '../shared/parseEpoch.ts';
import type { IsoTime } from '../shared/IsoTime.ts';

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

/** Timeline entry of an order: "Sent with batch 214 at 15:00 from Leeds". `attempt`: from 1. */
export function sentWithBatchText(batch: NamedBatch, timeZone: string, attempt = 1): string {
  const { batchId, locationName, startedBy, cutOffAt, startedAt } = batch;
  const time = wallClockTime(cutOffAt ?? startedAt, timeZone);
  const person = startedBy === null ? '' : `, started by ${bidiIsolate(startedBy)}`;
  return attempt === 1
    ? `Sent with batch ${batchId} at ${time} from ${bidiIsolate(locationName)}${person}`
    : `Sent again with batch ${batchId} from ${bidiIsolate(locationName)}, attempt ${attempt}`;
}

/** Timeline entry of an order that the warehouse refused. */
export function refusedByWarehouseText(reason: string): string {
  return `The warehouse refused it: ${reason}`;
}
