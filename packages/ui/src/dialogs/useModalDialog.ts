import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const focusableSelector = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((control) => `${control}:not([tabindex="-1"])`)
  .join(', ');

/**
 * Stores the focused element and returns a function that restores the focus: to it, or to the nearest remaining
 * ancestor.
 */
function captureFocus(): () => void {
  const focusedElement = document.activeElement;
  const ancestors: Element[] = [];
  for (let parent = focusedElement?.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    ancestors.push(parent);

  return () => {
    if (!(focusedElement instanceof HTMLElement) || document.activeElement === focusedElement) return;
    if (focusedElement.isConnected) return focusedElement.focus();
    const nearest = ancestors.find((parent) => parent.isConnected && parent.querySelector(focusableSelector) !== null);
    nearest?.querySelector<HTMLElement>(focusableSelector)?.focus();
  };
}

/** Keeps a `<dialog>` modal while mounted: the focus moves in and returns. Escape calls `onCancel` only. */
export function useModalDialog(onCancel: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, because browsers restore the focus only while the dialog is in the document.
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
    // A second Escape closes a dialog although the first was prevented. Reopen it, because the owner decides.
    onClose: () => ref.current?.showModal(),
  };
}

function stopEscapePropagation(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}
