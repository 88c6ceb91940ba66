import type { ReactNode } from 'react';
import screenReader from '../layout/screenReader.module.css';
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
    <table className={styles.table}>
      <caption className={screenReader.only}>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells never change their order.
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
