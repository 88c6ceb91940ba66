import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

test('the committed migrations match the schema: drizzle-kit finds no difference', () => {
  const room = join(import.meta.dirname, '../..');
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    cpSync(join(room, 'migrations'), copy, { recursive: true });
    const before = readdirSync(copy);
    // The tool puts `./` before the folder, so the path is relative.
    const found = execFileSync(
      join(room, 'node_modules/.bin/drizzle-kit'),
      ['generate', '--dialect=postgresql', '--schema=src/schema/index.ts', `--out=${relative(room, copy)}`],
      { cwd: room, encoding: 'utf8' },
    );
    expect(found).toContain('No schema changes');
    expect(readdirSync(copy)).toEqual(before);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
