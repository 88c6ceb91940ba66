import type { AppScreen } from '@hub/domain/navigation';
import type { ComponentType } from 'react';
import { AppFrame } from './AppFrame.tsx';
import { ScreenAtAddress } from './ScreenAtAddress.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { ShopGate } from './session/ShopGate.tsx';
import type { ScreenProps } from './shared/ScreenProps.ts';

/** Everything under /app, door by door: a session, then who it is and what they may do, then the screen. */
export default function AppArea({ screens }: { screens: Record<AppScreen, ComponentType<ScreenProps>> }) {
  return (
    <SessionGate>
      <ShopGate>
        <AppFrame>
          <ScreenAtAddress screens={screens} />
        </AppFrame>
      </ShopGate>
    </SessionGate>
  );
}
