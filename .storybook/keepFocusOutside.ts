import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isInDocsPage, playAlone } from './playAlone.ts';

let isListening = false;

/**
 * A story in a frame of a docs page takes no focus from the page: its play function and its dialogs would, and the keys
 * of Storybook's search reached the story. A field that a person clicks or types into keeps the focus. Called before a story.
 */
export function keepFocusOutside(): void {
  if (isListening || !isInDocsPage()) return;
  isListening = true;
  const outermost = outerWindows().at(-1);
  if (!outermost) return;

  let isInUse = false;
  const onInput = (event: Event) => {
    // What a play function types is not trusted.
    if (event.isTrusted) isInUse = true;
  };
  window.addEventListener('pointerdown', onInput, { capture: true });

  let focusedOutside = outermost.document.activeElement;
  const onFocusOutside = () => {
    if (!isFrame(outermost.document.activeElement)) focusedOutside = outermost.document.activeElement;
  };
  outermost.document.addEventListener('focusin', onFocusOutside);
  window.addEventListener('pagehide', () => outermost.document.removeEventListener('focusin', onFocusOutside));

  const giveBack = () => {
    if (isInUse) return;
    for (const outer of outerWindows()) if (isFrame(outer.document.activeElement)) outer.document.activeElement.blur();
    if (isFocusable(focusedOutside) && !isFrame(focusedOutside)) focusedOutside.focus();
  };
  // Another story's play function has the focus of its frame until it ends.
  const giveBackLater = () => void playAlone(giveBack);
  window.addEventListener(
    'keydown',
    (event) => {
      // The first half of Ctrl K is no use of the story yet.
      if (event.key === 'Control' || event.key === 'Meta') return;
      if (isInUse || !event.isTrusted || !isSearchKey(event)) return onInput(event);
      // The play function has the focus for a while.
      event.preventDefault();
      event.stopImmediatePropagation();
      giveBack();
      const { key, code, ctrlKey, metaKey } = event;
      outermost.document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }),
      );
    },
    { capture: true },
  );
  let hasFinished = false;
  addons.getChannel().on(STORY_FINISHED, () => {
    hasFinished = true;
    giveBackLater();
  });
  // A dialog that opens after the story has been played.
  window.addEventListener('focus', () => hasFinished && giveBackLater());
}

function isSearchKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === '/' || ((ctrlKey || metaKey) && key.toLowerCase() === 'k');
}

/** From the docs page outwards, as far as they are of this origin. */
function outerWindows(): Window[] {
  const found: Window[] = [];
  for (let inner: Window = window; inner.frameElement; inner = inner.parent) found.push(inner.parent);
  return found;
}

/** By their names: an element of another window is no instance of this one's classes. */
function isFrame(element: Element | null): element is HTMLIFrameElement {
  return element?.tagName === 'IFRAME';
}

function isFocusable(element: Element | null): element is HTMLElement {
  return element !== null && 'focus' in element;
}
