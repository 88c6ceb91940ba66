import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BuiltParts, manifestFile } from '../apps/server/src/BuiltParts.ts';

const build = process.env.WEB_BUILD ?? join(import.meta.dirname, '../apps/web/dist');

/**
 * Parts of which each waits, by way of the others, for itself: whichever is asked for first runs without what it needs.
 */
function circlesIn(parts: BuiltParts): string[] {
  const sound = new Set<string>();
  const circles: string[] = [];
  const walk = (name: string, way: readonly string[]) => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' waits for '));
    else if (!sound.has(name)) {
      for (const next of parts[name]?.imports ?? []) walk(next, [...way, name]);
      sound.add(name);
    }
  };
  for (const name of Object.keys(parts)) walk(name, []);
  return circles;
}

describe('files that wait for each other at the start', () => {
  test('none in the build', () => {
    const parts: BuiltParts = JSON.parse(readFileSync(join(build, manifestFile), 'utf8'));
    expect(Object.keys(parts).length).toBeGreaterThan(10);
    expect(circlesIn(parts)).toEqual([]);
  });

  test('a circle is seen, and two ways to one file are none', () => {
    const parts = {
      page: { file: 'page.js', imports: ['a', 'b'] },
      a: { file: 'a.js', imports: ['b', 'c'] },
      b: { file: 'b.js' },
      c: { file: 'c.js', imports: ['d'] },
      d: { file: 'd.js', imports: ['a'] },
    };
    expect(circlesIn(parts)).toEqual(['a waits for c waits for d waits for a']);
  });
});
