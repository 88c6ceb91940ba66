import { seenTexts } from './seenTexts.ts';

/**
 * What of the texts in a box cannot be read: those that reach out of the box, those that are cut where nothing gives
 * the whole text (a `title` on them or around them), and what scrolls sideways. Empty where everything has its room.
 */
export function roomProblems(box: HTMLElement): readonly string[] {
  const found = new Set<string>();
  if (box.scrollWidth > box.clientWidth + 1) found.add(`${named(box)} scrolls sideways`);
  for (const text of seenTexts(box)) {
    const clip = clipOf(text.parentElement, box);
    const visible = (clip ?? box).getBoundingClientRect();
    for (const line of linesOf(text)) {
      if (
        clip &&
        (line.right > visible.right + 1 || line.left < visible.left - 1 || line.bottom > visible.bottom + 1)
      ) {
        if (!isGivenWhole(text, clip, box)) found.add(`“${text.data}” is cut, and nothing gives the whole text`);
      } else if (line.right > box.getBoundingClientRect().right + 1 || line.left < box.getBoundingClientRect().left - 1)
        found.add(`“${text.data}” leaves its box`);
    }
  }
  return [...found];
}

function linesOf(text: Text): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/**
 * The nearest element around, within the box, that hides what has no room in it. One that scrolls down hides nothing
 * for good.
 */
function clipOf(element: HTMLElement | null, box: HTMLElement): HTMLElement | null {
  for (let at: HTMLElement | null = element; at && at !== box; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowY === 'auto' || overflowY === 'scroll') return null;
    if (overflowX === 'hidden' || overflowX === 'clip') return at;
  }
  return null;
}

function isGivenWhole(text: Text, clip: HTMLElement, box: HTMLElement): boolean {
  for (let at: HTMLElement | null = text.parentElement; at; at = at.parentElement) {
    if (at.title.includes(text.data.trim())) return true;
    if (at === box) break;
  }
  return clip.title.includes(clip.textContent.trim());
}

function named(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.getAttribute('role') ?? element.tagName.toLowerCase();
}
