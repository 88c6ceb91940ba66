const focusableSelector = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((control) => `${control}:not([tabindex="-1"])`)
  .join(', ');

/**
 * Remembers where the focus is now; what it returns puts it back there, or, where that has left the page meanwhile, to
 * what is left nearest around it, so that nobody by keyboard has to begin at the top.
 */
export function captureFocus(): () => void {
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
