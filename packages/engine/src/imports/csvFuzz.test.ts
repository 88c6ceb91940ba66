import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStockCsv } from '../stock/parseStockCsv.ts';
import { ImportFileError } from './ImportFileError.ts';
import { type CsvRow, readCsvRows } from './readCsvRows.ts';

/** What a file is made of, and what breaks one: quotes never closed, line ends of every kind, formulas, NUL, half a pair. */
const csvText = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('a', '1', ',', ';', '\t', '"', '""', '\n', '\r\n', '\r', ' ') },
    { weight: 1, arbitrary: fc.constantFrom('=1+1', '\u0000', '\ud800', '\ufeff', '\u2028', '__proto__', '日') },
  ),
  maxLength: 60,
});

/** Longer than what delimiter and line ends are looked for in: what comes after it is read as it comes. */
const linesBefore = 16_500;
const before = 'a,b\n'.repeat(linesBefore);

async function* partsOf(text: string, size: number): AsyncGenerator<string, void> {
  yield before;
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** The rows, or the words of the refusal. */
async function read(text: string, size: number): Promise<CsvRow[] | string> {
  const rows: CsvRow[] = [];
  try {
    for await (const some of readCsvRows(partsOf(text, size)))
      rows.push(...some.filter(({ line }) => line > linesBefore));
    return rows;
  } catch (error) {
    expect(error).toBeInstanceOf(ImportFileError);
    return (error as Error).message;
  }
}

test(
  'any text is rows or a refusal in words, and how it was cut on its way changes nothing',
  { tags: 'hazard:hostile-request' },
  async () => {
    await fc.assert(
      fc.asyncProperty(csvText, fc.integer({ min: 1, max: 7 }), async (text, size) => {
        const whole = await read(text, Math.max(text.length, 1));
        expect(await read(text, size)).toEqual(whole);
        if (typeof whole === 'string') return;
        const lines = whole.map(({ line }) => line);
        expect(lines).toEqual(lines.toSorted((one, two) => one - two));
      }),
      // Each reads the long beginning twice.
      { numRuns: 40 },
    );
  },
);

test(
  'any text is rows of stock, each with a later line than the one before',
  { tags: 'hazard:hostile-request' },
  () => {
    fc.assert(
      fc.property(csvText, (text) => {
        const rows = parseStockCsv(text);
        const lines = rows.map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].toSorted((one, two) => one - two));
        for (const { cells } of rows) for (const cell of cells) expect(typeof cell).toBe('string');
      }),
    );
  },
);
