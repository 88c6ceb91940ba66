import type { BatchingFigures, ListedOrder, NamedLocations, SampledOrder } from '@hub/domain/fulfillment';
import type { BatchDays, ReadGap } from '@hub/domain/shared';
import type { SampleState } from '../data/index.ts';

/** The newest orders of the period with their shipments. */
export type ShipmentSample = SampleState<readonly SampledOrder[]>;

/** The locations of the store. */
export interface StoreLocations {
  names: NamedLocations;
  /** Entries that could not be read. */
  unreadable: number;
}

/** The period's orders by batch day. */
export interface PeriodBatches {
  batches: BatchDays<ListedOrder>;
  /** Readable orders of the period. */
  orders: number;
  unreadable: number;
  /** Set where orders moved while the list was read, so that others may be missing. */
  gap: ReadGap | null;
  /** "Last 30d". */
  period: string;
  /** The shop's calendar day of the request. */
  today: string;
}

/** Orders that are not shipped, by stage. */
export interface PeriodStages extends BatchingFigures {
  /** Set where orders moved while the lists were read, so that others may be missing. */
  gap: ReadGap | null;
  /** "Last 30d". */
  period: string;
}
