import fc from 'fast-check';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type CsvRow, numberedRows } from '@hub/domain/imports';
import Papa from 'papaparse';
import { ImportFileError } from './ImportFileError.ts';
import { readCsvRows } from './readCsvRows.ts';
import { readFileText } from './readFileText.ts';

/**
 * Parts of a file, and things that break one: unclosed quotes, every line ending, formulas, NUL, half a surrogate pair.
 */
const csvText = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('a', '1', ',', ';', '\t', '"', '""', '\n', '\r\n', '\r', ' ') },
    { weight: 1, arbitrary: fc.constantFrom('=1+1', '\u0000', '\ud800', '\ufeff', '\u2028', '__proto__', '日') },
  ),
  maxLength: 60,
});

/** Longer than the sample for delimiter and line endings; the rest is streamed. */
const linesBefore = 16_500;
const before = 'a,b\n'.repeat(linesBefore);

async function* partsOf(text: string, size: number): AsyncGenerator<string, void> {
  yield before;
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** The rows, or the text of the refusal. */
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
  'any text becomes rows or a refusal, however it is split in transfer',
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
      // Each run reads the long beginning twice.
      { numRuns: 40 },
    );
  },
);

test('any text becomes stock rows with increasing line numbers', { tags: 'hazard:hostile-request' }, () => {
  fc.assert(
    fc.property(csvText, (text) => {
      const rows = numberedRows(Papa.parse<string[]>(text).data);
      const lines = rows.map(({ line }) => line);
      expect(lines).toEqual([...new Set(lines)].toSorted((one, two) => one - two));
      for (const { cells } of rows) for (const cell of cells) expect(typeof cell).toBe('string');
    }),
  );
});

/** The text of a file up to `maxBytes`, or the text of the refusal. */
async function readText(
  parts: readonly Uint8Array[],
  maxBytes: number,
  onRead: (bytes: number) => void = () => undefined,
): Promise<string | Error> {
  const file = Readable.from(parts.map((part) => Buffer.from(part)));
  const { signal } = new AbortController();
  let text = '';
  try {
    for await (const part of readFileText(file, { maxBytes, onRead, signal })) text += part;
    return text;
  } catch (error) {
    expect(error).toBeInstanceOf(ImportFileError);
    return error as Error;
  }
}

test(
  'any bytes, plain or compressed, decode to their text or are refused',
  { tags: 'hazard:hostile-request' },
  async () => {
    const head = fc.constantFrom(
      ...['', '\u001f\u008b', 'PK\u0003\u0004', '%PDF', '\ufeff', '\u0000'].map((text) => Buffer.from(text, 'latin1')),
    );
    await fc.assert(
      fc.asyncProperty(head, fc.uint8Array({ maxLength: 40 }), fc.string(), async (first, rest, text) => {
        const whole = Buffer.concat([first, rest]);
        const read = await readText([whole.subarray(0, 7), whole.subarray(7)], 1_000);
        if (typeof read === 'string')
          expect(Buffer.from(read)).toEqual(Buffer.from(whole.toString('utf8').replace(/^\ufeff/, '')));
        const plain = `a,b\n${text.toWellFormed().replaceAll('\u0000', '')}`;
        const packed = gzipSync(plain);
        expect(await readText([packed], 1_000)).toBe(plain);
        expect(await readText([packed.subarray(0, -5)], 1_000)).toBeInstanceOf(ImportFileError);
      }),
    );
  },
);

test(
  'a compressed file is refused when its text passes the limit, before all of it is read',
  { tags: 'hazard:hostile-request' },
  async () => {
    const packed = gzipSync(Buffer.alloc(100_000_000, 'a,b\n'));
    const parts = Array.from({ length: Math.ceil(packed.length / 500) }, (_, at) =>
      packed.subarray(at * 500, (at + 1) * 500),
    );
    let read = 0;
    const refusal = await readText(parts, 2 ** 20, (bytes) => (read = bytes));
    expect(String(refusal)).toContain('Unpacked, the file is larger than 1 MB.');
    expect(read).toBeLessThan(packed.length * 0.9);
  },
);

test('an endless line is refused at its limit', { tags: 'hazard:hostile-request' }, async () => {
  let parts = 0;
  async function* endless() {
    yield 'a,b\n';
    for (;;) {
      parts += 1;
      yield 'x'.repeat(65_536);
    }
  }
  const read = async () => {
    for await (const rows of readCsvRows(endless())) expect(rows.length).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow('is longer than 200,000 characters');
  expect(parts).toBeLessThan(10);
});
