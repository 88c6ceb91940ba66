import type { IsoTime } from '@hub/domain/shared';
import type { Money } from './Money.ts';

/** `frozen`: the shop itself has not paid the platform. */
export type SubscriptionStatus = 'pending' | 'active' | 'frozen' | 'declined' | 'expired' | 'cancelled';

/** The app's recurring charge to the shop. */
export interface PlatformSubscription {
  id: string;
  /** Name of the plan as the merchant saw it. */
  name: string;
  status: SubscriptionStatus;
  isTest: boolean;
  trialDays: number;
  createdAt: IsoTime;
  /** Null: not approved yet. */
  currentPeriodEnd: IsoTime | null;
  /** Per interval; null: it charges by use only. */
  price: Money | null;
}

export interface SubscriptionRequest {
  /** Shown to the merchant on the page that confirms it. */
  name: string;
  /** Every 30 days. */
  price: Money;
  /** 0: no trial. */
  trialDays: number;
  /** Where the merchant comes back to, with `charge_id` in its query. */
  returnUrl: string;
  /** Charges nothing. Development stores take only these. */
  isTest: boolean;
  /** Percent off for so many intervals; absent: the full price. */
  discount?: { percent: number; intervals: number | null };
}

export interface SubscriptionConfirmation {
  subscriptionId: string;
  /** The platform's page where the merchant agrees to the charge; nothing is charged before. */
  confirmationUrl: string;
}
