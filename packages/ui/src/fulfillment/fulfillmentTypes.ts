import type { BatchingFigures, ListedOrder, NamedLocations, SampledOrder } from '@hub/domain/fulfillment';
import type { BatchDays } from '@hub/domain/shared';
import type { SampleState } from '../data/index.ts';

/** The newest orders of the period with their shipments. */
export type ShipmentSample = SampleState<readonly SampledOrder[]>;

/** The locations of the store. */
export interface StoreLocations {
  names: NamedLocations;
  /** Entries that could not be read. */
  unreadable: number;
}

/** The orders of the period by the day of their batch. */
export interface PeriodBatches {
  batches: BatchDays<ListedOrder>;
  /** Orders of the period that could be read. */
  orders: number;
  unreadable: number;
  /** "Last 30d". */
  period: string;
  /** The day of the shop's calendar on which it was asked. */
  today: string;
}

/** The orders that have not left the house, stage by stage. */
export interface PeriodStages extends BatchingFigures {
  /** "Last 30d". */
  period: string;
}
