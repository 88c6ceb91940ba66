import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { captureFocus } from './captureFocus.ts';

/**
 * What makes a `<dialog>` modal for as long as it is drawn: the focus goes in, and returns to where it was. Escape only
 * asks.
 */
export function useModalDialog(onCancel: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, because the browser gives the focus back only while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const restoreFocus = captureFocus();
    element.showModal();
    return () => {
      element.close();
      restoreFocus();
    };
  }, []);
  return {
    ref,
    // A dialog of Polaris behind this one listens for it on the whole page, and would close.
    onKeyDown: stopEscapePropagation,
    onKeyUp: stopEscapePropagation,
    onCancel(event: { preventDefault(): void }) {
      event.preventDefault();
      onCancel();
    },
    // A second Escape closes a dialog although the first was refused; whoever drew it decides, so it opens again.
    onClose: () => ref.current?.showModal(),
  };
}

function stopEscapePropagation(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}
