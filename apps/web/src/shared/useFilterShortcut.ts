import { useShortcuts } from './Shortcuts.tsx';

/** "/" goes to the screen's filter with its text marked; Escape goes back to where the focus was. */
export function useFilterShortcut(): void {
  useShortcuts([
    {
      id: 'filter',
      keys: ['/'],
      label: 'Filter the orders; Escape goes back',
      group: 'List of orders',
      run: goToFilter,
    },
  ]);
}

function goToFilter(): boolean {
  const field = document.querySelector<HTMLInputElement>('[role="search"][aria-label="Filter"] input[type="search"]');
  if (!field) return false;
  const from = document.activeElement;
  const goBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Browsers empty a search field on Escape.
    event.preventDefault();
    field.blur();
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  };
  field.addEventListener('keydown', goBack);
  field.addEventListener('blur', () => field.removeEventListener('keydown', goBack), { once: true });
  field.focus();
  field.select();
  return true;
}
