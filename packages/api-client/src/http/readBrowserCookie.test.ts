import { afterEach, expect, test, vi } from 'vitest';
import { readBrowserCookie } from './readBrowserCookie.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('outside a browser there is none', () => {
  expect(readBrowserCookie('XSRF-TOKEN')).toBeNull();
});

test.each([
  ['XSRF-TOKEN=crumb', 'crumb'],
  ['a=1; XSRF-TOKEN=a%3Db; c=2', 'a=b'],
  ['XSRF-TOKEN=a=b', 'a=b'],
  ['XSRF-TOKEN=%E0%A4%A', '%E0%A4%A'],
  ['X-XSRF-TOKEN=other', null],
  ['', null],
])('from %j it reads %j', (cookie, value) => {
  vi.stubGlobal('document', { cookie });
  expect(readBrowserCookie('XSRF-TOKEN')).toBe(value);
});
