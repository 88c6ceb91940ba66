import { expect, test } from 'vitest';
import { moveWorkflow } from './moveWorkflow.ts';

const all = ['a', 'b', 'c', 'd'];

test('moves up before the target, and down behind it', () => {
  expect(moveWorkflow(all, all, 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moveWorkflow(all, all, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});

test('hidden workflows keep their order when a screen shows only some', () => {
  expect(moveWorkflow(all, ['a', 'd'], 1, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveWorkflow(all, ['a', 'c'], 0, 1)).toEqual(['b', 'c', 'a', 'd']);
});

test('does nothing for its own position or beyond an end', () => {
  expect(moveWorkflow(all, all, 1, 1)).toBe(all);
  expect(moveWorkflow(all, all, 0, -1)).toBe(all);
  expect(moveWorkflow(all, all, 3, 4)).toBe(all);
});
