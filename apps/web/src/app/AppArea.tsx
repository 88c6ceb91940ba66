import { isOnboarded } from '@hub/domain/navigation';
import { useState } from 'react';
import { AppFrame } from './AppFrame.tsx';
import { CurrentScreen } from './CurrentScreen.tsx';
import { OrderActionsProvider } from '../orders/actions/OrderActionsProvider.tsx';
import { UpgradeGate } from '../plans/UpgradeGate.tsx';
import { useOpenShop } from '../session/OpenShop.ts';
import { SessionGate } from '../session/SessionGate.tsx';
import { ShopGate } from '../session/ShopGate.tsx';
import type { ScreenRoute } from '../address/ScreenProps.ts';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.tsx';
import { ShortcutSheetSlot } from '../shortcuts/ShortcutSheetSlot.tsx';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { usePreloadLazyDialogs } from '../environment/useLazyDialogs.ts';

/** Everything under /app: session, then shop info, then the screen. */
export default function AppArea({ screenRoutes }: { screenRoutes: readonly ScreenRoute[] }) {
  return (
    <SessionGate>
      <ShopGate>
        <ShortcutProvider>
          <AppFrame>
            <OrderActionsProvider>
              <UpgradeGate>
                <CurrentScreen screenRoutes={screenRoutes} />
              </UpgradeGate>
            </OrderActionsProvider>
            <ShortcutSheetSlot />
            <LazyDialogsPreloader />
          </AppFrame>
        </ShortcutProvider>
      </ShopGate>
    </SessionGate>
  );
}

/** Separate, so that its state changes do not render the whole area. */
function LazyDialogsPreloader() {
  const { openedAt } = useAppEnvironment();
  const { shop, info } = useOpenShop();
  // The state before the dialogs load, which may take a while.
  const [opened] = useState({ shop, isOnboarded: isOnboarded(info.onboardStatus) });
  const dialogs = usePreloadLazyDialogs();
  return (
    dialogs && (
      <>
        <dialogs.LiveUpdates since={openedAt} />
        <dialogs.ShopMilestones opened={opened} />
      </>
    )
  );
}
