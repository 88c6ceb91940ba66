import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { type ChargeType, plans } from './plans.ts';

/** The app's charge to a store, as the store has it. */
export interface PlanSubscription {
  /** Name of the plan. */
  name: string;
  /** `frozen`: the store itself has not paid the platform. */
  status: 'pending' | 'active' | 'frozen' | 'declined' | 'expired' | 'cancelled';
  /** When its trial ends; null or absent: it has none. */
  trialEndsAt?: IsoTime | null;
}

/**
 * The plan of a store by its charge, or null: it stays as it is. A trial is active. While the store is frozen the plan
 * stays, since the store comes back as it was. A charge that waits, or that was declined, says nothing of the plan that the
 * store has. Without any the store has no plan.
 */
export function subscribedPlan(subscription: PlanSubscription | null): ChargeType {
  if (subscription === null || subscription.status === 'cancelled' || subscription.status === 'expired') return 0;
  if (subscription.status !== 'active') return null;
  return plans.find(({ name }) => name === subscription.name)?.id ?? null;
}

/** Whether the charge waits for the merchant to pay, so that nothing is done for the store until then. */
export function isUnpaid(subscription: PlanSubscription | null): boolean {
  return subscription?.status === 'frozen';
}
