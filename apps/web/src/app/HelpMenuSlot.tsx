import { findAppRoute, supportPath } from '@hub/domain/navigation';
import { canView } from '@hub/domain/permissions';
import { HelpMenu } from '@hub/ui/layout';
import { useShopState } from '../session/OpenShop.ts';
import { useShortcutState } from '../shortcuts/ShortcutProvider.tsx';

/** Help in the top bar: shortcuts, documentation, and support for those who may view it. */
export function HelpMenuSlot() {
  const { openShop } = useShopState();
  const { setSheetOpen } = useShortcutState();
  const section = findAppRoute(supportPath)?.route.section;
  const maySee = openShop !== null && section !== undefined && canView(openShop.access, section);
  return <HelpMenu supportPath={maySee ? supportPath : null} onShortcuts={() => setSheetOpen(true)} />;
}
