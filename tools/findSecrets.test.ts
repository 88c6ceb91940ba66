import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { recordFigure } from './recordFigure.ts';
import { findSecrets } from './findSecrets.ts';

const root = join(import.meta.dirname, '..');

/** Not ours, or made by a build or a run. */
const skipped = new Set(['node_modules', '.git', 'dist', 'coverage', '.vite', 'test-results', 'pnpm-lock.yaml']);
const readable =
  /\.(tsx?|mts|mjs|cjs|js|json|md|mdx|css|html|ya?ml|toml|sh|env|txt|csv)$|\/(Dockerfile|run|\.[a-z]+rc|\.env[.\w]*)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

describe('secrets in the repository', () => {
  test(
    'no source, story, test, page or seed holds anything that looks like one',
    { tags: 'hazard:secret-leak' },
    () => {
      const files = filesIn(root).filter((path) => readable.test(path) && statSync(path).size < 20_000_000);
      const found = files.flatMap((path) =>
        findSecrets(readFileSync(path, 'utf8')).map((secret) => `${relative(root, path)}: ${secret}`),
      );
      expect(found).toEqual([]);
      expect(files.length).toBeGreaterThan(500);
      recordFigure(
        'A secret leaves its field',
        `0 in ${files.length} files of the repository, ${files.filter((path) => path.includes('.stories.')).length} of them stories`,
      );
    },
  );

  // Put together here, so that no scanner takes this file for the thing itself.
  const of = (...parts: readonly string[]) => parts.join('');
  test.each([
    ['private key', of('-----BEGIN RSA ', 'PRIVATE KEY-----')],
    ['cloud access key', of('AKIA', 'ABCDEFGHIJKLMNOP')],
    ['cloud API key', of('AIza', 'a1'.repeat(17), 'b')],
    ['code host token', of('ghp_', 'a1'.repeat(18))],
    ['registry token', of('npm_', 'a1'.repeat(18))],
    ['store token', of('shpat_', 'a1'.repeat(16))],
    ['payment key', of('sk_live_', 'a1'.repeat(12))],
    ['chat token', of('xoxb-', '1234567890-abc')],
    ['signed token', of('eyJ', 'hbGciOiJIUzI1', '.eyJ', 'zdWIiOiIxMjM0', '.c2lnbmF0dXJl')],
    ['bearer token', of('Bearer ', 'a1b2'.repeat(6))],
    ['address with a password', of('https://user:', 'hunter22@', 'db.warehouse.com')],
    ['constant that is called a secret', of("const apiKey = '", 'a1b2c3d4'.repeat(3), "'")],
    ['constant that is called a secret', of('"client_secret":"', 'a1b2c3d4'.repeat(3), '"')],
  ])('a %s is seen', (kind, text) => {
    expect(findSecrets(`before ${text} after`)).toEqual([expect.stringContaining(`${kind}: `)]);
  });

  test.each([
    "password: ''",
    "api_key: 'key of the sandbox'",
    "secret('api_secret', 'API secret', 'The API secret that belongs to that key.')",
    'Authorization: `Bearer ${token}`',
    'https://user@demo.myshopify.com/admin',
  ])('%s is none', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});
