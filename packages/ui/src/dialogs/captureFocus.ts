const focusableSelector = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((control) => `${control}:not([tabindex="-1"])`)
  .join(', ');

/**
 * Stores the focused element and returns a function that restores the focus: to it, or to what is left nearest around
 * it.
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
