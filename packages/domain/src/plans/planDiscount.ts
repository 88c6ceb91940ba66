import { formatMoney } from '../shared/numbers/formatMoney.ts';
import { planWords } from './planWords.ts';
import { type Plan, priceCurrency } from './plans.ts';

/** A shop's discount on its plan. */
export interface PlanDiscount {
  /** Percent of the monthly price, 0 to 100. */
  percent: number;
  /** Ms since 1970; `null` or absent when it starts on saving. */
  startsAt?: number | null;
  /** Ms since 1970; `null` for no end. */
  endsAt: number | null;
}

/** Whether a discount applies at a time, ms since 1970. */
export function isDiscountActive({ percent, startsAt = null, endsAt }: PlanDiscount, now: number): boolean {
  return percent > 0 && (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}

/** A plan's discounted monthly price in `priceCurrency`, to the cent. */
export function discountedPrice(plan: Plan, discount: PlanDiscount | null, now: number): number {
  if (discount === null || !isDiscountActive(discount, now)) return plan.monthlyPrice;
  return Math.round(plan.monthlyPrice * (100 - discount.percent)) / 100;
}

/** Why a discount can't be saved; `null` when it can. */
export function discountProblem({ percent, startsAt = null, endsAt }: PlanDiscount, now: number): string | null {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    return 'The discount has to be a whole number from 0 to 100.';
  if (endsAt !== null && (!Number.isFinite(endsAt) || endsAt <= now)) return 'The last day has to be in the future.';
  if (startsAt !== null && !Number.isFinite(startsAt)) return 'The first day is no date.';
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) return 'The first day has to be before the last.';
  return null;
}

/** "$450 per month until 1 March 2027", "$500 per month". `formatDay` formats ms since 1970. */
export function discountedPriceText(
  plan: Plan,
  discount: PlanDiscount | null,
  now: number,
  formatDay: (ms: number) => string,
): string {
  const price = formatMoney(discountedPrice(plan, discount, now), priceCurrency, { stripZeros: true });
  const ends = discount !== null && isDiscountActive(discount, now) ? discount.endsAt : null;
  return ends === null ? planWords.perMonth(price) : planWords.perMonthUntil(price, formatDay(ends));
}
