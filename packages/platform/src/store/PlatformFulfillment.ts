import type { IsoTime } from '@hub/domain/shared';

/** Units that shipped, or that the store was told have shipped. */
export interface PlatformFulfillment {
  id: string;
  /** `#1001-F1`. */
  name: string;
  /** `SUCCESS`, `CANCELLED`, `ERROR`, `FAILURE`, `PENDING`, `OPEN`. */
  status: string;
  /** `IN_TRANSIT`, `DELIVERED`, …; null if the carrier reports nothing. */
  displayStatus: string | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
  locationId: string | null;
  tracking: readonly PlatformTracking[];
  /** Null in backfill files, which cannot include lines; `readOrder` does. */
  lines: readonly PlatformFulfillmentLine[] | null;
}

export interface PlatformFulfillmentLine {
  /** Id of the order's line. */
  orderLineId: string;
  quantity: number;
}

export interface PlatformTracking {
  number: string | null;
  /** Carrier name. */
  company: string | null;
  url: string | null;
}
