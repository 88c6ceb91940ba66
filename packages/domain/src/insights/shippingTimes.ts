import { dayMs } from '../shared/dates/durations.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Time from creation to shipment, ms. `measured + notShipped + unmeasurable` is every order in the list. */
export interface ShippingTimes {
  /** Orders shipped after their creation, both times readable. */
  measured: number;
  /** Orders without a ship date. */
  notShipped: number;
  /** Shipped, but a time is unreadable or the shipment precedes creation. */
  unmeasurable: number;
  /** Median; `null` when nothing was measured. */
  median: number | null;
  /** 90th percentile. */
  ninetieth: number | null;
  /** Sums to `measured`. */
  buckets: readonly ShippingBucket[];
}

export interface ShippingBucket {
  /** Axis label, days: "1–2". */
  label: string;
  /** Label in words. */
  longLabel: string;
  orders: number;
}

/** Long bar labels. */
export const shippingTimeWords = inLanguage('shippingTimeWords', {
  first: 'Under 1 day',
  last: (days: number) => `${days} days or more`,
  between: (from: number, to: number) => `${from} to ${to} days`,
});

/** 24-hour days; lower bound inclusive, upper bound exclusive. */
const bounds = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 14],
  [14, null],
] as const;

/** Sorts `durations` in place to avoid copying up to 100,000. None may be negative. */
export function shippingTimes(
  durations: Float64Array,
  { notShipped, unmeasurable }: Pick<ShippingTimes, 'notShipped' | 'unmeasurable'>,
): ShippingTimes {
  durations.sort();
  const counts = bounds.map(() => 0);
  for (const duration of durations) {
    const index = bounds.findIndex(([, to]) => to === null || duration < to * dayMs);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return {
    measured: durations.length,
    notShipped,
    unmeasurable,
    median: percentile(durations, 0.5),
    ninetieth: percentile(durations, 0.9),
    buckets: bounds.map((bound, index) => ({ ...labelsOf(bound), orders: counts[index] ?? 0 })),
  };
}

function labelsOf([from, to]: (typeof bounds)[number]): Pick<ShippingBucket, 'label' | 'longLabel'> {
  if (from === 0) return { label: '<1', longLabel: shippingTimeWords.first };
  if (to === null) return { label: `${from}+`, longLabel: shippingTimeWords.last(from) };
  return { label: `${from}–${to}`, longLabel: shippingTimeWords.between(from, to) };
}

/**
 * The smallest list value that at least a `part` (0 to 1) of all values do not exceed; `null` for no values. `sorted`
 * is ascending.
 */
function percentile(sorted: Float64Array, part: number): number | null {
  const rank = Math.max(1, Math.ceil(part * sorted.length));
  return sorted[rank - 1] ?? null;
}
