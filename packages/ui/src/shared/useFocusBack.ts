import { type FocusEvent, useLayoutEffect, useRef } from 'react';

export interface FocusBack {
  /** For the frame around what may vanish under the focus. */
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/**
 * Messages vanish when a button in them is pressed; the focus then goes back to where it was before it came to them,
 * or, where that is gone too, to the frame's own element.
 */
export function useFocusBack(frame: { readonly current: HTMLElement | null }): FocusBack {
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = useRef(false);

  // After each drawing: an element that left the page took the focus with it, without a word.
  useLayoutEffect(() => {
    if (!isInside.current || document.activeElement !== document.body) return;
    isInside.current = false;
    const before = cameFrom.current;
    if (before?.isConnected) before.focus();
    else frame.current?.focus();
  });

  return {
    onFocus({ relatedTarget, currentTarget }) {
      isInside.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
    onBlur({ relatedTarget, currentTarget }) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) isInside.current = false;
    },
  };
}
