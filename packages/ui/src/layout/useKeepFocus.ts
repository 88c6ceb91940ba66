import { type RefObject, useEffect } from 'react';
import styles from './useKeepFocus.module.css';

/** Class of an element that takes the focus from what was inside of it. */
const { focused: focusedClass = '' } = styles;

/** What has a name that a screen reader says, or takes the focus already. */
const namedSelector = 'dialog, section, fieldset, main, [role][aria-label], [role][aria-labelledby], [tabindex]';

/**
 * Where the element that has the focus is removed and nothing else takes the focus, the nearest named element around it
 * does, else the screen: never the body, from which a screen reader would begin again.
 */
export function useKeepFocus(screen: RefObject<HTMLElement>): void {
  useEffect(() => {
    let focused: Element | null = null;
    let ancestors: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;

    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
      ancestors = namedAncestors(focused);
    };
    // After what the component itself does about it, and after the blur of a click beside everything.
    const check = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (focused === null || document.activeElement !== document.body) return;
        const isGone = !focused.isConnected;
        focused = null;
        if (isGone) focusOn(ancestors.find(({ isConnected }) => isConnected) ?? screen.current);
      });
    };
    const observer = new MutationObserver(() => {
      if (focused?.isConnected === false) check();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', check);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', check);
    };
  }, [screen]);
}

function namedAncestors(element: Element | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let parent = element?.parentElement ?? null; parent !== null; parent = parent.parentElement)
    if (parent.matches(namedSelector)) found.push(parent);
  return found;
}

/** Focuses an element that Tab passes over. */
function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.classList.add(focusedClass);
    element.addEventListener('blur', () => leave(element), { once: true });
  }
  element.focus({ preventScroll: true });
}

function leave(element: HTMLElement): void {
  element.removeAttribute('tabindex');
  element.classList.remove(focusedClass);
}
