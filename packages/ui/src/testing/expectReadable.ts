import { expect } from 'storybook/test';
import { rightToLeftTexts } from './hostileFixtures.ts';
import { unisolatedTexts } from './unisolatedTexts.ts';
import { overflowProblems } from './overflowProblems.ts';

/**
 * Every text of the box has its room or is given whole, and none that is written from right to left moves its
 * neighbours.
 */
export async function expectReadable(box: HTMLElement): Promise<void> {
  await expect(overflowProblems(box)).toEqual([]);
  await expect(unisolatedTexts(box, rightToLeftTexts)).toEqual([]);
}
