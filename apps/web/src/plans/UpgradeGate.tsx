import { shouldOpenUpgradeOnLoad, upgradeOffer } from '@hub/domain/plans';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import { useLazyDialogs } from '../environment/useLazyDialogs.ts';
import { UpgradeProvider } from './UpgradeContext.ts';

/** §2 "Plan check runs on load": the popup opens by itself once per session; later only on request. */
export function UpgradeGate({ children }: { children: ReactNode }) {
  const { info } = useOpenShop();
  const [isOpen, setOpen] = useState(false);
  const openUpgrade = useCallback(() => setOpen(true), []);
  useOpenUpgradeOnLoad(openUpgrade);

  const offer = upgradeOffer(info.chargeType);
  const lazyDialogs = useLazyDialogs(isOpen && offer !== null, () => setOpen(false));
  return (
    <UpgradeProvider value={openUpgrade}>
      {children}
      {lazyDialogs && offer && <lazyDialogs.UpgradeDialog open={isOpen} offer={offer} onClose={() => setOpen(false)} />}
    </UpgradeProvider>
  );
}

function useOpenUpgradeOnLoad(openUpgrade: () => void): void {
  const { info } = useOpenShop();
  const { sessionStore } = useAppEnvironment();
  useEffect(() => {
    if (!shouldOpenUpgradeOnLoad(info.chargeType, sessionStore.get(sessionKeys.upgradeShown) !== null)) return;
    sessionStore.set(sessionKeys.upgradeShown, '1');
    openUpgrade();
  }, [info.chargeType, sessionStore, openUpgrade]);
}
