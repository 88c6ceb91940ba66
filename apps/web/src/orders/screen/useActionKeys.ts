import {
  actionKey,
  actionKeysNote,
  actionKeysOf,
  type ActionOffer,
  type OrderAction,
  type TabNumber,
} from '@hub/domain/orders';
import { type RefObject, useRef } from 'react';
import type { Shortcut } from '../../shared/Shortcut.ts';
import { useShortcuts } from '../../shared/Shortcuts.tsx';

const group = 'Open order';

/**
 * A key for each button of an opened order. A button that is off gets the focus instead, and says why. The ref goes to
 * something around the buttons; the keys work while the focus is in that order's row, or was there last.
 */
export function useActionKeys(
  offers: readonly ActionOffer[],
  act: (action: OrderAction) => void,
): RefObject<HTMLDivElement> {
  const buttons = useRef<HTMLDivElement>(null);
  const within = () => buttons.current?.closest('[role="row"]') ?? null;
  const buttonOf = (label: string) =>
    [...(buttons.current?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent?.startsWith(label));
  useShortcuts(
    offers.flatMap(({ action, label, disabledReason }): Shortcut[] => {
      const key = actionKey(action);
      if (key === null) return [];
      const run = () => (disabledReason === null ? act(action) : buttonOf(label)?.focus());
      return [{ id: idOf(key), keys: [key], label, group, within, onlyNear: true, run }];
    }),
  );
  return buttons;
}

/** Names the keys of a list in the sheet, also while no order is open. */
export function useListedActionKeys(tab: TabNumber): void {
  useShortcuts(
    actionKeysOf(tab).map(({ key, label }) => ({ id: idOf(key), keys: [key], label, group, note: actionKeysNote })),
  );
}

function idOf(key: string): string {
  return `action-${key}`;
}
