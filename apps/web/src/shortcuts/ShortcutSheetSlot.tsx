import { type Shortcut, shortcutGroups } from '@hub/ui/shortcuts';
import { useShortcuts, useShortcutState } from './ShortcutProvider.tsx';
import { useLazyDialogs } from '../environment/useLazyDialogs.ts';

/** The sheet of the currently registered shortcuts. */
export function ShortcutSheetSlot() {
  const { registry, singleKeys, setSingleKeys, isSheetOpen, setSheetOpen } = useShortcutState();
  const dialogs = useLazyDialogs(isSheetOpen, () => setSheetOpen(false));
  useShortcuts([
    { id: 'sheet', keys: ['?'], label: 'Show this sheet', group: 'Everywhere', run: () => setSheetOpen(true) },
  ]);
  return (
    dialogs &&
    isSheetOpen && (
      <dialogs.ShortcutSheet
        groups={groupsOf(registry.list())}
        singleKeys={singleKeys}
        onSingleKeysChange={setSingleKeys}
        onClose={() => setSheetOpen(false)}
      />
    )
  );
}

function groupsOf(shortcuts: readonly Shortcut[]) {
  const groups = shortcutGroups.map((title) => ({ title, lines: shortcuts.filter(({ group }) => group === title) }));
  return groups.filter(({ lines }) => lines.length > 0);
}
