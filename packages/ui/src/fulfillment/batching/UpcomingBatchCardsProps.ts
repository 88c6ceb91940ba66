import type { UpcomingBatchSummary, UpcomingOrder } from '@hub/domain/batching';
import type { Loadable, OrderPath } from '../../data/index.ts';

/** The orders behind the next batch of a location, a page of them. */
export interface UpcomingOrdersPage {
  orders: Loadable<{ rows: readonly UpcomingOrder[]; hasNextPage: boolean }>;
  /** From 1. */
  page: number;
}

/** What the cards of all locations share. */
export interface UpcomingBatchCardsProps {
  /** The location whose orders are shown; null for none. */
  openLocation: string | null;
  /** The orders of that location. */
  openOrders: UpcomingOrdersPage | null;
  /** Path of an order; null without permission. */
  orderPath: OrderPath;
  /** Path of the tab with the cut-off times. */
  locationsPath: string;
  /** IANA zone of the cut-offs. */
  timeZone: string;
  /** The current time, to the second. */
  now: Date;
  /** Why this person cannot pause cut-offs; null when they can. */
  pauseDisabledReason: string | null;
  /** Why this person cannot send orders; null when they can. */
  sendDisabledReason: string | null;
  /** Ids of locations that are being paused or resumed. */
  pausing: ReadonlySet<string>;
  /** Shows the orders of a location, or hides them. */
  onToggleOrders: (locationId: string) => void;
  /** Turns to a page of the orders, from 1. */
  onPageChange: (page: number) => void;
  /** Asks before the orders of a location are sent. */
  onSendNow: (batch: UpcomingBatchSummary) => void;
  /** Pauses or resumes the cut-offs of a location. */
  onPause: (batch: UpcomingBatchSummary, isPaused: boolean) => void;
}
