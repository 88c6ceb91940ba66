import { type FocusEvent, useLayoutEffect, useRef } from 'react';

export interface RestoreFocusHandlers {
  /** Props for the element around what may disappear. */
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/**
 * A notice disappears when its button is pressed. Returns the focus to where it was before, or to the frame element if
 * that is gone.
 */
export function useRestoreFocus(frame: { readonly current: HTMLElement | null }): RestoreFocusHandlers {
  const previousFocusRef = useRef<HTMLElement | null>(null);
  const isFocusInsideRef = useRef(false);

  // After each render, because removing an element drops the focus without an event.
  useLayoutEffect(() => {
    if (!isFocusInsideRef.current || document.activeElement !== document.body) return;
    isFocusInsideRef.current = false;
    const previousFocus = previousFocusRef.current;
    if (previousFocus?.isConnected) previousFocus.focus();
    else frame.current?.focus();
  });

  return {
    onFocus({ relatedTarget, currentTarget }) {
      isFocusInsideRef.current = true;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        previousFocusRef.current = relatedTarget;
    },
    onBlur({ relatedTarget, currentTarget }) {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) isFocusInsideRef.current = false;
    },
  };
}
