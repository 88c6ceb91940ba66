/** What the person at the screen may do with orders right now (§5, §6). */
export interface OrderAccess {
  /** Edit on section 1, Dashboard. */
  canEdit: boolean;
  /** Section 8 without edit: Close Order and bulk close are off (contract, "Roles and permissions"). */
  blockCloseOrder: boolean;
  /** An action of this very order, or this bulk action, is on its way. */
  isRunning: boolean;
}

/** Why a control is off, in words for its hint. */
export const disabledReasons = {
  noEdit: 'You need edit permission for Dashboard to do this.',
  running: 'An action is still running here. Wait until it is done.',
  blockCloseOrder: 'Closing orders needs edit permission for Insights.',
  nothingSelected: 'Select at least one order first.',
  nothingToRemove: 'Nothing of this item is left to remove.',
} as const;

/** Why an action is off, null when it is on. The reason that lasts longest is told first. */
export function disabledReasonFor(access: OrderAccess, closesOrders: boolean): string | null {
  if (!access.canEdit) return disabledReasons.noEdit;
  if (closesOrders && access.blockCloseOrder) return disabledReasons.blockCloseOrder;
  if (access.isRunning) return disabledReasons.running;
  return null;
}
