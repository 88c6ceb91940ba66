import { byteOrderMark, csvCell, lineEnd } from '../../shared/texts/csvCell.ts';
import type { ExportColumn, TimeWriter } from './exportColumns.ts';
import type { Order } from '../Order.ts';

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
