/** Most cells are plain words that need neither a quote nor a guard; this says so at once. */
const plain = /^[\w#][^",;\t\r\n\v\f\u0085\u2028\u2029]*$/;

const lineBreak = String.raw`\r\n|[\r\n\v\f\u0085\u2028\u2029]`;

/** Blanks of any kind, and marks that are not seen at all; never a line break. */
const blanks = String.raw`(?:(?!${lineBreak})[\s\p{Cc}\p{Cf}])*`;

/** = + - @ in their plain, wide and small forms, a tab, or a carriage return that is not part of a line break. */
const live = String.raw`(?:[=+\-@＝＋－＠﹦﹢﹣﹫\t]|\r(?!\n))`;

/** The beginning of a line that a spreadsheet could take for a formula. */
const liveLine = new RegExp(`(^|${lineBreak})(?=${blanks}${live})`, 'gu');

/** RFC 4180 asks for quotes around the first three; semicolon and tab separate cells in some spreadsheets. */
const needsQuotes = /[",\r\n;\t]/;

/**
 * One cell of a CSV file: safe to open in a spreadsheet, quoted as RFC 4180 says. Text that could be run as a formula,
 * in its first line or in any other, gets `'` in front, and so does each such line, because not every reader keeps
 * quoted line breaks together.
 */
export function csvCell(text: string): string {
  if (text === '' || plain.test(text)) return text;
  const safe = withoutFormulas(text);
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function withoutFormulas(text: string): string {
  const safe = text.replace(liveLine, "$1'");
  return safe === text || safe.startsWith("'") ? safe : `'${safe}`;
}
