import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Says by selectors what is to have the focus after a change. */
export type FocusAfterChange = (...selectors: readonly string[]) => void;

/** Focuses the first of these selectors that is found in the frame, once it is drawn. */
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
