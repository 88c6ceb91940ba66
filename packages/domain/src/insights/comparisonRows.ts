import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatPercent } from '../shared/numbers/formatPercent.ts';
import { formatDuration } from './formatDuration.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Totals of one of the two periods, counted from `list-order`. */
export interface PeriodFigures {
  orders: number;
  /** Orders in the Shipped list. */
  shipped: number;
  /** Orders in the Errors list. */
  errors: number;
  /** Milliseconds from creation to shipment; `null` when none were measured. */
  median: number | null;
  ninetieth: number | null;
}

export type ComparisonId = 'orders' | 'shippedShare' | 'errors' | 'median' | 'ninetieth';

export interface ComparisonRow {
  id: ComparisonId;
  title: string;
  /** `null` when nothing was measured. */
  current: number | null;
  previous: number | null;
  /** The value in words. */
  currentText: string;
  previousText: string;
  /** The difference with its direction: "12 more (+9%)". */
  change: string;
}

interface Measure {
  id: ComparisonId;
  title: string;
  of(figures: PeriodFigures): number | null;
  write(value: number | null): string;
  /** Words for a nonzero difference. */
  differ(current: number, previous: number): string;
}

/** Words for the comparison. */
export const comparisonWords = inLanguage('comparisonWords', {
  titles: {
    orders: 'Orders',
    shippedShare: 'Shipped share',
    errors: 'Orders in error',
    median: 'Half shipped within',
    ninetieth: 'Nine in ten shipped within',
  } satisfies Record<ComparisonId, string>,
  nothing: 'Nothing to compare',
  same: 'No change',
  more: (count: string) => `${count} more`,
  fewer: (count: string) => `${count} fewer`,
  noneBefore: (difference: string) => `${difference}, none before`,
  points: (signedPoints: string, isOne: boolean) => `${signedPoints} percentage ${isOne ? 'point' : 'points'}`,
  longer: (duration: string) => `${duration} longer`,
  shorter: (duration: string) => `${duration} shorter`,
});

const words = comparisonWords;

const measures: readonly Measure[] = [
  { id: 'orders', title: words.titles.orders, of: ({ orders }) => orders, write: countText, differ: countChange },
  {
    id: 'shippedShare',
    title: words.titles.shippedShare,
    of: ({ orders, shipped }) => (orders === 0 ? null : shipped / orders),
    write: percentText,
    differ: shareChange,
  },
  { id: 'errors', title: words.titles.errors, of: ({ errors }) => errors, write: countText, differ: countChange },
  {
    id: 'median',
    title: words.titles.median,
    of: ({ median }) => median,
    write: formatDuration,
    differ: durationChange,
  },
  {
    id: 'ninetieth',
    title: words.titles.ninetieth,
    of: ({ ninetieth }) => ninetieth,
    write: formatDuration,
    differ: durationChange,
  },
];

/** Compares this period with the one before, one row per figure. */
export function comparisonRows(current: PeriodFigures, previous: PeriodFigures): readonly ComparisonRow[] {
  return measures.map(({ id, title, of, write, differ }) => {
    const [now, before] = [of(current), of(previous)];
    return {
      id,
      title,
      current: now,
      previous: before,
      currentText: write(now),
      previousText: write(before),
      change: changeText(now, before, write, differ),
    };
  });
}

function changeText(
  now: number | null,
  before: number | null,
  write: Measure['write'],
  differ: Measure['differ'],
): string {
  if (now === null || before === null) return words.nothing;
  // Values that look alike count as equal, to avoid "0 min longer".
  if (now === before || write(now) === write(before)) return words.same;
  return differ(now, before);
}

function countText(value: number | null): string {
  return formatCount(value ?? Number.NaN);
}

function countChange(now: number, before: number): string {
  const count = formatCount(Math.abs(now - before));
  const difference = now > before ? words.more(count) : words.fewer(count);
  return before === 0
    ? words.noneBefore(difference)
    : `${difference} (${signed(Math.round((now / before - 1) * 100) / 100, formatPercent)})`;
}

function percentText(value: number | null): string {
  return formatPercent(value ?? Number.NaN);
}

/** In percentage points: 40% after 20% is not "+100%". */
function shareChange(now: number, before: number): string {
  const points = Math.round(now * 100) - Math.round(before * 100);
  return words.points(signed(points), Math.abs(points) === 1);
}

function durationChange(now: number, before: number): string {
  const duration = formatDuration(Math.abs(now - before));
  return now > before ? words.longer(duration) : words.shorter(duration);
}

/** With a typographic minus sign. */
function signed(value: number, write: (value: number) => string = formatCount): string {
  return value < 0 ? `−${write(-value)}` : `+${write(value)}`;
}
