import { ShortcutButton } from '@hub/ui/shared';
import { type Shortcut, shortcutGroups } from './Shortcut.ts';
import { useShortcuts, useShortcutState } from './Shortcuts.tsx';
import { useLateParts } from './useLateParts.ts';

/** The sheet that "?" and the button at the foot open: what is offered at that moment, as the registry has it. */
export function ShortcutSheetSlot() {
  const { registry, singleKeys, setSingleKeys, isSheetOpen, setSheetOpen } = useShortcutState();
  const late = useLateParts(isSheetOpen, () => setSheetOpen(false));
  useShortcuts([
    { id: 'sheet', keys: ['?'], label: 'Show this sheet', group: 'Everywhere', run: () => setSheetOpen(true) },
  ]);
  return (
    <>
      <ShortcutButton onOpen={() => setSheetOpen(true)} />
      {late && isSheetOpen && (
        <late.ShortcutSheet
          groups={groupsOf(registry.list())}
          singleKeys={singleKeys}
          onSingleKeysChange={setSingleKeys}
          onClose={() => setSheetOpen(false)}
        />
      )}
    </>
  );
}

function groupsOf(offered: readonly Shortcut[]) {
  const groups = shortcutGroups.map((title) => ({ title, lines: offered.filter(({ group }) => group === title) }));
  return groups.filter(({ lines }) => lines.length > 0);
}
