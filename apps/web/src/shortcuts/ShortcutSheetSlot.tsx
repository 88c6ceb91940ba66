import { shortcutGroupTexts } from '@hub/domain/shared';
import { type Shortcut, type ShortcutGroup, shortcutGroups } from '@hub/ui/shortcuts';
import { useShortcuts, useShortcutState } from './ShortcutProvider.tsx';
import { useLazyDialogs } from '../environment/useLazyDialogs.ts';

/** The sheet of the currently registered shortcuts. */
export function ShortcutSheetSlot() {
  const { registry, singleKeys, setSingleKeys, isSheetOpen, setSheetOpen } = useShortcutState();
  const dialogs = useLazyDialogs(isSheetOpen, () => setSheetOpen(false));
  useShortcuts([
    {
      id: 'sheet',
      keys: ['?'],
      label: shortcutGroupTexts.showSheet,
      group: 'Everywhere',
      run: () => setSheetOpen(true),
    },
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

const groupTitles: Readonly<Record<ShortcutGroup, string>> = {
  Everywhere: shortcutGroupTexts.everywhere,
  'List of orders': shortcutGroupTexts.list,
  'Open order': shortcutGroupTexts.order,
};

function groupsOf(shortcuts: readonly Shortcut[]) {
  const groups = shortcutGroups.map((name) => ({
    title: groupTitles[name],
    lines: shortcuts.filter(({ group }) => group === name),
  }));
  return groups.filter(({ lines }) => lines.length > 0);
}
