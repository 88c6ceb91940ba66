import type { AdminDiscount } from '@hub/domain/admin';

/** "20% from 2026-12-01 to 2027-03-01 (First year)"; "None". */
export function discountText({ percent, startsAt, endsAt, note }: DiscountFacts): string {
  if (percent === 0) return 'None';
  const days = [startsAt && `from ${startsAt.slice(0, 10)}`, endsAt && `to ${endsAt.slice(0, 10)}`].filter(Boolean);
  return [`${percent}%`, ...days, note && `(${note})`].filter(Boolean).join(' ');
}

type DiscountFacts = Pick<AdminDiscount, 'percent' | 'startsAt' | 'endsAt' | 'note'>;
