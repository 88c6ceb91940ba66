import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lintSecrets } from './lintSecrets.ts';

const root = join(import.meta.dirname, '../..');
const planted = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(planted, { recursive: true }));

test(
  'no source, story, test, page or seed has anything that looks like a secret',
  { tags: 'hazard:secret-leak' },
  async ({ annotate }) => {
    const files = await lintSecrets(root);
    expect(files.filter(({ messages }) => messages.length > 0)).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
    const stories = files.filter(({ filePath }) => filePath.includes('.stories.'));
    await annotate(`0 in ${files.length} files of the repository, ${stories.length} of them stories`, 'figure');
  },
);

test('finds each kind of secret, but not lookalikes', async () => {
  // Joins parts, so that scanners don't report this file.
  const of = (...parts: readonly string[]) => parts.join('');
  const secrets = [
    of('-----BEGIN RSA ', 'PRIVATE KEY-----'),
    of('AKIA', 'ABCDEFGHIJKLMNOP'),
    of('AIza', 'a1'.repeat(17), 'b'),
    of('ghp_', 'a1'.repeat(18)),
    of('npm_', 'a1'.repeat(18)),
    of('shpat_', 'a1'.repeat(16)),
    of('shprt_', 'a1'.repeat(16)),
    of('sk_live_', 'a1'.repeat(12)),
    of('xoxb-', '1234567890-abc'),
    of('eyJ', 'hbGciOiJIUzI1', '.eyJ', 'zdWIiOiIxMjM0', '.c2lnbmF0dXJl'),
    of('Bearer ', 'a1b2'.repeat(6)),
    of('https://user:', 'hunter22@', 'db.warehouse.com'),
    of("const apiKey = '", 'a1b2c3d4'.repeat(3), "'"),
    of('"client_secret":"', 'a1b2c3d4'.repeat(3), '"'),
  ];
  const harmless = [
    "password: ''",
    "api_key: 'key of the sandbox'",
    "secret('api_secret', 'API secret', 'The API secret that belongs to that key.')",
    'Authorization: `Bearer ${token}`',
    'https://user@demo.myshopify.com/admin',
  ];
  for (const [index, text] of secrets.entries())
    writeFileSync(join(planted, `secret${index}.ts`), `before ${text} after`);
  for (const [index, text] of harmless.entries())
    writeFileSync(join(planted, `harmless${index}.ts`), `before ${text} after`);
  const found = (await lintSecrets(planted)).filter(({ messages }) => messages.length > 0);
  expect(found.map(({ filePath }) => basename(filePath)).toSorted()).toEqual(
    secrets.map((_, index) => `secret${index}.ts`).toSorted(),
  );
});
