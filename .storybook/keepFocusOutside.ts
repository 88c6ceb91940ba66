import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isInDocsPage, playAlone } from './playAlone.ts';

let isListening = false;

/**
 * Keeps a story in a frame of a docs page from taking the page's focus. Otherwise its play function and dialogs would, and the keys of
 * Storybook's search would go to the story. Fields that a person clicks or types into keep the focus. Called before each story.
 */
export function keepFocusOutside(): void {
  if (isListening || !isInDocsPage()) return;
  isListening = true;
  const outermost = outerWindows().at(-1);
  if (!outermost) return;

  let isInUse = false;
  const onInput = (event: Event) => {
    // A play function's events are not trusted.
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
  // The play function of another story keeps its frame's focus until it ends.
  const giveBackLater = () => void playAlone(giveBack);
  window.addEventListener(
    'keydown',
    (event) => {
      // A modifier alone, such as the first key of Ctrl K, doesn't mean that a person uses the story.
      if (event.key === 'Control' || event.key === 'Meta') return;
      if (isInUse || !event.isTrusted || !isSearchKey(event)) return onInput(event);
      // Passes the search key to the page while a play function has the focus.
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
  // For a dialog that opens after the story has finished.
  window.addEventListener('focus', () => hasFinished && giveBackLater());
}

function isSearchKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === '/' || ((ctrlKey || metaKey) && key.toLowerCase() === 'k');
}

/** Parent windows from the inside out, up to the first of another origin. */
function outerWindows(): Window[] {
  const found: Window[] = [];
  for (let inner: Window = window; inner.frameElement; inner = inner.parent) found.push(inner.parent);
  return found;
}

/** Compares the tag name, because `instanceof` fails for elements of another window. */
function isFrame(element: Element | null): element is HTMLIFrameElement {
  return element?.tagName === 'IFRAME';
}

function isFocusable(element: Element | null): element is HTMLElement {
  return element !== null && 'focus' in element;
}
