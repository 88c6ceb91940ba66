import { expect } from 'storybook/test';
import { rightToLeftTexts } from './hostileFixtures.ts';
import { unisolatedTexts } from './unisolatedTexts.ts';
import { overflowProblems } from './overflowProblems.ts';

/** Every text in the box fits or is available in full, and right-to-left texts are isolated. */
export async function expectReadable(box: HTMLElement): Promise<void> {
  await expect(overflowProblems(box)).toEqual([]);
  await expect(unisolatedTexts(box, rightToLeftTexts)).toEqual([]);
}
