/**
 * The texts of a box that are drawn: not those that only a screen reader hears, nor the options of a picker, which the
 * browser draws.
 */
export function visibleTexts(box: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (
      currentNode instanceof Text &&
      currentNode.data.trim() !== '' &&
      currentNode.parentElement &&
      isVisible(currentNode.parentElement)
    )
      texts.push(currentNode);
  }
  return texts;
}

function isVisible(element: HTMLElement): boolean {
  if (!element.checkVisibility() || element.closest('option, style')) return false;
  for (let ancestor: HTMLElement | null = element; ancestor; ancestor = ancestor.parentElement) {
    const { clipPath, clip } = getComputedStyle(ancestor);
    if (clipPath !== 'none' || clip !== 'auto') return false;
  }
  return true;
}
