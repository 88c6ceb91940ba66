import { formatCount } from '../shared/formatCount.ts';
import { formatPercent } from '../shared/formatPercent.ts';
import { formatDuration } from './formatDuration.ts';

/** Totals of one of the two periods, all counted in `list-order`. */
export interface PeriodFigures {
  orders: number;
  /** Orders of the Shipped list. */
  shipped: number;
  /** Orders of the Errors list. */
  errors: number;
  /** Milliseconds from creation to shipment; null when nothing was measured. */
  median: number | null;
  ninetieth: number | null;
}

export type ComparisonId = 'orders' | 'shippedShare' | 'errors' | 'median' | 'ninetieth';

export interface ComparisonRow {
  id: ComparisonId;
  title: string;
  /** Null when nothing was measured. */
  current: number | null;
  previous: number | null;
  /** The same in words. */
  currentText: string;
  previousText: string;
  /** The difference in words, with its direction: "12 more (+9 %)". */
  change: string;
}

interface Measure {
  id: ComparisonId;
  title: string;
  of(figures: PeriodFigures): number | null;
  write(value: number | null): string;
  /** Words of a difference that is not zero. */
  differ(current: number, previous: number): string;
}

const measures: readonly Measure[] = [
  { id: 'orders', title: 'Orders', of: ({ orders }) => orders, write: countText, differ: countChange },
  {
    id: 'shippedShare',
    title: 'Shipped share',
    of: ({ orders, shipped }) => (orders === 0 ? null : shipped / orders),
    write: percentText,
    differ: shareChange,
  },
  { id: 'errors', title: 'Orders in error', of: ({ errors }) => errors, write: countText, differ: countChange },
  {
    id: 'median',
    title: 'Half shipped within',
    of: ({ median }) => median,
    write: formatDuration,
    differ: durationChange,
  },
  {
    id: 'ninetieth',
    title: 'Nine in ten shipped within',
    of: ({ ninetieth }) => ninetieth,
    write: formatDuration,
    differ: durationChange,
  },
];

/** This period against the one before, one row per figure. */
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
  if (now === null || before === null) return 'Nothing to compare';
  // Values that are formatted alike count as equal, to avoid "0 min longer".
  if (now === before || write(now) === write(before)) return 'No change';
  return differ(now, before);
}

function countText(value: number | null): string {
  return formatCount(value ?? Number.NaN);
}

function countChange(now: number, before: number): string {
  const direction = now > before ? 'more' : 'fewer';
  const difference = `${formatCount(Math.abs(now - before))} ${direction}`;
  return before === 0
    ? `${difference}, none before`
    : `${difference} (${signed(Math.round((now / before - 1) * 100))} %)`;
}

function percentText(value: number | null): string {
  return formatPercent(value ?? Number.NaN);
}

/** In percentage points: 40 % after 20 % is not "+100 %". */
function shareChange(now: number, before: number): string {
  const points = Math.round(now * 100) - Math.round(before * 100);
  return `${signed(points)} percentage ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

function durationChange(now: number, before: number): string {
  return `${formatDuration(Math.abs(now - before))} ${now > before ? 'longer' : 'shorter'}`;
}

/** With a typographic minus sign. */
function signed(value: number): string {
  return value < 0 ? `−${formatCount(-value)}` : `+${formatCount(value)}`;
}
