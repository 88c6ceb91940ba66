import { shortcutGroupTexts } from '@hub/domain/shared';
import { filterTexts } from '@hub/domain/dashboard';
import { useShortcuts } from './ShortcutProvider.tsx';

/** "/" focuses the screen's filter and selects its text; Escape restores the focus. */
export function useFilterShortcut(): void {
  useShortcuts([
    {
      id: 'filter',
      keys: ['/'],
      label: shortcutGroupTexts.filter,
      group: 'List of orders',
      run: focusFilter,
    },
  ]);
}

function focusFilter(): boolean {
  const field = document.querySelector<HTMLInputElement>(
    `[role="search"][aria-label="${filterTexts.filter}"] input[type="search"]`,
  );
  if (!field) return false;
  const previousFocus = document.activeElement;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Browsers clear a search field on Escape.
    event.preventDefault();
    field.blur();
    if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
  };
  field.addEventListener('keydown', handleKeyDown);
  field.addEventListener('blur', () => field.removeEventListener('keydown', handleKeyDown), { once: true });
  field.focus();
  field.select();
  return true;
}
