import { wordsText } from '../messages/Message.ts';
import { byteOrderMark, csvCell, lineEnd } from '../shared/texts/csvCell.ts';
import type { RefusedRow } from './groupImportRows.ts';

/** Byte order mark and header line of the file of refused rows. `header`: the imported file's own. */
export function refusedRowsHeader(header: readonly string[]): string {
  return byteOrderMark + csvLine(['Line', 'Reason', ...header]);
}

/** One refused row: line, reason and its own cells, so that the file can be corrected and imported again. */
export function refusedRowLine({ line, reason, cells }: RefusedRow): string {
  return csvLine([String(line), wordsText(reason), ...cells]);
}

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (plainNumber.test(cell) ? cell : csvCell(cell))).join(',') + lineEnd;
}

/** A negative number is no formula, and has to stay one to be imported again. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;
