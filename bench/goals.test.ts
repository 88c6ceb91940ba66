import { expect, test } from 'vitest';
import { goalTable } from './goals.ts';

test('lists each goal with its figure and whether it is met', () => {
  const goals = [true, false, null].map((isMet, index) => ({
    what: `Goal ${index}`,
    measured: '2 s',
    goal: '1 s',
    isMet,
  }));
  expect(goalTable(goals)).toBe(
    [
      '| Goal | Measured | Wanted | Met |',
      '|---|---:|---:|---:|',
      '| Goal 0 | 2 s | 1 s | yes |',
      '| Goal 1 | 2 s | 1 s | **no** |',
      '| Goal 2 | 2 s | 1 s | cannot say |',
    ].join('\n'),
  );
});
