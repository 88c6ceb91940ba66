/** Marks a CSV file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** Line ending of RFC 4180. */
export const lineEnd = '\r\n';

/** Fast path: most cells need neither quotes nor a guard. */
const plainCell = /^[\w#][^",;\t\r\n\v\f\u0085\u2028\u2029]*$/;

const lineBreak = String.raw`\r\n|[\r\n\v\f\u0085\u2028\u2029]`;

/** Whitespace and invisible characters, but no line break. */
const blanks = String.raw`(?:(?!${lineBreak})[\s\p{Cc}\p{Cf}])*`;

/** = + - @ in their ASCII, full-width and small forms, and a tab. */
const formulaStart = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫\t]`;

/** Text that a spreadsheet could evaluate as a formula; a leading carriage return counts too. */
const startsWithFormula = new RegExp(String.raw`^${blanks}(?:${formulaStart}|\r)`, 'u');

/** A line end before such a line; a carriage return counts unless it is part of a line break. */
const lineBreakBeforeFormula = new RegExp(String.raw`(?:${lineBreak})(?=${blanks}(?:${formulaStart}|\r(?!\n)))`, 'gu');

const markAfterLineBreak = new RegExp(`(${lineBreak})'`, 'gu');

/** RFC 4180 requires quotes for the first three; semicolon and tab separate cells in some spreadsheets. */
const needsQuotes = /[",\r\n;\t]/;

/**
 * One CSV cell, quoted as in RFC 4180. Puts `'` before text that could run as a formula, and before each such line in
 * it, because not every reader keeps quoted line breaks together.
 */
export function csvCell(text: string): string {
  if (text === '' || plainCell.test(text)) return text;
  const safe = escapeFormulas(text);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Removes the guard of `csvCell` from a cell's text; other text stays as it is. */
export function withoutFormulaMarks(text: string): string {
  if (!text.startsWith("'")) return text;
  const plain = text.slice(1).replace(markAfterLineBreak, '$1');
  return escapeFormulas(plain) === text ? plain : text;
}

function escapeFormulas(text: string): string {
  const guarded = text.replace(lineBreakBeforeFormula, "$&'");
  return guarded !== text || startsWithFormula.test(text) ? `'${guarded}` : text;
}
