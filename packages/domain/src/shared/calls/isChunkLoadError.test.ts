import { expect, test } from 'vitest';
import { isChunkLoadError } from './isChunkLoadError.ts';

test.each([
  'Failed to fetch dynamically imported module: https://app.example/assets/SettingsRoute-1.js',
  'error loading dynamically imported module: https://app.example/assets/SettingsRoute-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/Calendar-1.css',
])('recognizes a missing file: %s', (message) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(true);
});

test('does not match a crash or another thrown value', () => {
  expect(
    [
      new TypeError('Failed to fetch'),
      new Error('orders is not iterable'),
      'Importing a module script failed.',
      null,
    ].map(isChunkLoadError),
  ).toEqual([false, false, false, false]);
});
