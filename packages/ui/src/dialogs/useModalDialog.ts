import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { captureFocus } from './captureFocus.ts';

/** Keeps a `<dialog>` modal while mounted: the focus moves in and returns. Escape calls `onCancel` only. */
export function useModalDialog(onCancel: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, since browsers restore the focus only while the dialog is in the document.
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
    // A Polaris dialog behind this one listens for Escape on the document and would close.
    onKeyDown: stopEscapePropagation,
    onKeyUp: stopEscapePropagation,
    onCancel(event: { preventDefault(): void }) {
      event.preventDefault();
      onCancel();
    },
    // A second Escape closes a dialog although the first was prevented; it is reopened, since the owner decides.
    onClose: () => ref.current?.showModal(),
  };
}

function stopEscapePropagation(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}
