import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Names by selectors what gets the focus after a change. */
export type FocusAfterChange = (...selectors: readonly string[]) => void;

/** Focuses the first of these selectors found in the frame, after the next render. */
export function useFocusAfterChange(frame: RefObject<HTMLElement>): FocusAfterChange {
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    for (const selector of wanted.current) {
      const element = frame.current?.querySelector<HTMLElement>(selector);
      if (!element) continue;
      wanted.current = [];
      element.focus();
      return;
    }
  });
  return (...selectors) => {
    wanted.current = selectors;
  };
}
