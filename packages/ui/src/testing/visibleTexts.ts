/** Visible texts of a box, without screen reader texts and options of selects. */
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
