import type { TabNumber } from '@hub/domain/orders';
import {
  actionKey,
  actionKeysNote,
  actionKeysOf,
  type ActionOffer,
  type OrderAction,
} from '@hub/domain/orders/actions';
import { type RefObject, useRef } from 'react';
import type { Shortcut } from '@hub/ui/shortcuts';
import { useShortcuts } from '../../shortcuts/ShortcutProvider.tsx';

const group = 'Open order';

/**
 * A shortcut per button of an open order. A disabled button is focused instead, which shows its reason. The ref goes
 * around the buttons; the keys apply to the order that has, or last had, focus.
 */
export function useActionShortcuts(
  offers: readonly ActionOffer[],
  onAction: (action: OrderAction) => void,
): RefObject<HTMLDivElement> {
  const buttonsRef = useRef<HTMLDivElement>(null);
  const within = () => buttonsRef.current?.closest('[role="row"]') ?? null;
  const buttonOf = (label: string) =>
    [...(buttonsRef.current?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
      textContent?.startsWith(label),
    );
  useShortcuts(
    offers.flatMap(({ action, label, disabledReason }): Shortcut[] => {
      const key = actionKey(action);
      if (key === null) return [];
      const run = () => (disabledReason === null ? onAction(action) : buttonOf(label)?.focus());
      return [{ id: idOf(key), keys: [key], label, group, within, requiresFocusWithin: true, run }];
    }),
  );
  return buttonsRef;
}

/** Lists the shortcuts in the sheet, even while no order is open. */
export function useListActionShortcutHelp(tab: TabNumber): void {
  useShortcuts(
    actionKeysOf(tab).map(({ key, label }) => ({ id: idOf(key), keys: [key], label, group, note: actionKeysNote })),
  );
}

function idOf(key: string): string {
  return `action-${key}`;
}
