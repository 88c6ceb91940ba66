import type { WarehouseOrderRecord } from '@hub/database/warehouses';
import type { WarehouseServices } from './WarehouseServices.ts';

/** After so long without an end of its reading an order, or a page of a list, is read by somebody else. */
export const takenForMs = 10 * 60_000;

/** A 3PL that does not know an order is asked again after so long. */
export const refusedReadMs = 6 * 3_600_000;

/** How long after a call that failed an order or a list is read again. */
export const failedReadMs = 5 * 60_000;

export const dayMs = 24 * 3_600_000;

/** Nothing more is expected of a parcel. */
export const endStatuses: readonly string[] = ['delivered', 'canceled'];

/** When it is read again by itself; null: it is too old. */
export function nextReading(
  { readIntervalMs }: WarehouseServices,
  record: WarehouseOrderRecord,
  now: Date,
  isInTransit = false,
): Date | null {
  const interval = readIntervalMs(ageMs(record, now), isInTransit);
  return interval === null ? null : new Date(now.getTime() + interval);
}

/** Since it was sent. */
export function ageMs({ sentAt }: WarehouseOrderRecord, now: Date): number {
  return now.getTime() - (sentAt ?? now).getTime();
}
