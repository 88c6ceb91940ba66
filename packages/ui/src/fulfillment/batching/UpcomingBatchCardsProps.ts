import type { UpcomingBatchSummary, UpcomingOrder } from '@hub/domain/batching';
import type { Loadable, OrderPath } from '../../data/index.ts';

/** One page of the orders in a location's next batch. */
export interface UpcomingOrdersPage {
  orders: Loadable<{ rows: readonly UpcomingOrder[]; hasNextPage: boolean }>;
  /** Page number, from 1. */
  page: number;
}

/** Props shared by the cards of all locations. */
export interface UpcomingBatchCardsProps {
  /** Id of the location whose orders are shown; null: none. */
  openLocation: string | null;
  /** Orders of the open location. */
  openOrders: UpcomingOrdersPage | null;
  /** Path of an order; null without permission. */
  orderPath: OrderPath;
  /** Path of the tab with the cutoff times. */
  locationsPath: string;
  /** IANA time zone of the cutoffs. */
  timeZone: string;
  /** The current time, accurate to the second. */
  now: Date;
  /** Why this person cannot pause cutoffs; null when they can. */
  pauseDisabledReason: string | null;
  /** Why this person cannot send orders; null when they can. */
  sendDisabledReason: string | null;
  /** Ids of locations being paused or resumed. */
  pausing: ReadonlySet<string>;
  /** Shows the orders of a location, or hides them. */
  onToggleOrders: (locationId: string) => void;
  /** Called with the page number, from 1. */
  onPageChange: (page: number) => void;
  /** Opens the confirmation to send the orders of a location. */
  onSendNow: (batch: UpcomingBatchSummary) => void;
  /** Pauses or resumes the cutoffs of a location. */
  onPause: (batch: UpcomingBatchSummary, isPaused: boolean) => void;
}
