import { UnstyledLink } from '@shopify/polaris';
import styles from './FigureTable.module.css';
import screenReader from '../layout/screenReader.module.css';

/** A figure, or what stands for one. */
export interface FigureCell {
  text: string;
  /** The list that it counts. */
  path?: string | null | undefined;
  /** Words and no number: begins at the left, and breaks where it must. */
  isText?: boolean | undefined;
  /** Words of ours, none of them long: breaks between them only. */
  breaksOnlyBetweenWords?: boolean | undefined;
}

export interface FigureTableProps {
  /** What the table shows; the heading above it says so to who sees it. */
  caption: string;
  /** The first column names the rows, the others are figures. */
  head: readonly string[];
  /** One line each: its name, then its cells. */
  rows: readonly { key: string; name: FigureCell; cells: readonly FigureCell[] }[];
  /** What the rows add up to. */
  total?: { name: string; cells: readonly FigureCell[] } | undefined;
}

/** The same figures as a chart, to be listened to, and to be copied into a spreadsheet. */
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
    // oxlint-disable-next-line react/no-array-index-key -- A cell is its place in the row.
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

/** Where a line may break; a day is one word, although browsers take its dashes for places to break at. */
const datePattern = /(\d{4}-\d\d-\d\d)/;

function WrappableText({ text }: { text: string }) {
  // Every second part is a day.
  return text.split(datePattern).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- A part is its place in the text.
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
