import { byteOrderMark, csvCell, lineEnd } from '../../shared/texts/csvCell.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { exportedFieldRows, orderFieldTexts } from '../fields/orderFields.ts';
import type { Order } from '../Order.ts';

/** Values of `fields` in `list-order` (§3 "Export record fields"); also the column headers. */
export type ExportField = (typeof exportedFieldRows)[number]['wire'];

/** Formats an instant for a cell. */
export type TimeWriter = (time: IsoTime) => string;

export interface ExportColumn {
  field: ExportField;
  /** Label in the dialog. */
  label: string;
  /** Selected by default: every backend has it (§3). */
  isUsual: boolean;
  /** The cell's text before quoting; '' for no value. */
  text(order: Order, writeTime: TimeWriter): string;
}

/** §3's columns in its order. */
export const exportColumns: readonly ExportColumn[] = exportedFieldRows.map(({ field, wire, kind, ...row }) => ({
  field: wire,
  label: orderFieldTexts.labels[field],
  isUsual: !('isExtension' in row),
  text(order, writeTime) {
    const value = order[field] ?? '';
    if (typeof value === 'boolean') return value ? 'true' : '';
    return kind === 'time' && value !== '' ? writeTime(value) : value;
  },
}));

const asWritten: TimeWriter = (time) => time;

/** A whole CSV file: byte order mark, header, one line per order. `writeTime` defaults to the text as received. */
export function ordersToCsv(
  orders: readonly Order[],
  columns: readonly ExportColumn[],
  writeTime: TimeWriter = asWritten,
): string {
  return csvHeader(columns) + csvLines(orders, columns, writeTime);
}

/** Byte order mark and header line. */
export function csvHeader(columns: readonly ExportColumn[]): string {
  return byteOrderMark + columns.map(({ field }) => csvCell(field)).join(',') + lineEnd;
}

/** Lines for some orders, so a long export can be built in parts. */
export function csvLines(
  orders: readonly Order[],
  columns: readonly ExportColumn[],
  writeTime: TimeWriter = asWritten,
): string {
  let lines = '';
  for (const order of orders)
    lines += columns.map((column) => csvCell(column.text(order, writeTime))).join(',') + lineEnd;
  return lines;
}
