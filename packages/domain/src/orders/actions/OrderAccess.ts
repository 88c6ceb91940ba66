import { askingOwner } from '../../shared/access/askOwnerText.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** What the person may currently do with orders (§5, §6). */
export interface OrderAccess {
  /** Edit on section 1, Dashboard. */
  canEdit: boolean;
  /** Section 8 without edit: Close Order and bulk close are off (contract, "Roles and permissions"). */
  blockCloseOrder: boolean;
  /** An action on this order, or this bulk action, is running. */
  isRunning: boolean;
  /** Where another person or a rule has moved the order, such as "Moved to Hold"; absent while it is where it is shown. */
  movedText?: string | undefined;
  /** The server asks 3PLs to hold an order or remove items; absent when it does not. */
  changesAtWarehouse?: boolean;
  /** Names of the owners to ask for access; absent when unknown. */
  owners?: readonly string[] | undefined;
}

/** Hints for disabled controls. */
export const disabledReasons = inLanguage('disabledReasons', {
  noEdit: 'You need edit permission for Dashboard to do this.',
  moved: (where: string) => `Somebody else was faster: ${where}. Update the list to go on.`,
  running: 'An action is still running. Wait for it to finish.',
  blockCloseOrder: 'Closing orders needs edit permission for Insights.',
  nothingSelected: 'Select at least one order first.',
  nothingToRemove: 'Nothing of this item is left to remove.',
});

/** Why an action is disabled; `null` when enabled. Permanent reasons come before temporary ones. */
export function disabledReasonFor(access: OrderAccess, closesOrders: boolean): string | null {
  if (!access.canEdit) return askingOwner(disabledReasons.noEdit, access.owners);
  if (closesOrders && access.blockCloseOrder) return askingOwner(disabledReasons.blockCloseOrder, access.owners);
  if (access.movedText !== undefined) return disabledReasons.moved(access.movedText);
  if (access.isRunning) return disabledReasons.running;
  return null;
}
