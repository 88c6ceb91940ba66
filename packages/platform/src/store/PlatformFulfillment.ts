import type { IsoTime } from '@hub/domain/shared';

/** Units that left, or that the store was told have left. */
export interface PlatformFulfillment {
  id: string;
  /** `#1001-F1`. */
  name: string;
  /** `SUCCESS`, `CANCELLED`, `ERROR`, `FAILURE`, `PENDING`, `OPEN`. */
  status: string;
  /** `IN_TRANSIT`, `DELIVERED`, …; null: the carrier says nothing. */
  displayStatus: string | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
  locationId: string | null;
  tracking: readonly PlatformTracking[];
  /** Null in the files of a backfill, which cannot have them; `readOrder` has them. */
  lines: readonly PlatformFulfillmentLine[] | null;
}

export interface PlatformFulfillmentLine {
  /** Id of the order's line. */
  orderLineId: string;
  quantity: number;
}

export interface PlatformTracking {
  number: string | null;
  /** Name of the carrier. */
  company: string | null;
  url: string | null;
}
