import type { IsoTime } from '@hub/domain/shared';

/** A time of the sandbox, from milliseconds since 1970 to the wire format. */
export function isoTime(epochMs: number): IsoTime {
  return new Date(epochMs).toISOString();
}

export function isoTimeOrNull(epochMs: number | null): IsoTime | null {
  return epochMs === null ? null : isoTime(epochMs);
}
