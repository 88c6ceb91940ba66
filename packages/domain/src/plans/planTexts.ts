import { formatMoney } from '../shared/formatMoney.ts';
import { type Plan, priceCurrency } from './plans.ts';

/** The quoted words of the upgrade popup (§2). */
export const planTexts = {
  upgradeTitle: 'Please upgrade your plan to unlock access to all features.',
  seeAllPricing: 'See all pricing options',
} as const;

/** Our own words around the quoted ones. */
export const planNotes = {
  /** The answer to a purchase led somewhere that the top window must not go (contract). */
  locationRefused:
    'The page that confirms the plan is not one of your store’s, so it was not opened. Nothing was bought.',
  purchaseCancelled: 'You stopped waiting. Nothing is bought before you confirm it.',
  oneAtATime: 'Another plan is being chosen. Wait until that has ended.',
  sessionExpired: 'Not done, because the session has expired.',
} as const;

/** What is on the button of a plan's card: "Choose Growth". */
export function choosePlanLabel(plan: Plan): string {
  return `Choose ${plan.name}`;
}

/** Said under the prices where the shop reckons in another money; null where it does not, or nobody knows. */
export function priceCurrencyNote(shopCurrency: string | null): string | null {
  return shopCurrency === null || shopCurrency === priceCurrency
    ? null
    : `Plans are billed in ${priceCurrency}, whatever the currency of your store.`;
}

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
