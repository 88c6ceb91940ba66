import { AppFrame } from './AppFrame.tsx';
import { ScreenAtAddress } from './ScreenAtAddress.tsx';
import { OrderWork } from './orders/actions/OrderWork.tsx';
import { UpgradeGate } from './plans/UpgradeGate.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { ShopGate } from './session/ShopGate.tsx';
import type { ScreenRow } from './shared/ScreenProps.ts';
import { Shortcuts } from './shared/Shortcuts.tsx';
import { ShortcutSheetSlot } from './shared/ShortcutSheetSlot.tsx';
import { useLatePartsBeforehand } from './shared/useLateParts.ts';

/** Everything under /app, door by door: a session, then who it is and what they may do, then the screen. */
export default function AppArea({ table }: { table: readonly ScreenRow[] }) {
  return (
    <SessionGate>
      <ShopGate>
        <Shortcuts>
          <AppFrame>
            <OrderWork>
              <UpgradeGate>
                <ScreenAtAddress table={table} />
              </UpgradeGate>
            </OrderWork>
            <ShortcutSheetSlot />
            <LatePartsBeforehand />
          </AppFrame>
        </Shortcuts>
      </ShopGate>
    </SessionGate>
  );
}

/** Apart, so that no question of a screen draws all of it again. */
function LatePartsBeforehand() {
  useLatePartsBeforehand();
  return null;
}
