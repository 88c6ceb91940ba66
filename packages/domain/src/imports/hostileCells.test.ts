import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsText } from '../messages/messageWords.ts';
import { parseDateInput } from '../dashboard/parseDateInput.ts';
import { decodeBase64 } from '../integrations/spelledBytes.ts';
import { parseImportColumns } from './ImportFormat.ts';
import { importFields } from './importFields.ts';
import { parseImportDate } from './parseImportDate.ts';
import { isImportProblem, parseImportRow } from './parseImportRow.ts';

const digits = fc.constantFrom(
  '0',
  '1',
  '9',
  '-',
  ':',
  ' ',
  'T',
  'Z',
  '+',
  '.',
  '/',
  ',',
  'e',
  '२',
  '\u0000',
  '\ud800',
);
const dateLike = fc.oneof(
  fc.array(digits, { maxLength: 25 }).map((all) => all.join('')),
  fc.tuple(fc.nat(9999), fc.nat(99), fc.nat(99), fc.nat(99), fc.nat(99)).map(([year, month, day, hour, minute]) => {
    const [y, m, d, h, i] = [
      String(year).padStart(4, '0'),
      ...[month, day, hour, minute].map((n) => String(n).padStart(2, '0')),
    ];
    return `${y}-${m}-${d} ${h}:${i}`;
  }),
);
const cell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  dateLike,
  fc.constantFrom(
    '',
    '#1001',
    '=1+1',
    "'=1",
    '1e999',
    '9'.repeat(400),
    '-0',
    '6.0',
    'x'.repeat(5_000),
    '2011-01-01 08:26',
  ),
);
const zones = fc.constantFrom('UTC', 'America/New_York', 'Pacific/Chatham', 'Europe/London');
const columns = Object.fromEntries(importFields.map(({ field }, index) => [field, index]));

test('any row becomes a storable line or a reason in words', { tags: 'hazard:hostile-request' }, () => {
  const good = ['1001', 'MUG', 'Mug', '2', '4.25', '2011-01-01 08:26', '17850', 'France'];
  const row = fc
    .tuple(
      fc.array(cell, { minLength: importFields.length, maxLength: importFields.length + 1 }),
      fc.nat(importFields.length),
    )
    .map(([cells, changed]) => cells.map((each, at) => (at <= 7 && at !== changed ? (good[at] ?? each) : each)));
  fc.assert(
    fc.property(row, zones, (cells, timeZone) => {
      const read = parseImportRow(cells, { columns, cellCount: importFields.length, timeZone });
      if (isImportProblem(read)) {
        expect(wordsText(read.reason)).not.toBe('');
        return;
      }
      expect(JSON.stringify(read)).not.toContain('\\u0000');
      expect(read.at).toMatch(/^(19|20|21)\d\d-/);
      for (const number of [read.quantity, read.price]) expect(Number.isFinite(number)).toBe(true);
    }),
  );
});

test('any text parses to a real time or to null', { tags: 'hazard:dates-and-numbers' }, () => {
  fc.assert(
    fc.property(dateLike, zones, (text, timeZone) => {
      const epoch = parseImportDate(text, timeZone);
      if (epoch !== null) expect(Number.isNaN(new Date(epoch).getTime())).toBe(false);
      const day = parseDateInput(text);
      if (day !== null) expect(Number.isNaN(Date.parse(String(day)))).toBe(false);
    }),
  );
});

test('any text parses to columns of known fields or to null', { tags: 'hazard:hostile-request' }, () => {
  const json = fc.oneof(
    fc.json(),
    fc.string(),
    fc.dictionary(fc.constantFrom('sku', 'price', '__proto__'), fc.jsonValue()).map((v) => JSON.stringify(v)),
  );
  fc.assert(
    fc.property(json, (text) => {
      const read = parseImportColumns(text);
      for (const [field, index] of Object.entries(read ?? {})) {
        expect(importFields.map((each) => each.field)).toContain(field);
        expect(Number.isInteger(index) && index >= 0).toBe(true);
      }
    }),
  );
});

test('base64 decoding accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => void expect(typeof decodeBase64(text)).toBe('string')),
  );
});
