import { canEdit, canView, noEditReason, noViewReason } from '@hub/domain/permissions';
import { priceCurrencyNote, type UpgradeOffer as Offer } from '@hub/domain/plans';
import { UpgradePopup } from '@hub/ui/plans';
import { useOpenShop } from '../session/OpenShop.ts';
import { useBuyPlan } from './useBuyPlan.ts';

/** The upgrade popup for the open shop: who may choose, and what choosing does. */
export function UpgradeDialog({ open, offer, onClose }: { open: boolean; offer: Offer; onClose(): void }) {
  const { info, access } = useOpenShop();
  const { purchase, buy } = useBuyPlan();
  return (
    <UpgradePopup
      open={open}
      offer={offer}
      purchase={purchase}
      currencyNote={priceCurrencyNote(info.currency)}
      pricingDisabledReason={canView(access, 5) ? null : noViewReason(5)}
      choosingDisabledReason={canEdit(access, 5) ? null : noEditReason(5)}
      onChoose={buy}
      onClose={onClose}
    />
  );
}
