import type { ReactNode } from 'react';
import screenReader from '../layout/screenReader.module.css';
import styles from './CaptionedTable.module.css';

/** Content and class of a cell. */
export interface TableCell {
  content: ReactNode;
  className?: string | undefined;
}

export interface CaptionedTableProps {
  /** Accessible name of the table. */
  caption: string;
  /** Class of the table, which sets the padding of its cells. */
  className: string | undefined;
  /** Column headers; the first column names the rows. */
  head: readonly { title: string; className?: string | undefined }[];
  rows: readonly { key: string; name: ReactNode; cells: readonly TableCell[] }[];
  /** The totals row. */
  total?: { name: string; cells: readonly TableCell[] } | undefined;
}

/** A table whose caption is for screen readers. */
export function CaptionedTable({ caption, className, head, rows, total }: CaptionedTableProps) {
  return (
    <table className={`${styles.table} ${className}`}>
      <caption className={screenReader.only}>{caption}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column.title} scope="col" className={column.className}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <Cells cells={cells} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.name}</th>
            <Cells cells={total.cells} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Cells({ cells }: { cells: readonly TableCell[] }) {
  return cells.map(({ content, className }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- cells never change their order.
    <td key={index} className={className}>
      {content}
    </td>
  ));
}
