import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSeed } from './parseSeed.ts';
import { SeedError } from './SeedError.ts';

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const cell = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '536365',
    '85123A',
    '6',
    '-1',
    '1.5',
    '1e999',
    'NaN',
    '2.55',
    '2010-12-01 08:26:00',
    '2010-02-30 08:26:00',
    '2010-12-01',
    '"',
    '"a,b"',
    '"a\nb"',
    '\u0000',
    '\uFEFF',
    '=1+1',
    '__proto__',
    '17850.0',
  ),
);
/** A valid row with up to three cells replaced. */
const row = fc
  .array(fc.tuple(fc.nat(7), cell), { maxLength: 3 })
  .map((changes) =>
    changes
      .reduce(
        (cells, [at, text]) => cells.with(at, text),
        ['536365', '85123A', 'HEART', '6', '2010-12-01 08:26:00', '2.55', '17850.0', 'United Kingdom'],
      )
      .join(','),
  );
const file = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(header, `\uFEFF${header}`, header.toLowerCase(), 'InvoiceNo', ''),
      fc.array(row, { maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
    )
    .map(([first, rows, end]) => [first, ...rows].join(end)),
  fc.string({ unit: 'binary' }),
);

test(
  'any file gives orders with a number, a time and whole quantities, or an error with the file and, if possible, the line',
  { tags: 'hazard:untrusted-input' },
  () => {
    fc.assert(
      fc.property(file, (text) => {
        try {
          for (const { invoice, at, lines } of parseSeed(text, 'orders.csv')) {
            expect(invoice).not.toBe('');
            expect(Number.isFinite(at)).toBe(true);
            for (const { quantity, price } of lines)
              expect([Number.isSafeInteger(quantity), Number.isFinite(price)]).toEqual([true, true]);
          }
        } catch (error) {
          if (!(error instanceof SeedError)) throw error;
          expect(error.message).toMatch(/^orders\.csv(, line \d+)?: \S/);
          expect(error.line === null || error.line <= text.split(/\r\n|\r|\n/).length).toBe(true);
        }
      }),
    );
  },
);
