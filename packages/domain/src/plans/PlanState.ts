import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { PausedByPlan } from './PausedByPlan.ts';
import type { PlanDiscount } from './planDiscount.ts';

/** What the shop's plan is like, besides which one it is. */
export interface PlanState {
  /** When the trial ends, or ended; null: there was none. */
  trialEndsAt: IsoTime | null;
  /** The store has not paid the platform: nothing is done for it until then. */
  isFrozen: boolean;
  /** What the shop pays less; null: nothing. */
  discount: PlanDiscount | null;
  /** Workflows that the last smaller plan switched off and that are still off; null: none. */
  paused: PausedByPlan | null;
}
