import { useCallback, useRef, useState } from 'react';

/** A long list of which only the beginning is drawn until somebody asks for the rest. */
export interface FirstFew<T> {
  shown: readonly T[];
  total: number;
  /** Whether there is more than the beginning. */
  isLong: boolean;
  isWhole: boolean;
  toggle: () => void;
  /**
   * Ref of the first entry that "Show all" uncovers (it needs `tabIndex={-1}`): the focus goes there, where the reading
   * goes on.
   */
  firstMoreRef: (element: HTMLElement | null) => void;
  isFirstMore: (index: number) => boolean;
}

/**
 * Draws `few` of the entries at first. A list only a little longer is drawn whole: a button to show two more is no
 * gain.
 */
export function useFirstFew<T>(entries: readonly T[], few: number): FirstFew<T> {
  const [isAsked, setAsked] = useState(false);
  const focusNext = useRef(false);
  const isLong = entries.length > few + 5;
  const firstMoreRef = useCallback((element: HTMLElement | null) => {
    if (!element || !focusNext.current) return;
    focusNext.current = false;
    element.focus();
  }, []);
  return {
    shown: isLong && !isAsked ? entries.slice(0, few) : entries,
    total: entries.length,
    isLong,
    isWhole: !isLong || isAsked,
    toggle: () => {
      focusNext.current = !isAsked;
      setAsked(!isAsked);
    },
    firstMoreRef,
    isFirstMore: (index) => isLong && index === few,
  };
}
