import { seenTexts } from './seenTexts.ts';

/**
 * Those texts, written from right to left, that stand in a box together with other words and nothing between them and
 * these (`dir`, `<bdi>`, `isolated`): there the browser would move the neighbours, as in "Short: SKU × 6". Empty where
 * each stands alone.
 */
export function mixedTexts(box: HTMLElement, texts: readonly string[]): readonly string[] {
  return seenTexts(box).flatMap(({ data, parentElement }) => {
    const alone = parentElement?.closest<HTMLElement>('[dir="auto"], bdi')?.textContent.trim();
    const isMixed = texts.some(
      (text) => data.includes(text) && !data.includes(`\u2068${text}\u2069`) && alone !== text,
    );
    return isMixed ? [alone ?? data] : [];
  });
}
