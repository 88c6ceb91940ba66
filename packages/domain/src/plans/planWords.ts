import { inLanguage } from '../languages/inLanguage.ts';
import { formatMoney } from '../shared/numbers/formatMoney.ts';
import { type PlanId, planIds } from '../shared/shop/planIds.ts';
import { type Plan, priceCurrency } from './plans.ts';

/** Words about plans, without their names, which more pages need. */
export const planWords = inLanguage('planWords', {
  features: {
    [planIds.growth]: [
      'All Starter features',
      'Unlimited users',
      'Order update workflows',
      'Shipment update workflows',
      'Up to 5 workflows',
      '3PL/warehouse integration',
    ],
    [planIds.elite]: [
      'All Growth features',
      'Unlimited active workflows',
      'In-cart upsell',
      '3PL integration',
      'Multiple location routing',
    ],
  } satisfies Record<PlanId, readonly string[]>,
  current: 'Current plan',
  perMonth: (price: string) => `${price} per month`,
  perMonthUntil: (price: string, day: string) => `${price} per month until ${day}`,
  billedIn: (currency: string) => `Plans are billed in ${currency}.`,
});

/** What a plan includes. */
export function planFeatures(plan: PlanId): readonly string[] {
  return planWords.features[plan];
}

/** "$500 per month" (§9). */
export function priceText(plan: Plan): string {
  return planWords.perMonth(formatMoney(plan.monthlyPrice, priceCurrency, { stripZeros: true }));
}

/** Shown when the shop's currency differs from the prices'; `null` when it does not or is unknown. */
export function priceCurrencyNote(shopCurrency: string | null): string | null {
  return shopCurrency === null || shopCurrency === priceCurrency ? null : planWords.billedIn(priceCurrency);
}
