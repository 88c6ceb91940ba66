import { wordsText } from '../messages/messageWords.ts';
import { byteOrderMark, csvCell, lineEnd } from '../shared/texts/csvCell.ts';
import type { RefusedRow } from './groupImportRows.ts';

/** Byte order mark and header line of the refused rows file. `header` is the imported file's own. */
export function refusedRowsHeader(header: readonly string[]): string {
  return byteOrderMark + csvLine(['Line', 'Reason', ...header]);
}

/** One refused row: line, reason and its own cells, so the file can be corrected and imported again. */
export function refusedRowLine({ line, reason, cells }: RefusedRow): string {
  return csvLine([String(line), wordsText(reason), ...cells]);
}

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (plainNumber.test(cell) ? cell : csvCell(cell))).join(',') + lineEnd;
}

/** A negative number is not a formula and must stay as it is for the next import. */
const plainNumber = /^-?\d+(?:\.\d+)?$/;
