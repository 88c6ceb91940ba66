import { expect, test } from 'vitest';
import { addressGlobals } from '../../.storybook/addressGlobals.ts';

const globalsOf = (globals: string) => {
  const address = new URL('http://storybook.invalid/iframe.html?id=a--b');
  address.searchParams.set('globals', globals);
  return addressGlobals(address);
};

test('each menu of the toolbar with what was chosen in it', () => {
  expect(globalsOf('zone:tokyo;language:de')).toEqual({ zone: 'tokyo', language: 'de' });
});

test('an address without choices has none', () => {
  expect(addressGlobals(new URL('http://storybook.invalid/'))).toEqual({});
  expect(globalsOf('')).toEqual({});
});

test('a choice may have colons, or be empty; what is no pair is left out', () => {
  expect(globalsOf(';zone;:x;now:2026-11-20T10:00;language:')).toEqual({ now: '2026-11-20T10:00', language: '' });
});
