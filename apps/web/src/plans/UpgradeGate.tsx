import { shouldOpenUpgradeOnLoad, upgradeOffer } from '@hub/domain/plans';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { sessionKeys } from '../environment/storageKeys.ts';
import { useLazyDialogs } from '../environment/useLazyDialogs.ts';

const UpgradeContext = createContext<(() => void) | null>(null);

/** §2 "Plan check runs on load": the popup opens automatically once per session; later only on request. */
export function UpgradeGate({ children }: { children: ReactNode }) {
  const { info } = useOpenShop();
  const [isOpen, setOpen] = useState(false);
  const openUpgrade = useCallback(() => setOpen(true), []);
  useOpenUpgradeOnLoad(openUpgrade);

  const offer = upgradeOffer(info.chargeType);
  const lazyDialogs = useLazyDialogs(isOpen && offer !== null, () => setOpen(false));
  return (
    <UpgradeContext.Provider value={openUpgrade}>
      {children}
      {lazyDialogs && offer && <lazyDialogs.UpgradeDialog open={isOpen} offer={offer} onClose={() => setOpen(false)} />}
    </UpgradeContext.Provider>
  );
}

/** Opens the popup from a screen, such as instead of a blocked save; no effect without a plan above the current one. */
export function useOpenUpgrade(): () => void {
  const openUpgrade = useContext(UpgradeContext);
  if (!openUpgrade) throw new Error('useOpenUpgrade needs an UpgradeGate above it.');
  return openUpgrade;
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
