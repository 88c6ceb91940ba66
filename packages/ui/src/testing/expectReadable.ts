import { expect } from 'storybook/test';
import { rightToLeftTexts } from './hostileFixtures.ts';
import { overflowProblems } from './overflowProblems.ts';
import { visibleTexts } from './visibleTexts.ts';

/** Checks that every text in the box fits or is available in full, and that right-to-left texts are isolated. */
export async function expectReadable(box: HTMLElement): Promise<void> {
  await expect(overflowProblems(box)).toEqual([]);
  await expect(unisolatedTexts(box, rightToLeftTexts)).toEqual([]);
}

/**
 * Right-to-left texts beside other text without isolation (`dir`, `<bdi>`, `bidiIsolate`). There, the browser would reorder neighbors, as
 * in "Short: SKU × 6".
 */
function unisolatedTexts(box: HTMLElement, texts: readonly string[]): readonly string[] {
  return visibleTexts(box).flatMap(({ data, parentElement }) => {
    const isolatedText = parentElement?.closest<HTMLElement>('[dir="auto"], bdi')?.textContent.trim();
    const isUnisolated = texts.some(
      (text) => data.includes(text) && !data.includes(`\u2068${text}\u2069`) && isolatedText !== text,
    );
    return isUnisolated ? [isolatedText ?? data] : [];
  });
}
