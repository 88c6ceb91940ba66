import { type FocusEvent, useLayoutEffect, useRef } from 'react';

export interface RestoreFocusHandlers {
  /** For the frame around what may vanish under the focus. */
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/**
 * Messages vanish when a button in them is pressed; the focus then goes back to where it was before it came to them,
 * or, where that is gone too, to the frame's own element.
 */
export function useRestoreFocus(frame: { readonly current: HTMLElement | null }): RestoreFocusHandlers {
  const previousFocusRef = useRef<HTMLElement | null>(null);
  const isFocusInsideRef = useRef(false);

  // After each drawing: an element that left the page took the focus with it, without a word.
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
