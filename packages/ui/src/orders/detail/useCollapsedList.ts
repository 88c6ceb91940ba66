import { useCallback, useRef, useState } from 'react';

/** A long list of which only the beginning is drawn until somebody asks for the rest. */
export interface CollapsedList<T> {
  visibleEntries: readonly T[];
  total: number;
  /** Whether there is more than the beginning. */
  isCollapsible: boolean;
  isShowingAll: boolean;
  toggle: () => void;
  /**
   * Ref of the first entry that "Show all" uncovers (it needs `tabIndex={-1}`): the focus goes there, where the reading
   * goes on.
   */
  firstRevealedRef: (element: HTMLElement | null) => void;
  isFirstRevealed: (index: number) => boolean;
}

/**
 * Draws `few` of the entries at first. A list only a little longer is drawn whole: a button to show two more is no
 * gain.
 */
export function useCollapsedList<T>(entries: readonly T[], collapsedCount: number): CollapsedList<T> {
  const [isExpanded, setIsExpanded] = useState(false);
  const shouldFocusRef = useRef(false);
  const isCollapsible = entries.length > collapsedCount + 5;
  const firstRevealedRef = useCallback((element: HTMLElement | null) => {
    if (!element || !shouldFocusRef.current) return;
    shouldFocusRef.current = false;
    element.focus();
  }, []);
  return {
    visibleEntries: isCollapsible && !isExpanded ? entries.slice(0, collapsedCount) : entries,
    total: entries.length,
    isCollapsible,
    isShowingAll: !isCollapsible || isExpanded,
    toggle: () => {
      shouldFocusRef.current = !isExpanded;
      setIsExpanded(!isExpanded);
    },
    firstRevealedRef,
    isFirstRevealed: (index) => isCollapsible && index === collapsedCount,
  };
}
