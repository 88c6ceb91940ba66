const focusable = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((control) => `${control}:not([tabindex="-1"])`)
  .join(', ');

/**
 * Remembers where the focus is now; what it returns puts it back there, or, where that has left the page meanwhile, to
 * what is left nearest around it, so that nobody by keyboard has to begin at the top.
 */
export function focusReturn(): () => void {
  const opener = document.activeElement;
  const around: Element[] = [];
  for (let parent = opener?.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    around.push(parent);

  return () => {
    if (!(opener instanceof HTMLElement) || document.activeElement === opener) return;
    if (opener.isConnected) return opener.focus();
    const nearest = around.find((parent) => parent.isConnected && parent.querySelector(focusable) !== null);
    nearest?.querySelector<HTMLElement>(focusable)?.focus();
  };
}
