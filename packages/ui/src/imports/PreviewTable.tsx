import {
  columnName,
  type ImportColumns,
  type ImportField,
  type ImportFieldInfo,
  importFields,
  importTexts,
  type PreviewRow,
} from '@hub/domain/imports';
import { Badge } from '@shopify/polaris';
import { CaptionedTable, type TableCell } from '../data/CaptionedTable.tsx';
import styles from './PreviewTable.module.css';

export interface PreviewTableProps {
  /** First row of the file. */
  header: readonly string[];
  /** The first rows of the file. */
  rows: readonly PreviewRow[];
  /** Column of each field; only mapped fields are shown. null: the file's columns, for a person to identify. */
  columns: ImportColumns | null;
}

/** The first rows, in a box that scrolls sideways. */
export function PreviewTable({ header, rows, columns }: PreviewTableProps) {
  const fields = columns && importFields.filter(({ field }) => columns[field] !== undefined);
  const head = fields ? fields.map(fieldHead) : header.map((_, index) => ({ title: columnName(header, index) }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus.
    <div className={styles.box} role="group" aria-label={importTexts.firstRows} tabIndex={0}>
      <CaptionedTable
        caption={importTexts.firstRows}
        className={styles.table}
        head={[{ title: importTexts.line }, ...head]}
        rows={rows.map((row) => ({
          key: String(row.line),
          name: (
            <span className={styles.line}>
              {row.line}
              {row.isRefused && <Badge tone="critical">{importTexts.refusedRow}</Badge>}
            </span>
          ),
          cells: fields
            ? fields.map(({ field }) => textCell(row.values[field], classOf[field]))
            : header.map((_, index) => textCell(row.cells[index] ?? '')),
        }))}
      />
    </div>
  );
}

/** Wide for names, right-aligned for numbers, unwrapped for dates. */
const classOf: Partial<Record<ImportField, string | undefined>> = {
  name: styles.name,
  quantity: styles.number,
  price: styles.number,
  orderDate: styles.date,
};

function fieldHead({ field, label }: ImportFieldInfo) {
  return { title: label, className: classOf[field] ?? styles.text };
}

function textCell(text: string, className = styles.text): TableCell {
  return { content: <bdi>{text}</bdi>, className };
}
