import { csvCell } from './csvCell.ts';
import type { ExportColumn, TimeWriter } from './exportColumns.ts';
import type { Order } from './Order.ts';

/** Tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** RFC 4180 ends every line so. */
const lineEnd = '\r\n';

const asWritten: TimeWriter = (time) => time;

/**
 * A whole CSV file: byte order mark, header, one line for each order. Times are written as they came unless told
 * otherwise.
 */
export function ordersToCsv(
  orders: readonly Order[],
  columns: readonly ExportColumn[],
  writeTime: TimeWriter = asWritten,
): string {
  return csvHeader(columns) + csvLines(orders, columns, writeTime);
}

/** The file's beginning: byte order mark and header line. */
export function csvHeader(columns: readonly ExportColumn[]): string {
  return byteOrderMark + columns.map(({ field }) => csvCell(field)).join(',') + lineEnd;
}

/** Lines of some orders, so that a long export can be made in parts and joined. */
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
