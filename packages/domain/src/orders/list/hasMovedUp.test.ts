import { describe, expect, test } from 'vitest';
import { hasMovedUp } from './hasMovedUp.ts';

const before = ['a', 'b', 'c'];
const seen = new Set([...before, 'd', 'e', 'f']);

describe('detecting orders that left the first page, so later ones moved up', () => {
  test.each([
    ['nothing changed', 'abc', false],
    ['new ones are on top', 'xya', false],
    ['one left, and one that was seen moved up', 'bcd', true],
    ['one left, and an unseen one moved up', 'bcx', true],
    ['one left and a new one is on top', 'xac', true],
    ['the list has become shorter than a page', 'ab', true],
    ['all of them are new', 'xyz', true],
    ['it is empty', '', true],
  ])('%s', (_, after, expected) => {
    expect(hasMovedUp(before, [...after], (orderId) => seen.has(orderId))).toBe(expected);
  });
});
