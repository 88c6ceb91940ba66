import { UnstyledLink } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './BarRows.module.css';

/** One bar with its label above it, which may be as long as it likes. */
export interface BarRow {
  key: string;
  label: string;
  /** What the label is about, small above it. */
  kind?: string | undefined;
  value: number;
  /** The value in words. */
  text: string;
  /** The list that has exactly what it counts; null where no list has. */
  path: string | null;
  /** Outlined: the other of two periods. */
  isPrevious?: boolean | undefined;
}

export interface BarRowsProps {
  /** What the bars show, for who listens. */
  label: string;
  rows: readonly BarRow[];
}

/**
 * Bars on their side, for what has names: a list whose numbers are text, so that the bars only have to be looked at.
 */
export function BarRows({ label, rows }: BarRowsProps) {
  // A share of less than 1 is that share of the row; nothing at all is no bar.
  const maxValue = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={styles.row}>
          {row.kind && (
            <span className={styles.kind}>
              <bdi>{row.kind}</bdi>
            </span>
          )}
          <span className={styles.label}>
            <bdi>
              {row.path === null ? (
                withUnbreakableDates(row.label)
              ) : (
                <UnstyledLink url={row.path}>{withUnbreakableDates(row.label)}</UnstyledLink>
              )}
            </bdi>
          </span>
          <span className={styles.value}>{row.text}</span>
          <svg className={styles.track} aria-hidden="true" width="100%" height="8">
            {/* Of its own, so that the outline is cut off at its own edges. */}
            <svg width={`${(row.value / maxValue) * 100}%`} height="8">
              <rect className={styles.bar} data-previous={row.isPrevious || undefined} width="100%" height="8" />
            </svg>
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** A line may end before a date, not within it. */
function withUnbreakableDates(label: string): ReactNode {
  const parts = label.split(/(\d{4}-\d{2}-\d{2})/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.date}>
        {part}
      </span>
    ),
  );
}
