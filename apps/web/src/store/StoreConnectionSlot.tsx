import { editDisabledReason, sections } from '@hub/domain/permissions';
import { StoreConnectionCard } from '@hub/ui/store';
import { shownValue } from '@hub/ui/data';
import { useOrderPath } from '../orders/list/useOrderPath.ts';
import { allowedLocation } from '../plans/allowedLocation.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useStoreActions } from './useStoreActions.ts';
import { useStoreStatus } from './useStoreStatus.ts';

/** The card of the store's connection; nothing on servers without one. */
export function StoreConnectionSlot() {
  const { shop, access, timeZone } = useOpenShop();
  const status = useStoreStatus();
  const { start, busy } = useStoreActions();
  const orderPath = useOrderPath();
  if (status === null) return null;
  const grantUrl = shownValue(status)?.grantUrl ?? null;
  return (
    <StoreConnectionCard
      status={status}
      timeZone={timeZone}
      grantUrl={grantUrl === null ? null : (allowedLocation(grantUrl, shop)?.href ?? null)}
      disabledReason={editDisabledReason(access, sections.settings)}
      busy={busy}
      orderPath={orderPath}
      onCheck={() => start({ type: 'check' })}
      onReadAgain={() => start({ type: 'read' })}
      onRetry={(order) => start({ type: 'retry', order })}
    />
  );
}
