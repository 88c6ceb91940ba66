import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longLinesIn } from './longLines.ts';
import { runProgram } from '../testing/runProgram.ts';

const planted = mkdtempSync(join(tmpdir(), 'long-lines-'));
afterAll(() => rmSync(planted, { recursive: true }));

test('no line of the source is over 140 characters', async () => {
  expect(await longLinesIn(join(import.meta.dirname, '../..'))).toEqual([]);
});

test('names a longer line by file and line, except in prose, data and ignored files', async () => {
  const files = {
    'a/rule.ts': `short\n${'x'.repeat(140)}\n${'x'.repeat(141)}\n`,
    'a/Row.module.css': '“'.repeat(150),
    'a/lines.tsx': `${'é'.repeat(140)}\r\n`,
    'a/page.mdx': 'x'.repeat(200),
    'a/seed.json': 'x'.repeat(200),
    'dist/built.js': 'x'.repeat(200),
    'pnpm-lock.yaml': 'x'.repeat(200),
    '.gitignore': 'dist\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), text);
  }
  await runProgram(['git', 'init', '--quiet'], planted);
  await runProgram(['git', 'add', 'a/rule.ts'], planted);
  expect(await longLinesIn(planted)).toEqual([
    'a/Row.module.css:1 has 150 characters',
    'a/rule.ts:3 has 141 characters',
  ]);
});
