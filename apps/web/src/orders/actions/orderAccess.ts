import type { OrderAccess } from '@hub/domain/orders/actions';
import { type Access, canEdit, sections } from '@hub/domain/permissions';

/**
 * Access to orders (contract: actions need edit on section 1). `isRunning`: of the order or bulk action; `movedText`:
 * where another person or a rule has moved the order.
 */
export function orderAccess(
  access: Access,
  isRunning: boolean,
  { capabilities = [], movedText }: { capabilities?: readonly string[]; movedText?: string | undefined } = {},
): OrderAccess {
  return {
    canEdit: canEdit(access, sections.dashboard),
    blockCloseOrder: access.blockCloseOrder,
    isRunning,
    ...(movedText !== undefined && { movedText }),
    owners: access.owners,
    changesAtWarehouse: capabilities.includes('warehouseChanges'),
  };
}
