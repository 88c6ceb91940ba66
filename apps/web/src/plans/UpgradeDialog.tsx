import { editDisabledReason, sections, viewDisabledReason } from '@hub/domain/permissions';
import { priceCurrencyNote, type UpgradeOffer as Offer } from '@hub/domain/plans';
import { UpgradePopup } from '@hub/ui/plans';
import { useOpenShop } from '../session/OpenShop.ts';
import { useBuyPlan } from './useBuyPlan.ts';

/** The upgrade popup of the open shop. */
export function UpgradeDialog({ open, offer, onClose }: { open: boolean; offer: Offer; onClose(): void }) {
  const { info, access } = useOpenShop();
  const { purchase, buy } = useBuyPlan();
  return (
    <UpgradePopup
      open={open}
      offer={offer}
      chargeType={info.chargeType}
      purchase={purchase}
      currencyNote={priceCurrencyNote(info.currency)}
      pricingDisabledReason={viewDisabledReason(access, sections.settings)}
      choosingDisabledReason={editDisabledReason(access, sections.settings)}
      onChoose={buy}
      onClose={onClose}
    />
  );
}
