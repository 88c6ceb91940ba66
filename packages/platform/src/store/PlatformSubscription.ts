import type { IsoTime } from '@hub/domain/shared';
import type { Money } from './Money.ts';

/** `frozen`: the shop has not paid the platform. */
export type SubscriptionStatus = 'pending' | 'active' | 'frozen' | 'declined' | 'expired' | 'cancelled';

/** The app's recurring charge to the shop. */
export interface PlatformSubscription {
  id: string;
  /** Plan name as the merchant sees it. */
  name: string;
  status: SubscriptionStatus;
  isTest: boolean;
  trialDays: number;
  createdAt: IsoTime;
  /** Null until approved. */
  currentPeriodEnd: IsoTime | null;
  /** Per interval; null if it charges by usage only. */
  price: Money | null;
}

export interface SubscriptionRequest {
  /** Shown to the merchant on the confirmation page. */
  name: string;
  /** Every 30 days. */
  price: Money;
  /** 0 for no trial. */
  trialDays: number;
  /** Where the merchant returns to, with `charge_id` in the query. */
  returnUrl: string;
  /** Charges nothing. Development stores accept only tests. */
  isTest: boolean;
  /** Percent off for this many intervals; full price if absent. */
  discount?: { percent: number; intervals: number | null };
}

export interface SubscriptionConfirmation {
  subscriptionId: string;
  /** The platform's page where the merchant approves the charge. Nothing is charged before. */
  confirmationUrl: string;
}
