import type { ListUse } from '@hub/domain/orders/list';
import { type RefObject, useCallback, useRef } from 'react';

export interface ListUseFacts {
  /** Number of selected orders. */
  selected: number;
  /** Number of open orders. */
  expanded: number;
  /** Pixels of the page's top covered by sticky headers. */
  scrollPaddingTop: number;
}

export interface ListUseTracker {
  /** Ref of the element around the rows. */
  ref: RefObject<HTMLDivElement>;
  onPointerEnter(): void;
  onPointerLeave(): void;
  update(facts: ListUseFacts): void;
  /** How the person is using the list right now. */
  read(): ListUse;
}

/** Whether a person is using a list. Without state, because a pointer entering it must not render anything. */
export function useListUse(): ListUseTracker {
  const ref = useRef<HTMLDivElement>(null);
  const hasPointer = useRef(false);
  const facts = useRef<ListUseFacts>({ selected: 0, expanded: 0, scrollPaddingTop: 0 });
  const read = useCallback((): ListUse => {
    const { selected, expanded, scrollPaddingTop } = facts.current;
    const list = ref.current;
    return {
      selected,
      expanded,
      isScrolled: list !== null && isScrolled(list, scrollPaddingTop),
      isTouched: hasPointer.current || list?.contains(document.activeElement) === true,
    };
  }, []);
  return {
    ref,
    onPointerEnter: useCallback(() => void (hasPointer.current = true), []),
    onPointerLeave: useCallback(() => void (hasPointer.current = false), []),
    update: useCallback((next: ListUseFacts) => void (facts.current = next), []),
    read,
  };
}

/** In its own box, or with the page so far that its top is hidden. */
function isScrolled(list: HTMLElement, scrollPaddingTop: number): boolean {
  const grid = list.querySelector('[role="grid"]');
  return (grid !== null && grid.scrollTop > 0) || list.getBoundingClientRect().top < scrollPaddingTop;
}
