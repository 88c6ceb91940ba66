import type { WarehouseOrderRecord } from '@hub/database/warehouses';
import type { WarehouseServices } from './WarehouseServices.ts';

/** A reading of an order or list page that takes longer passes to another process. */
export const takenForMs = 10 * 60_000;

/** Delay before asking a 3PL again about an order it doesn't know. */
export const refusedReadMs = 6 * 3_600_000;

/** Delay before reading an order or list again after a failed call. */
export const failedReadMs = 5 * 60_000;

export const dayMs = 24 * 3_600_000;

/** Statuses after which no more tracking is expected. */
export const endStatuses: readonly string[] = ['delivered', 'canceled'];

/** Time of the next scheduled reading; null when the order is too old. */
export function nextReading(
  { readIntervalMs }: WarehouseServices,
  record: WarehouseOrderRecord,
  now: Date,
  isInTransit = false,
): Date | null {
  const interval = readIntervalMs(ageMs(record, now), isInTransit);
  return interval === null ? null : new Date(now.getTime() + interval);
}

/** Time since it was sent. */
export function ageMs({ sentAt }: WarehouseOrderRecord, now: Date): number {
  return now.getTime() - (sentAt ?? now).getTime();
}
