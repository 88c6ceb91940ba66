import type { ReactNode } from 'react';
import styles from './AdminTable.module.css';

export interface AdminColumn {
  /** Heading; on a phone it precedes each value. */
  title: string;
  /** Right-aligns numbers. */
  isNumber?: boolean;
}

export interface AdminRow {
  key: string;
  /** One cell per column; the first names the row. */
  cells: readonly ReactNode[];
  /** Highlights the row. */
  isNotable?: boolean;
}

export interface AdminTableProps {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly AdminColumn[];
  rows: readonly AdminRow[];
  /** Shown instead of a table without rows. */
  emptyText: string;
}

/** A table of the admin area; on a phone each row is a block. */
export function AdminTable({ caption, columns, rows, emptyText }: AdminTableProps) {
  if (rows.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  const [first, ...others] = columns;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" data-number={isNumber}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, isNotable }) => (
          <tr key={key} data-notable={isNotable}>
            <th scope="row" data-number={first?.isNumber}>
              {cells[0]}
            </th>
            {others.map(({ title, isNumber }, index) => (
              <td key={title} data-number={isNumber} data-title={title}>
                {cells[index + 1]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
