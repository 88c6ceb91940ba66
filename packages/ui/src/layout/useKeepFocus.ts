import { type RefObject, useEffect } from 'react';
import styles from './useKeepFocus.module.css';

/** Class of an element that takes the focus from removed content. */
const { focused: focusedClass = '' } = styles;

/** Elements with a name that screen readers announce, or that are focusable already. */
const namedSelector = 'dialog, section, fieldset, main, [role][aria-label], [role][aria-labelledby], [tabindex]';

/**
 * When the focused element is removed and nothing else takes the focus, focuses the nearest named element around it,
 * else the screen. Never the body, where a screen reader would start over.
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
    // Runs after the component's own handling, and after the blur of a click on nothing.
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

/** Focuses an element that is not in the tab order. */
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
