import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { type ChargeType, plans } from './plans.ts';

/** The app's charge to a store, in the store's data. */
export interface PlanSubscription {
  /** The plan's name. */
  name: string;
  /** `frozen`: the store has not paid the platform. */
  status: 'pending' | 'active' | 'frozen' | 'declined' | 'expired' | 'cancelled';
  /** When its trial ends; `null` or absent for none. */
  trialEndsAt?: IsoTime | null;
}

/**
 * A store's plan by its charge, or `null` to keep it. A trial is active. A frozen store keeps its plan, because it
 * comes back unchanged. A pending or declined charge says nothing about the current plan. Without any charge the
 * store has no plan.
 */
export function subscribedPlan(subscription: PlanSubscription | null): ChargeType {
  if (subscription === null || subscription.status === 'cancelled' || subscription.status === 'expired') return 0;
  if (subscription.status !== 'active') return null;
  return plans.find(({ name }) => name === subscription.name)?.id ?? null;
}

/** Whether the charge waits for the merchant's payment, so the app does nothing for the store until then. */
export function isUnpaid(subscription: PlanSubscription | null): boolean {
  return subscription?.status === 'frozen';
}
