import { formatMoney } from '../shared/formatMoney.ts';
import { type Plan, priceCurrency } from './plans.ts';

/** Texts of the upgrade popup that §2 quotes. */
export const planTexts = {
  upgradeTitle: 'Please upgrade your plan to unlock access to all features.',
  seeAllPricing: 'See all pricing options',
} as const;

/** Our own texts around them. */
export const planNotes = {
  /** The billing location is not allowed (contract). */
  locationRefused:
    'The page that confirms the plan is not one of your store’s, so it was not opened. Nothing was bought.',
  purchaseCancelled: 'You stopped waiting. Nothing is bought before you confirm it.',
  oneAtATime: 'Another plan is being chosen. Wait until that has ended.',
  sessionExpired: 'Not done, because the session has expired.',
} as const;

/** Label of a plan's button: "Choose Growth". */
export function choosePlanLabel(plan: Plan): string {
  return `Choose ${plan.name}`;
}

/** Shown when the shop's currency differs from the prices'; null when it does not, or is unknown. */
export function priceCurrencyNote(shopCurrency: string | null): string | null {
  return shopCurrency === null || shopCurrency === priceCurrency
    ? null
    : `Plans are billed in ${priceCurrency}, whatever the currency of your store.`;
}

/** Path of "See all pricing options" (§2). */
export const pricingPath = '/app/settings/billing';

/** Error toast of billing without a server message (§8). */
const billingFailed = 'Internal server error.';

/** Error toast of a purchase that did not start: the server's message, else §8's. */
export function billingErrorText(serverMessage: string | null): string {
  return serverMessage === null || serverMessage.trim() === '' ? billingFailed : serverMessage;
}

/** "$500 per month" (§9). */
export function priceText(plan: Plan): string {
  return `${formatMoney(plan.monthlyPrice, priceCurrency, { stripZeros: true })} per month`;
}
