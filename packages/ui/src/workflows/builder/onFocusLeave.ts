import type { FocusEvent } from 'react';

/** ms; longer than a key takes, shorter than a person waits. */
const delayMs = 300;

/**
 * An `onBlur` that is called when the focus has left the element, and not when it moves inside. Pressing a button with
 * the pointer takes the focus first: what the callback draws must not move the button away before it is released.
 */
export function onFocusLeave(callback: () => void): (event: FocusEvent) => void {
  return ({ currentTarget, relatedTarget }) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    const settle = () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', settleAfterClick);
      callback();
    };
    const settleAfterClick = () => void setTimeout(settle);
    const timer = setTimeout(settle, delayMs);
    window.addEventListener('pointerup', settleAfterClick, { once: true });
  };
}
