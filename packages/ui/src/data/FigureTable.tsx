import { UnstyledLink } from '@shopify/polaris';
import { CaptionedTable, type TableCell } from './CaptionedTable.tsx';
import styles from './FigureTable.module.css';
import links from './dottedLinks.module.css';

/** Text of the cell. */
export interface FigureCell {
  text: string;
  /** Path of the counted list; null: no link. */
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
  const isText = (index: number) => rows[0]?.cells[index]?.isText === true;
  return (
    <CaptionedTable
      caption={caption}
      className={`${styles.table} ${links.dotted}`}
      head={head.map((title, index) => ({
        title,
        className: index === 0 ? undefined : isText(index - 1) ? styles.text : styles.figure,
      }))}
      rows={rows.map(({ key, name, cells }) => ({ key, name: <Cell {...name} />, cells: cells.map(tableCell) }))}
      total={total && { name: total.name, cells: total.cells.map(tableCell) }}
    />
  );
}

function tableCell(cell: FigureCell): TableCell {
  const content = <Cell {...cell} />;
  if (!cell.isText) return { content, className: styles.figure };
  return { content, className: `${styles.text} ${cell.breaksOnlyBetweenWords ? styles.between : ''}` };
}

function Cell({ text, path }: FigureCell) {
  const content = (
    <bdi>
      <WrappableText text={text} />
    </bdi>
  );
  return path ? <UnstyledLink url={path}>{content}</UnstyledLink> : content;
}

/** Allows line breaks, but not inside a date, because browsers break after its hyphens. */
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
