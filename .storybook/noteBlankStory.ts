interface StoryContext {
  canvasElement: HTMLElement;
  viewMode: string;
  parameters: { docs?: { description?: { story?: string } } };
}

const noteId = 'blank-note';
let waiting: MutationObserver | undefined;

/** Shows a note with the reason below an empty story, until something appears. Called after the play function. */
export function noteBlankStory({ canvasElement, viewMode, parameters }: StoryContext): void {
  removeBlankNote();
  // Tests check only what the app renders.
  if (viewMode !== 'story' || '__vitest_browser__' in window || showsSomething(canvasElement)) return;
  const note = document.createElement('p');
  note.id = noteId;
  const why = (parameters.docs?.description?.story ?? '').replaceAll(/\n+(?:- )?|^- /g, ' ').trim();
  note.textContent = `This story is empty on purpose. ${why}`;
  note.style.cssText = 'margin:16px;max-width:44rem;font:14px/20px sans-serif;color:#616161';
  document.body.append(note);
  // A screen is blank until its files have loaded.
  waiting = new MutationObserver(() => showsSomething(canvasElement) && removeBlankNote());
  waiting.observe(canvasElement, { childList: true, subtree: true, attributes: true, characterData: true });
}

/** Called before the next story. */
export function removeBlankNote(): void {
  waiting?.disconnect();
  document.getElementById(noteId)?.remove();
}

const drawnElements = 'svg, img, canvas, video, input, select, textarea, hr';

function showsSomething(canvas: HTMLElement): boolean {
  return [...canvas.querySelectorAll('*')].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    // Texts for screen readers are one pixel wide.
    if (width <= 1 || height <= 1) return false;
    if (element.matches(drawnElements) || hasOwnText(element)) return true;
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return element.childElementCount === 0 && (backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px');
  });
}

function hasOwnText({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
}
