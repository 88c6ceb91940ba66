import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverageFaults, parseCoverage, testTitles, titleReader } from './coverage.ts';

const root = join(import.meta.dirname, '..');

/** Every section of the specification. */
const sections = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const read = () => parseCoverage(readFileSync(join(root, 'docs/coverage.md'), 'utf8'));

describe('docs/coverage.md', () => {
  test('every sentence names tests that exist', () => {
    expect(coverageFaults(read(), sections, titleReader(root))).toEqual([]);
  });
});

describe('a page that is not true is caught', () => {
  const titlesIn = (path: string) => (path === 'a.test.ts' ? new Set(['holds', 'a | b', 'holds %s']) : null);
  const page = (...lines: string[]) =>
    ['# Coverage', '', '| § | Rule | Proven by |', '|---|---|---|', ...lines].join('\n');
  const faults = (text: string) => coverageFaults(parseCoverage(text), ['2'], titlesIn);
  const good = '| §2 | Empty: No Orders | `a.test.ts` › holds |';

  test('one that is true is not', () => {
    expect(faults(page(good))).toEqual([]);
    expect(faults(page('| §2 | Two proofs | `a.test.ts` › holds %s<br>`a.test.ts` › a \\| b |'))).toEqual([]);
    expect(
      faults(`${page(good)}\n\n## Not proven yet\n\n- §2 The moon. Why: nobody has been there since then.`),
    ).toEqual([]);
  });

  test.each([
    ['a file that does not exist', page('| §2 | Rule | `gone.test.ts` › holds |'), 'no such test file'],
    ['a test that is not in the file', page('| §2 | Rule | `a.test.ts` › holds not |'), 'no test "holds not"'],
    [
      'a title of nothing but a placeholder',
      page('| §2 | Rule | `a.test.ts` › %s |'),
      'says nothing without its group',
    ],
    [
      'one of two tests that is not in the file',
      page('| §2 | Rule | `a.test.ts` › holds<br>`a.test.ts` › gone |'),
      'no test "gone"',
    ],
    ['an empty rule', page('| §2 |  | `a.test.ts` › holds |'), 'cannot be read'],
    ['an empty proof', page('| §2 | Rule | |'), 'cannot be read'],
    ['a proof without a title', page('| §2 | Rule | `a.test.ts` |'), 'cannot be read'],
    ['an empty §', page('| | Rule | `a.test.ts` › holds |'), 'cannot be read'],
    ['a § with no row', page('| §4 | Rule | `a.test.ts` › holds |'), '§2 has no row'],
    ['no table at all', '# Coverage', '§2 has no row'],
    ['a table under another head', page(good).replace('Proven by', 'Seen'), 'cannot be read'],
    ['the same rule twice', page(good, good), 'stands twice'],
    [
      'a rule that is proven and open at once',
      `${page(good)}\n\n## Not proven yet\n\n- §2 Empty: No Orders Why: there is no time for it now.`,
      'stands twice',
    ],
    ['an open rule without a reason', `${page(good)}\n\n## Not proven yet\n\n- §2 The moon.`, 'cannot be read'],
    [
      'an open rule with half a reason',
      `${page(good)}\n\n## Not proven yet\n\n- §2 The moon. Why: later.`,
      'does not say why',
    ],
  ])('%s', (_, text, fault) => {
    expect(faults(text).join('\n')).toContain(fault);
  });
});

describe('which tests a file has', () => {
  test('test, it, each of them with rows, and those of a story; quotes and escapes as the runner reads them', () => {
    const source = `
      test('plain', () => {});
      it("it's", () => {});
      test.each([[1], [2]])('rows %s', () => {});
      describe('group', () => { test(\`in a group\`, () => {}); });
      for (const width of [320, 490])
        test.describe(\`at \${width} px\`, () => { test(\`of Playwright, \${width}\`, { tag: '@journey' }, async () => {}); });
      Default.test('of a story \\'quoted\\'', async () => {});
    `;
    expect([...testTitles(source, 'a.test.tsx')]).toEqual([
      'plain',
      "it's",
      'rows %s',
      'in a group',
      'group › in a group',
      'of Playwright, %s',
      'at %s px › of Playwright, %s',
      "of a story 'quoted'",
    ]);
  });

  test('what is skipped, commented out, or only a text is no test', () => {
    const source = `
      // test('in a comment', () => {});
      const text = "test('in a text', () => {})";
      test.skip('skipped', () => {});
      test.todo('to do');
      test.skip.each([1])('skipped rows', () => {});
      describe('a group', () => {});
      pattern.test('a text that matches');
      test(title, () => {});
    `;
    expect([...testTitles(source, 'a.test.ts')]).toEqual([]);
  });

  test('a file that is no test proves nothing, whatever stands in it', () => {
    expect(titleReader(root)('tools/coverage.ts')).toBeNull();
    expect(titleReader(root)('tools/gone.test.ts')).toBeNull();
    expect(titleReader(root)('tools/coverage.test.ts')?.has('every sentence names tests that exist')).toBe(true);
  });
});
