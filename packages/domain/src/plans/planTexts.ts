import type { Plan } from './plans.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the upgrade popup that §2 quotes. */
export const planTexts = inLanguage('planTexts', {
  upgradeTitle: 'Please upgrade your plan to unlock access to all features.',
  seeAllPricing: 'See all pricing options',
});

/** Other texts of the popup. */
export const planNotes = inLanguage('planNotes', {
  confirmFirst: 'You confirm the plan on the next page. You aren’t charged before that.',
  /** The billing location is not allowed (contract). */
  locationRefused:
    'The confirmation page doesn’t belong to your store, so we didn’t open it. You haven’t been charged.',
  purchaseCancelled: 'You stopped waiting. You aren’t charged until you confirm the plan.',
  oneAtATime: 'Another plan is being selected. Wait for it to finish.',
  sessionExpired: 'Not done: your session expired.',
});

/** Shown after the purchase. */
export const planThanksText = inLanguage(
  'planThanksText',
  (plan: Plan): string => `Thank you. Your store is on ${plan.name} now.`,
);

/** Label of a plan's button: "Choose Growth". */
export const choosePlanLabel = inLanguage('choosePlanLabel', (plan: Plan): string => `Choose ${plan.name}`);

/** Path of "See all pricing options" (§2). */
export const pricingPath = '/app/settings/billing';

/** Error toast of billing without a server message (§8). */
const billingFailed = 'Internal server error.';

/** Error toast when a purchase did not start: the server's message, else §8's. */
export function billingErrorText(serverMessage: string | null): string {
  return serverMessage === null || serverMessage.trim() === '' ? billingFailed : serverMessage;
}
