import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readProductFile } from '../inventory/products/readProductFile.ts';
import { readPeriod, readPeriods } from '../orders/list/rememberedPeriods.ts';
import { wordsText } from '@hub/domain/messages';
import { readOrdersFile } from './readOrdersFile.ts';

/** Content of a file, and what breaks one. */
const text = fc
  .array(fc.constantFrom('a', '1', ',', ';', '\t', '"', '""', '\n', '\r\n', '\r', '\u0000', '\ufeff', '=1+1', '日'), {
    maxLength: 40,
  })
  .map((parts) => new TextEncoder().encode(parts.join('')));
const bytes = fc.oneof(
  text,
  fc.uint8Array({ maxLength: 60 }),
  text.map((content) => new Uint8Array(gzipSync(content))),
  text.map((content) => new Uint8Array(gzipSync(content)).slice(0, -6)),
  fc
    .constantFrom('PK\u0003\u0004', '%PDF-1.4', '\u001f\u008b\u0008', '<html>')
    .map((head) => Buffer.from(head, 'latin1')),
);

test('any file of orders has rows of texts, or says why not', { tags: 'hazard:untrusted-input' }, async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      const read = await readOrdersFile(new Blob([new Uint8Array(content)]));
      if ('problem' in read) expect(wordsText(read.problem)).not.toBe('');
      else for (const cell of [read.sample.header, ...read.sample.rows].flat()) expect(typeof cell).toBe('string');
    }),
  );
});

test('only the beginning of a gzip bomb is unpacked', { tags: 'hazard:untrusted-input' }, async () => {
  const bomb = gzipSync('a,b\n'.repeat(10_000_000));
  const read = await readOrdersFile(new Blob([new Uint8Array(bomb)]));
  expect('sample' in read && [read.sample.isWholeFile, read.sample.rows.length < 20_000]).toEqual([false, true]);
});

test('any file of products is rows of texts, or says why not', { tags: 'hazard:untrusted-input' }, async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (content) => {
      const read = await readProductFile(new Blob([new Uint8Array(content)]));
      if (typeof read === 'string') expect(read).toMatch(/\S/);
      else for (const cell of read.flat()) expect([typeof cell, cell.includes('\0')]).toEqual(['string', false]);
    }),
  );
});

test('any stored value gives a remembered period that can be requested', { tags: 'hazard:untrusted-input' }, () => {
  const days = fc.oneof(fc.jsonValue(), fc.constantFrom('2026-01-31', '2026-02-30', '0000-00-00', '9999-12-31'));
  const stored = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('custom', 'last_24h', '__proto__'),
    fc.record({ period: fc.constantFrom('custom', 'x'), from: days, to: days }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        stored.map((value) => JSON.stringify({ dashboard: value })),
      ),
      (kept) => {
        const { period, startDate, endDate } = readPeriod(readPeriods(kept)['dashboard']);
        expect(typeof period).toBe('string');
        if (period !== 'custom') return;
        for (const day of [startDate, endDate]) expect(Number.isNaN(Date.parse(day ?? ''))).toBe(false);
      },
    ),
  );
});
