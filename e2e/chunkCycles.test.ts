import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type BuildManifest, filesOfChunks, indexEntry } from '../apps/server/src/pages/BuildManifest.ts';
import { readManifest } from '../apps/server/src/pages/readManifest.ts';

const build = process.env.WEB_BUILD ?? join(import.meta.dirname, '../apps/web/dist');

/** Finds chunks that import each other in a circle. The one that runs first would use imports that aren't initialised yet. */
function findCycles(manifest: BuildManifest): string[] {
  const visited = new Set<string>();
  const cycles: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (path.includes(name)) cycles.push([...path.slice(path.indexOf(name)), name].join(' waits for '));
    else if (!visited.has(name)) {
      for (const next of manifest[name]?.imports ?? []) visit(next, [...path, name]);
      visited.add(name);
    }
  };
  for (const name of Object.keys(manifest)) visit(name, []);
  return cycles;
}

test.describe('import cycles between files of the first page', () => {
  test('do not exist in the build', async () => {
    const manifest = await readManifest(build);
    expect(Object.keys(manifest).length).toBeGreaterThan(10);
    expect(findCycles(manifest)).toEqual([]);
  });

  test('are detected, but not two paths to one file', () => {
    const manifest = {
      page: { file: 'page.js', imports: ['a', 'b'] },
      a: { file: 'a.js', imports: ['b', 'c'] },
      b: { file: 'b.js' },
      c: { file: 'c.js', imports: ['d'] },
      d: { file: 'd.js', imports: ['a'] },
    };
    expect(findCycles(manifest)).toEqual(['a waits for c waits for d waits for a']);
  });
});

test('code that runs before the texts load shares no file with code that needs them, except the page’s own', async () => {
  const manifest = await readManifest(build);
  const languages = Object.keys(manifest).filter((name) => name.includes('/ui/languages/'));
  expect(languages.length).toBeGreaterThan(1);
  const early = [indexEntry, ...languages];
  const app = Object.keys(manifest).filter((name) => manifest[name]?.isDynamicEntry && !early.includes(name));
  const filesOfApp = filesOfChunks(manifest, app);
  expect(filesOfChunks(manifest, early).filter((file) => filesOfApp.includes(file))).toEqual([
    manifest[indexEntry]?.file,
  ]);
  expect(filesOfChunks(manifest, [indexEntry])).toHaveLength(1);
});
