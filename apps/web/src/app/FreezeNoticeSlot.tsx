import { FreezeNotice } from '@hub/ui/plans';
import { useShopState } from '../session/OpenShop.ts';

/** Says that the shop is frozen, or was until just now; nothing for other shops. */
export function FreezeNoticeSlot() {
  const { openShop } = useShopState();
  const freeze = openShop?.info.freeze;
  return openShop && freeze ? <FreezeNotice freeze={freeze} timeZone={openShop.timeZone} /> : null;
}
