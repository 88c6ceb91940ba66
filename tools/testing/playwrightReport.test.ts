import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywrightReport } from './playwrightReport.ts';

const root = join(import.meta.dirname, '../..');

test('lists every test of a report with its groups; skipped tests did not run', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'bulk.test.ts',
    ok: status === 'expected',
    tests: [
      {
        status,
        annotations: status === 'expected' ? [{ type: 'figure', description: '3 of 3' }] : [],
        results: [status === 'expected' ? {} : { error: { message: '\u001b[31mno such row\u001b[0m\nat …' } }],
      },
    ],
  });
  const report = {
    config: { rootDir: join(root, 'e2e') },
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
    suites: [
      {
        title: 'bulk.test.ts',
        specs: [spec('alone', 'unexpected')],
        suites: [{ title: 'a group', specs: [spec('in it', 'expected'), spec('left out', 'skipped')] }],
      },
    ],
  };
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  expect(readPlaywrightReport(file)).toEqual([
    { path: 'e2e/bulk.test.ts', title: 'alone', passed: false, figures: [], reason: 'no such row' },
    { path: 'e2e/bulk.test.ts', title: 'a group > in it', passed: true, figures: ['3 of 3'] },
  ]);
});
