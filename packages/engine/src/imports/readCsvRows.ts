import { type CsvRow, lineAfter, numberedRows } from '@hub/domain/imports';
import { type Message, message } from '@hub/domain/messages';
import Papa from 'papaparse';
import { ImportFileError } from './ImportFileError.ts';

/** Characters. An unclosed quote would take in the rest of the file. */
const maxRowLength = 200_000;

/** Characters in which to detect the delimiter and line ending. */
const sampleLength = 65_536;

const sampleRows = 10;

/**
 * Yields the rows of a CSV text, part by part, including blank ones. Throws ImportFileError after the last readable
 * row.
 */
export async function* readCsvRows(parts: AsyncIterable<string>): AsyncGenerator<CsvRow[], void> {
  let parser: Papa.Parser | null = null;
  let line = 1;
  /** Text after the last complete row. */
  let rest = '';

  function* take(isEnd: boolean): Generator<CsvRow[], void> {
    parser ??= createParser(rest);
    const { data, errors, meta } = parser.parse(rest, 0, !isEnd) as Papa.ParseResult<string[]>;
    rest = isEnd ? '' : rest.slice(meta.cursor);
    // An incomplete row may still turn out valid.
    const broken = errors.find(({ type, row }) => type === 'Quotes' && row !== undefined && row < data.length)?.row;
    const rows = numberedRows(data.slice(0, broken), line);
    line = lineAfter(rows, line);
    if (rows.length > 0) yield rows;
    if (broken !== undefined) throw new ImportFileError(unclosedQuote(line));
    if (rest.length > maxRowLength) throw new ImportFileError(whyTooLong(parser, rest, line));
  }

  for await (const part of parts) {
    rest += part;
    if (parser !== null || rest.length >= sampleLength) yield* take(false);
  }
  if (rest !== '') yield* take(true);
}

function createParser(sample: string): Papa.Parser {
  const { meta } = Papa.parse(sample, { preview: sampleRows });
  return new Papa.Parser({ delimiter: meta.delimiter, newline: meta.linebreak as '\r' | '\n' | '\r\n' });
}

const unclosedQuote = (line: number) => message('imports.inLine', { line, problem: message('imports.unclosedQuote') });

function whyTooLong(parser: Papa.Parser, row: string, line: number): Message {
  const { errors } = parser.parse(row, 0, false) as Papa.ParseResult<string[]>;
  return errors.some(({ type }) => type === 'Quotes')
    ? unclosedQuote(line)
    : message('imports.longLine', { line, most: maxRowLength });
}
