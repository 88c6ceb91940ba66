import { expect, test } from 'vitest';
import { moveWorkflow } from './moveWorkflow.ts';

const all = ['a', 'b', 'c', 'd'];

test('up it goes before the one that is there, down behind it', () => {
  expect(moveWorkflow(all, all, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveWorkflow(all, all, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});

test('on a screen that shows some of them the hidden ones keep their order', () => {
  expect(moveWorkflow(all, ['a', 'd'], 1, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveWorkflow(all, ['a', 'c'], 0, 1)).toEqual(['b', 'c', 'a', 'd']);
});

test('nothing moves to where it is, or over an end', () => {
  expect(moveWorkflow(all, all, 1, 1)).toBe(all);
  expect(moveWorkflow(all, all, 0, -1)).toBe(all);
  expect(moveWorkflow(all, all, 3, 4)).toBe(all);
});
