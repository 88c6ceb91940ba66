import { visibleTexts } from './visibleTexts.ts';

/**
 * Those texts, written from right to left, that stand in a box together with other words and nothing between them and
 * these (`dir`, `<bdi>`, `isolated`): there the browser would move the neighbours, as in "Short: SKU × 6". Empty where
 * each stands alone.
 */
export function unisolatedTexts(box: HTMLElement, texts: readonly string[]): readonly string[] {
  return visibleTexts(box).flatMap(({ data, parentElement }) => {
    const isolatedText = parentElement?.closest<HTMLElement>('[dir="auto"], bdi')?.textContent.trim();
    const isUnisolated = texts.some(
      (text) => data.includes(text) && !data.includes(`\u2068${text}\u2069`) && isolatedText !== text,
    );
    return isUnisolated ? [isolatedText ?? data] : [];
  });
}
