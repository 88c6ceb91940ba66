import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domainFolder } from './readCatalogues.ts';
import { staysEnglish } from './staysEnglish.ts';
import { unwrappedTexts } from './unwrappedTexts.ts';

const find = (code: string) => unwrappedTexts('holdTexts.ts', code);

test('finds exported texts outside inLanguage: a constant, a record, a function, a template', () => {
  expect(find("export const hold = 'Put on hold';")).toEqual(['hold']);
  expect(find("export const holdTexts = { title: 'Hold' } as const;")).toEqual(['holdTexts']);
  expect(find('export function heldText(count: number): string { return `${count} held`; }')).toEqual(['heldText']);
  expect(find("export const heldText = (by: string) => (by === '' ? 'Held by hand' : by);")).toEqual(['heldText']);
});

test('ignores texts inside inLanguage, keys, codes, types and words of its own module', () => {
  expect(find("export const holdTexts = inLanguage('holdTexts', { title: 'Put on hold' });")).toEqual([]);
  expect(
    find("const words = ['Put on hold']; export const heldText = inLanguage('heldText', () => words[0]);"),
  ).toEqual([]);
  expect(find("export const path = '/app/hold'; export const code = 'move_to_open';")).toEqual([]);
  expect(find("export type Held = 'On hold'; export interface Hold { label: 'On hold' }")).toEqual([]);
  expect(find("export function isHeld(label: 'On hold' | null) { return label === 'On hold'; }")).toEqual([]);
});

test('every exported text of a text module goes through inLanguage or must stay English', () => {
  const source = join(domainFolder, 'src');
  const paths = globSync('**/*Texts.ts', { cwd: source, exclude: ['public/**', 'admin/**', 'testing/**'] }).toSorted();
  const found = paths.flatMap((path) =>
    unwrappedTexts(path, readFileSync(join(source, path), 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found.toSorted()).toEqual(Object.keys(staysEnglish).toSorted());
});
