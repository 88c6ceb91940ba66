import { formatMoney } from '../shared/formatMoney.ts';
import { type Plan, priceCurrency } from './plans.ts';

/** The quoted words of the upgrade popup (§2). */
export const planTexts = {
  upgradeTitle: 'Please upgrade your plan to unlock access to all features.',
  seeAllPricing: 'See all pricing options',
} as const;

/** Where "See all pricing options" leads (§2). */
export const pricingPath = '/app/settings/billing';

/** §8 "Billing": what the error toast says where the server says nothing. */
const billingFailed = 'Internal server error.';

/** The error toast of a purchase that did not start: the server's message, else §8's own. */
export function billingErrorText(serverMessage: string | null): string {
  return serverMessage === null || serverMessage.trim() === '' ? billingFailed : serverMessage;
}

/** "$500 per month" (§9). */
export function priceText(plan: Plan): string {
  return `${formatMoney(plan.monthlyPrice, priceCurrency, { stripZeros: true })} per month`;
}
