import type { OrderAccess } from '@hub/domain/orders/actions';
import { type Access, canEdit, sections } from '@hub/domain/permissions';
import { useOffers, useOpenShop } from '../../session/OpenShop.ts';

/** Access to orders (contract: actions need edit on section 1). `isRunning`: of the order or bulk action. */
export function orderAccess(access: Access, isRunning: boolean): OrderAccess {
  return {
    canEdit: canEdit(access, sections.dashboard),
    blockCloseOrder: access.blockCloseOrder,
    isRunning,
    owners: access.owners,
    changesAtWarehouse: false,
  };
}

/** Access to an open order. `movedText`: where another person or a rule has moved it. */
export function useOrderAccess(isRunning: boolean, movedText: string | undefined): OrderAccess {
  const { access } = useOpenShop();
  const changesAtWarehouse = useOffers('warehouseChanges');
  return { ...orderAccess(access, isRunning), ...(movedText !== undefined && { movedText }), changesAtWarehouse };
}
