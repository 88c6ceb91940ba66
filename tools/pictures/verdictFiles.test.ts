import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verdictText } from '../../.storybook/changes/verdictText.ts';
import { pictureFiles, pictureWidths } from './pictureFiles.ts';
import { readVerdicts } from './verdictFiles.ts';

const repository = join(import.meta.dirname, '../..');
const id = 'a'.repeat(40);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verdicts-'));
  mkdirSync(join(root, 'pictures/verdicts'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function read(text: string) {
  writeFileSync(join(root, 'pictures/verdicts/screens-orders--default.yaml'), text);
  return readVerdicts(root).get('screens-orders--default');
}

test('each verdict in the repository can be read, and belongs to a story that has pictures', () => {
  const files = pictureFiles(join(repository, 'pictures'));
  const [width] = pictureWidths;
  const lost = [...readVerdicts(repository).keys()].filter(
    (story) => !existsSync(join(repository, 'pictures', `${files.name(story, width)}.webp`)),
  );
  expect(lost).toEqual([]);
});

test.each(['plain', 'with: "quotes", # and\n  - lines', 'ends in a colon:', '~', 'naïve ☂'])(
  'what the page writes is read again: %s',
  (note) => {
    const given = { verdict: 'change wanted', by: 'Ada: "designer"', note, pictures: [id, '1'.repeat(40)] } as const;
    expect(read(verdictText(given))).toEqual(given);
  },
);

test.each([
  ['', '"verdict" is one of'],
  ['verdict: fine', '"verdict" is one of'],
  [`verdict: accepted\npictures: [${id}]`, '"by" says who looked'],
  [`verdict: accepted\nby: Ada\nnote: [a]\npictures: [${id}]`, '"note" is a text'],
  [`verdict: change wanted\nby: Ada\npictures: [${id}]`, '"note" says what is wanted'],
  ['verdict: accepted\nby: Ada', '"pictures" lists'],
  ['verdict: accepted\nby: Ada\npictures: [abc]', '"pictures" lists'],
])('what is wrong with %j is said, and in which file', (text, message) => {
  expect(() => read(text)).toThrow(`pictures/verdicts/screens-orders--default.yaml: ${message}`);
});
