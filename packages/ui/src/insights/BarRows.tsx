import { UnstyledLink } from '@shopify/polaris';
import type { ReactNode } from 'react';
import links from '../data/dottedLinks.module.css';
import styles from './BarRows.module.css';

/** One bar with its label above it, of any length. */
export interface BarRow {
  key: string;
  label: string;
  /** Small text above the label. */
  kind?: string | undefined;
  value: number;
  /** The value in words. */
  text: string;
  /** Path of the counted list; null: no link. */
  path: string | null;
  /** Outlined: the other of two periods. */
  isPrevious?: boolean | undefined;
}

export interface BarRowsProps {
  /** Accessible name. */
  label: string;
  rows: readonly BarRow[];
}

/** Horizontal bars: a list with the values as text. */
export function BarRows({ label, rows }: BarRowsProps) {
  // The bar's width is its share of the row; zero has no bar.
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
          <span className={`${styles.label} ${links.dotted}`}>
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
            {/* One SVG per bar, so that its outline is clipped at its edges. */}
            <svg width={`${(row.value / maxValue) * 100}%`} height="8">
              <rect className={styles.bar} data-previous={row.isPrevious || undefined} width="100%" height="8" />
            </svg>
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** Allows line breaks before a date, not inside it. */
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
