import { useCallback, useRef, useState } from 'react';

/** A long list that is only partly rendered at first. */
export interface CollapsedList<T> {
  visibleEntries: readonly T[];
  total: number;
  /** Whether there is more. */
  isCollapsible: boolean;
  isShowingAll: boolean;
  toggle: () => void;
  /** Ref of the first entry that "Show all" reveals (needs `tabIndex={-1}`); it gets the focus. */
  firstRevealedRef: (element: HTMLElement | null) => void;
  isFirstRevealed: (index: number) => boolean;
}

/** Renders `few` entries at first. A list that is only a little longer is rendered in full. */
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
