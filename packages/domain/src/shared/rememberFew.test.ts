import { expect, test, vi } from 'vitest';
import { rememberFew } from './rememberFew.ts';

test('remembers the newest results, up to the limit', () => {
  const make = vi.fn<(key: string) => string | null>((key) => (key === 'none' ? null : key.toUpperCase()));
  const remembered = rememberFew(3, make);
  for (const key of ['a', 'none', 'b', 'a', 'none', 'b']) remembered(key);
  expect(make).toHaveBeenCalledTimes(3);
  expect([remembered('c'), remembered('none'), remembered('b')]).toEqual(['C', null, 'B']);
  expect(make).toHaveBeenCalledTimes(4);
  expect(remembered('a')).toBe('A');
  expect(make).toHaveBeenCalledTimes(5);
});
