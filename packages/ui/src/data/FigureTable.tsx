import { UnstyledLink } from '@shopify/polaris';
import styles from './FigureTable.module.css';
import screenReader from '../layout/screenReader.module.css';

/** Text of the cell. */
export interface FigureCell {
  text: string;
  /** Path of the list that it counts. */
  path?: string | null | undefined;
  /** Text, not a number: left-aligned, and wraps. */
  isText?: boolean | undefined;
  /** Short text: wraps between words only. */
  breaksOnlyBetweenWords?: boolean | undefined;
}

export interface FigureTableProps {
  /** Accessible name of the table. */
  caption: string;
  /** Column headers; the first column names the rows. */
  head: readonly string[];
  /** Rows: name, then cells. */
  rows: readonly { key: string; name: FigureCell; cells: readonly FigureCell[] }[];
  /** The totals row. */
  total?: { name: string; cells: readonly FigureCell[] } | undefined;
}

/** The data of a chart as a table, for screen readers and for copying. */
export function FigureTable({ caption, head, rows, total }: FigureTableProps) {
  const [first, ...others] = head;
  const isText = (index: number) => rows[0]?.cells[index]?.isText === true;
  return (
    <table className={styles.table}>
      <caption className={screenReader.only}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((title, index) => (
            <th key={title} scope="col" className={isText(index) ? styles.text : styles.figure}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">
              <Cell {...name} />
            </th>
            <Figures cells={cells} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total.name}</th>
            <Figures cells={total.cells} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Figures({ cells }: { cells: readonly FigureCell[] }) {
  return cells.map((cell, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- cells never change their order.
    <td
      key={index}
      className={cell.isText ? `${styles.text} ${cell.breaksOnlyBetweenWords ? styles.between : ''}` : styles.figure}
    >
      <Cell {...cell} />
    </td>
  ));
}

function Cell({ text, path }: FigureCell) {
  const content = (
    <bdi>
      <WrappableText text={text} />
    </bdi>
  );
  return path ? <UnstyledLink url={path}>{content}</UnstyledLink> : content;
}

/** Allows line breaks, but not within a date, although browsers break after its hyphens. */
const datePattern = /(\d{4}-\d\d-\d\d)/;

function WrappableText({ text }: { text: string }) {
  // Every second part is a date.
  return text.split(datePattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts never change their order.
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
