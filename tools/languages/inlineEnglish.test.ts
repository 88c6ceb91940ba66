import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineWords } from './inlineEnglish.ts';
import { inlineFiles } from './inlineFiles.ts';

const root = join(import.meta.dirname, '../..');

/** Names, abbreviations and keys that are the same in every language. */
const allowedWords = /^(?:Fulfillment Hub|SKU|SKUs|CSV|3PL|API|Sandbox|YYYY-MM-DD|Ctrl K|Mod\+…?|…)$/;

/** Skips English-only screens (admin and public pages) and files that aren't screens. */
const otherFiles = /\.(?:stories|test)\.tsx$|\/(?:admin|public|testing|catalogues|tracking)\/|[fF]ixtures/;

const screenFiles = globSync(['packages/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx'], { cwd: root })
  .filter((path) => !otherFiles.test(path))
  .toSorted();

const words = (source: string) =>
  inlineWords('A.tsx', source, (text) => allowedWords.test(text)).map((each) => `${each.line}: ${each.words}`);

test('finds words in elements and visible props, but not those of text modules', () => {
  expect(words('<p>No orders yet</p>')).toEqual(['1: No orders yet']);
  expect(words('<p>\n  {count} of {all}\n</p>')).toEqual(['2: of']);
  expect(words('<p>{isOpen ? "Collapse" : texts.expand}</p>')).toEqual(['1: Collapse']);
  expect(words('<Button accessibilityLabel={`Undo ${name}`} />')).toEqual(['1: Undo …']);
  expect(words('const Row = ({ label = "Filter" }) => <p>{label}</p>')).toEqual(['1: Filter']);
  expect(words('const head = [{ title: "Section" }];')).toEqual(['1: Section']);
  expect(words('<p className="wide">{texts.title} · {texts.held(count, "short")} SKU</p>')).toEqual([]);
});

test('only the listed screens have words of their own', () => {
  expect(screenFiles.length).toBeGreaterThan(250);
  const counts = screenFiles.flatMap((path) => {
    const found = inlineWords(path, readFileSync(join(root, path), 'utf8'), (text) => allowedWords.test(text));
    return found.length === 0 ? [] : [[path, found.length] as const];
  });
  // If a file has fewer such words now, lower its number in the list, so they can't come back.
  expect(Object.fromEntries(counts)).toEqual(inlineFiles);
});
