import { canEdit, canView, noEditReason, noViewReason } from '@hub/domain/permissions';
import { popupOpensOnLoad, priceCurrencyNote, pricingPath, type UpgradeOffer, upgradeOffer } from '@hub/domain/plans';
import { UpgradePopup } from '@hub/ui/plans';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { sessionKeys } from '../shared/storageKeys.ts';
import { UpgradeProvider } from './Upgrade.ts';
import { useBuyPlan } from './useBuyPlan.ts';

/** §2 "Plan check runs on load": once per session the popup opens by itself; after that only when a screen asks for it. */
export function UpgradeGate({ children }: { children: ReactNode }) {
  const { info } = useOpenShop();
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  useCheckOnLoad(show);

  const offer = upgradeOffer(info.chargeType);
  return (
    <UpgradeProvider value={show}>
      {children}
      {offer && <Popup open={isOpen} offer={offer} onClose={() => setOpen(false)} />}
    </UpgradeProvider>
  );
}

function Popup({ open, offer, onClose }: { open: boolean; offer: UpgradeOffer; onClose(): void }) {
  const { info, access } = useOpenShop();
  const { purchase, buy } = useBuyPlan();
  return (
    <UpgradePopup
      open={open}
      offer={offer}
      purchase={purchase}
      currencyNote={priceCurrencyNote(info.currency)}
      pricingOffReason={canView(access, 5) ? null : noViewReason(5)}
      choosingOffReason={canEdit(access, 5) ? null : noEditReason(5)}
      onChoose={buy}
      onClose={onClose}
    />
  );
}

function useCheckOnLoad(show: () => void): void {
  const { info } = useOpenShop();
  const { sessionStore } = useAppEnvironment();
  const { pathname } = useLocation();
  useEffect(() => {
    // Whoever is at the prices already needs nobody to lead them there.
    if (pathname === pricingPath || !popupOpensOnLoad(info.chargeType, sessionStore.get(sessionKeys.upgradeShown) !== null)) return;
    sessionStore.set(sessionKeys.upgradeShown, '1');
    show();
  }, [info.chargeType, pathname, sessionStore, show]);
}
