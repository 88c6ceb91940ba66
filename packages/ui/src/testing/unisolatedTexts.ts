import { visibleTexts } from './visibleTexts.ts';

/**
 * Right-to-left texts beside other words without isolation (`dir`, `<bdi>`, `bidiIsolate`), where the browser would
 * reorder neighbours, as in "Short: SKU × 6".
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
