import { expect, test } from 'vitest';
import { addressGlobals } from '../../.storybook/addressGlobals.ts';

const globalsOf = (globals: string) => {
  const address = new URL('http://storybook.invalid/iframe.html?id=a--b');
  address.searchParams.set('globals', globals);
  return addressGlobals(address);
};

test('each toolbar menu with its choice', () => {
  expect(globalsOf('zone:tokyo;language:de')).toEqual({ zone: 'tokyo', language: 'de' });
});

test('is empty for an address without choices', () => {
  expect(addressGlobals(new URL('http://storybook.invalid/'))).toEqual({});
  expect(globalsOf('')).toEqual({});
});

test('a choice may contain colons or be empty; anything else is dropped', () => {
  expect(globalsOf(';zone;:x;now:2026-11-20T10:00;language:')).toEqual({ now: '2026-11-20T10:00', language: '' });
});
