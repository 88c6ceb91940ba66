import { visibleTexts } from './visibleTexts.ts';

/** Unreadable texts of a box: overflowing, truncated without the full text in a `title`, or scrolling sideways. Empty if all fit. */
export function overflowProblems(box: HTMLElement): readonly string[] {
  const found = new Set<string>();
  if (box.scrollWidth > box.clientWidth + 1) found.add(`${describeElement(box)} scrolls sideways`);
  for (const text of visibleTexts(box)) {
    const clip = clippingAncestor(text.parentElement, box);
    const visible = (clip ?? box).getBoundingClientRect();
    for (const line of lineRects(text)) {
      if (
        clip &&
        (line.right > visible.right + 1 || line.left < visible.left - 1 || line.bottom > visible.bottom + 1)
      ) {
        if (!hasFullTextInTitle(text, clip, box)) found.add(`“${text.data}” is cut, and nothing gives the whole text`);
      } else if (line.right > box.getBoundingClientRect().right + 1 || line.left < box.getBoundingClientRect().left - 1)
        found.add(`“${text.data}” leaves its box`);
    }
  }
  return [...found];
}

function lineRects(text: Text): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** The nearest ancestor within the box that clips overflow. Vertical scrolling does not clip. */
function clippingAncestor(element: HTMLElement | null, box: HTMLElement): HTMLElement | null {
  for (let ancestor: HTMLElement | null = element; ancestor && ancestor !== box; ancestor = ancestor.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(ancestor);
    if (overflowY === 'auto' || overflowY === 'scroll') return null;
    if (overflowX === 'hidden' || overflowX === 'clip') return ancestor;
  }
  return null;
}

function hasFullTextInTitle(text: Text, clip: HTMLElement, box: HTMLElement): boolean {
  for (let ancestor: HTMLElement | null = text.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.title.includes(text.data.trim())) return true;
    if (ancestor === box) break;
  }
  return clip.title.includes(clip.textContent.trim());
}

function describeElement(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.getAttribute('role') ?? element.tagName.toLowerCase();
}
