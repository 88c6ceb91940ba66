import { percentile } from './percentile.ts';

/**
 * How long orders took from creation to shipment, in milliseconds. `measured + notShipped + unmeasurable` is every
 * order of the list.
 */
export interface ShippingTimes {
  /** Orders with both times, the later one last. */
  measured: number;
  /** Orders that carry no time of shipment yet. */
  notShipped: number;
  /** Shipped, but a time cannot be read or shipment stands before creation. */
  unmeasurable: number;
  /** Half of the measured orders took no longer; null where nothing was measured. */
  median: number | null;
  /** Nine in ten of them took no longer. */
  ninetieth: number | null;
  /** Their sum is `measured`. */
  buckets: readonly ShippingBucket[];
}

export interface ShippingBucket {
  /** Days between creation and shipment, as the axis writes them: "1–2". */
  label: string;
  /** The same as a person says it. */
  longLabel: string;
  orders: number;
}

/** Days of 24 hours; the first is included, the second is not. */
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

const day = 24 * 3_600_000;

/** Sorts `durations` in place: with 100,000 of them a copy is worth avoiding. None may be negative. */
export function shippingTimes(
  durations: Float64Array,
  { notShipped, unmeasurable }: Pick<ShippingTimes, 'notShipped' | 'unmeasurable'>,
): ShippingTimes {
  durations.sort();
  const counts = bounds.map(() => 0);
  for (const duration of durations) {
    const index = bounds.findIndex(([, to]) => to === null || duration < to * day);
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
  if (from === 0) return { label: '<1', longLabel: 'Under 1 day' };
  if (to === null) return { label: `${from}+`, longLabel: `${from} days or more` };
  return { label: `${from}–${to}`, longLabel: `${from} to ${to} days` };
}
