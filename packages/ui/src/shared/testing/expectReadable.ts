import { expect } from 'storybook/test';
import { rightToLeftTexts } from '../hostileFixtures.ts';
import { mixedTexts } from './mixedTexts.ts';
import { roomProblems } from './roomProblems.ts';

/**
 * Every text of the box has its room or is given whole, and none that is written from right to left moves its
 * neighbours.
 */
export async function expectReadable(box: HTMLElement): Promise<void> {
  await expect(roomProblems(box)).toEqual([]);
  await expect(mixedTexts(box, rightToLeftTexts)).toEqual([]);
}
