import { expect, test } from 'vitest';
import { provinceCode } from './provinceCode.ts';

test.each([
  ['US', 'New York', 'NY'],
  ['US', 'puerto rico', 'PR'],
  ['US', 'Armed Forces Europe', 'AE'],
  ['US', 'ny', 'NY'],
  ['CA', 'Québec', 'QC'],
  ['CA', 'Quebec', 'QC'],
  ['AU', 'New South Wales', 'NSW'],
])('%s: %s is %s', (country, name, code) => {
  expect(provinceCode(country, name)).toBe(code);
});

test.each([
  ['US', 'Ontario'],
  ['GB', 'Yorkshire'],
  ['', ''],
])('%s: %s has no code that carriers require', (country, name) => {
  expect(provinceCode(country, name)).toBeNull();
});
