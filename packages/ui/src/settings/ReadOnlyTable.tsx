import type { ReactNode } from 'react';
import { CaptionedTable } from '../data/CaptionedTable.tsx';
import styles from './ReadOnlyTable.module.css';

export interface ReadOnlyTableProps {
  /** Accessible name of the table. */
  caption: string;
  /** The first column names the rows. */
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

/** Read-only facts. Wraps between words on a phone; never scrolls sideways. */
export function ReadOnlyTable({ caption, head, rows }: ReadOnlyTableProps) {
  return (
    <CaptionedTable
      caption={caption}
      className={styles.table}
      head={head.map((title) => ({ title }))}
      rows={rows.map(({ key, name, cells }) => ({ key, name, cells: cells.map((content) => ({ content })) }))}
    />
  );
}
