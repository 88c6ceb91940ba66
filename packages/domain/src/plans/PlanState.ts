import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { PausedByPlan } from './PausedByPlan.ts';
import type { PlanDiscount } from './planDiscount.ts';

/** The state of the shop's plan, apart from which one it is. */
export interface PlanState {
  /** When the trial ends or ended; `null` when there was none. */
  trialEndsAt: IsoTime | null;
  /** The store has not paid the platform: the app does nothing for it until then. */
  isFrozen: boolean;
  /** The shop's discount; `null` for none. */
  discount: PlanDiscount | null;
  /** Workflows switched off by the last smaller plan and still off; `null` for none. */
  paused: PausedByPlan | null;
}
