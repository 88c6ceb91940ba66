/** Most cells are plain words that need neither a quote nor a guard; this says so at once. */
const plainCell = /^[\w#][^",;\t\r\n\v\f\u0085\u2028\u2029]*$/;

const lineBreak = String.raw`\r\n|[\r\n\v\f\u0085\u2028\u2029]`;

/** Blanks of any kind, and marks that are not seen at all; never a line break. */
const blanks = String.raw`(?:(?!${lineBreak})[\s\p{Cc}\p{Cf}])*`;

/** = + - @ in their plain, wide and small forms, and a tab. */
const formulaStart = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫\t]`;

/** A text that a spreadsheet could take for a formula. In front of all else a carriage return counts too. */
const startsWithFormula = new RegExp(String.raw`^${blanks}(?:${formulaStart}|\r)`, 'u');

/**
 * The end of a line after which such a line begins; there a carriage return counts unless it is part of a line break.
 */
const lineBreakBeforeFormula = new RegExp(String.raw`(?:${lineBreak})(?=${blanks}(?:${formulaStart}|\r(?!\n)))`, 'gu');

/** RFC 4180 asks for quotes around the first three; semicolon and tab separate cells in some spreadsheets. */
const needsQuotes = /[",\r\n;\t]/;

/**
 * One cell of a CSV file: safe to open in a spreadsheet, quoted as RFC 4180 says. Text that could be run as a formula,
 * in its first line or in any other, gets `'` in front, and so does each such line, because not every reader keeps
 * quoted line breaks together.
 */
export function csvCell(text: string): string {
  if (text === '' || plainCell.test(text)) return text;
  const safe = escapeFormulas(text);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function escapeFormulas(text: string): string {
  const guarded = text.replace(lineBreakBeforeFormula, "$&'");
  return guarded !== text || startsWithFormula.test(text) ? `'${guarded}` : text;
}
