import type { FocusEvent } from 'react';

/** ms; longer than a key press takes, shorter than a person waits. */
const delayMs = 300;

/**
 * An `onBlur` that fires when the focus leaves the element, not when it moves inside. Pressing a button with the
 * pointer moves the focus first, so the callback is delayed: its render must not move the button before it is released.
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
