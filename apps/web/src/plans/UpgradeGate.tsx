import { popupOpensOnLoad, pricingPath, upgradeOffer } from '@hub/domain/plans';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { sessionKeys } from '../shared/storageKeys.ts';
import { useLateParts } from '../shared/useLateParts.ts';
import { UpgradeProvider } from './Upgrade.ts';

/**
 * §2 "Plan check runs on load": once per session the popup opens by itself; after that only when a screen asks for it.
 */
export function UpgradeGate({ children }: { children: ReactNode }) {
  const { info } = useOpenShop();
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  useCheckOnLoad(show);

  const offer = upgradeOffer(info.chargeType);
  const late = useLateParts(isOpen && offer !== null, () => setOpen(false));
  return (
    <UpgradeProvider value={show}>
      {children}
      {late && offer && <late.UpgradeOffer open={isOpen} offer={offer} onClose={() => setOpen(false)} />}
    </UpgradeProvider>
  );
}

function useCheckOnLoad(show: () => void): void {
  const { info } = useOpenShop();
  const { sessionStore } = useAppEnvironment();
  const { pathname } = useLocation();
  useEffect(() => {
    // Whoever is at the prices already needs nobody to lead them there.
    if (
      pathname === pricingPath ||
      !popupOpensOnLoad(info.chargeType, sessionStore.get(sessionKeys.upgradeShown) !== null)
    )
      return;
    sessionStore.set(sessionKeys.upgradeShown, '1');
    show();
  }, [info.chargeType, pathname, sessionStore, show]);
}
