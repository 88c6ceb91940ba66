import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coveragePage, tagFaults } from './coveragePage.ts';
import { proofsIn, readProofs } from './readProofs.ts';
import { sections } from './rules.ts';
import { proofTags } from './testTags.ts';

const root = join(import.meta.dirname, '../..');
const ids = proofTags.map(({ name }) => name);

describe('what the tests prove', () => {
  test('every rule and hazard has a test, and every tag names one of them', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(300);
    expect(tagFaults(ids, readProofs(root))).toEqual([]);
  });

  test('docs/coverage.md is as `pnpm proofs` writes it', () => {
    expect(readFileSync(join(root, 'docs/coverage.md'), 'utf8')).toBe(coveragePage(sections, readProofs(root)));
  });

  test('a rule is in the section that its id names', () => {
    for (const { section, groups } of sections)
      for (const { rules } of groups)
        expect(Object.keys(rules).filter((id) => !id.startsWith(`${section}.`))).toEqual([]);
  });
});

describe('names what is wrong', () => {
  const proof = (...tags: string[]) => ({ path: 'a.test.ts', title: 'holds', tags });

  test('nothing, where every rule has a test', () => expect(tagFaults(['§1.1'], [proof('§1.1')])).toEqual([]));

  test('a rule without a test, and an unknown tag', () => {
    expect(tagFaults(['§1.1', '§1.2'], [proof('§1.1', '§1.3')])).toEqual([
      '§1.2 has no test',
      'a.test.ts › holds is tagged §1.3, which nothing is',
    ]);
  });
});

test('a row names every test of its rule', () => {
  const page = coveragePage(
    [{ section: '§1', title: 'Purpose', groups: [{ title: 'Who', rules: { '§1.1': 'Merchants | staff' } }] }],
    [
      { path: 'a.test.ts', title: 'one', tags: ['§1.1'] },
      { path: 'b.test.ts', title: 'group › two', tags: ['§1.1', '§1.2'] },
      { path: 'c.test.ts', title: 'three', tags: ['§1.2'] },
    ],
  );
  expect(page).toContain('\n| §1.1 | Merchants \\| staff | `a.test.ts` › one<br>`b.test.ts` › group › two |\n');
  expect(page).not.toContain('three');
});

describe('which tests of a source prove something', () => {
  const read = (source: string) => proofsIn(source, 'a.test.tsx').map(({ title, tags }) => [title, ...tags]);

  test('finds tests of Vitest, Playwright and stories, with one tag or several, and their groups', () => {
    expect(
      read(`
        test("it's", { tags: '§1.1' }, () => {});
        test.each([[1], [2]])('rows %s', { timeout: 5, tags: ['§1.1', '§1.2'] }, () => {});
        describe('group', () => { it(\`in it\`, { tags: '§1.3' }, () => {}); });
        describe('tagged', { tags: '§1.4' }, () => { test('each', () => {}); });
        for (const width of [320, 490])
          test.describe(\`at \${width} px\`, () => { test('fits', { tag: ['@journey', '@§1.5'] }, async () => {}); });
        Default.test('of a story', { tags: ['§1.6'] }, async () => {});
      `),
    ).toEqual([
      ["it's", '§1.1'],
      ['rows %s', '§1.1', '§1.2'],
      ['group › in it', '§1.3'],
      ['tagged › each', '§1.4'],
      ['at %s px › fits', '§1.5'],
      ['of a story', '§1.6'],
    ]);
  });

  test('ignores tests that are skipped, commented out, only text, or tagged for the runner', () => {
    expect(
      read(`
        // test('in a comment', { tags: '§1.1' }, () => {});
        const text = "test('in a text', { tags: '§1.1' }, () => {})";
        test.skip('skipped', { tags: '§1.1' }, () => {});
        test.skip.each([1])('skipped rows', { tags: '§1.1' }, () => {});
        test('untagged', () => {});
        test('at the front', { tag: '@journey' }, () => {});
        pattern.test('a text that matches');
      `),
    ).toEqual([]);
  });
});
