import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findParsers, importsOf, isParser } from './findParsers.ts';
import { parserTests, withoutTest } from './parserTests.ts';

const root = join(import.meta.dirname, '../..');
const tried = Object.values(parserTests).flat();

describe('what reads input from elsewhere', () => {
  test('is tried with anything at all, or has a reason why not', { tags: 'hazard:untrusted-input' }, async () => {
    const found = await findParsers(root);
    expect(found.length).toBeGreaterThan(80);
    expect([...tried, ...Object.keys(withoutTest)].toSorted()).toEqual(found);
    for (const reason of Object.values(withoutTest)) expect(reason).toMatch(/^[A-Z].{15,}\.$/);
  });

  test.each(Object.entries(parserTests))('is reached by %s, which makes up its cases', (file, parsers) => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(readFileSync(join(root, file), 'utf8')).toMatch(/from 'fast-check'[^]*\bfc\.assert\(/);
    const reached = importsOf(root, file);
    expect(parsers.filter((parser) => !reached.has(parser))).toEqual([]);
  });

  test('is found by what it calls or is called, and not by what a comment says', () => {
    expect(isParser('packages/domain/src/x/parseColour.ts', '')).toBe(true);
    expect(isParser('apps/web/src/x/useColour.ts', 'const colour = JSON.parse(text);')).toBe(true);
    expect(isParser('packages/providers/src/x/wire.ts', "import { z } from 'zod';\nexport const a = z.string();")).toBe(
      true,
    );
    expect(isParser('apps/web/src/x/useColour.ts', ' * Like JSON.parse.\n// atob(\nJSON.stringify(colour);')).toBe(
      false,
    );
  });
});
