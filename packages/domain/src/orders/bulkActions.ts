import { type TabNumber, tabs } from '../shared/tabs.ts';
import { backOrderChoices } from './backOrderChoices.ts';
import type { BulkAction } from './BulkAction.ts';
import { type OrderAccess, disabledReasonFor, disabledReasons } from './OrderAccess.ts';
import { undoOf } from './undoOf.ts';

/** One bulk button. */
export interface BulkOffer {
  action: BulkAction;
  label: string;
  reversible: boolean;
  destructive: boolean;
  disabledReason: string | null;
}

/** Bulk by tab (contract, "Dashboard and lists"); tab 7 has its select instead of buttons. */
const byTab: Record<TabNumber, readonly BulkAction[]> = {
  [tabs.all]: [],
  [tabs.open]: ['ship-now', 'move-to-close'],
  [tabs.inFulfillment]: ['ship-now', 'move-to-close'],
  [tabs.shipped]: [],
  [tabs.errors]: [],
  [tabs.hold]: ['move-to-open', 'move-to-close', 'ship-now'],
  [tabs.backOrders]: ['available', 'available-partially'],
  [tabs.needsReview]: ['move-to-open', 'move-to-close', 'ship-now'],
};

/** The bulk actions of a tab, in the order of the buttons. */
export function bulkActions(tab: TabNumber): readonly BulkAction[] {
  return byTab[tab];
}

/** The bulk buttons of a tab, or the options of tab 7's select, with the reason why one is disabled (§5). */
export function bulkOffers(tab: TabNumber, selected: number, access: OrderAccess): readonly BulkOffer[] {
  return bulkActions(tab).map((action) => ({
    action,
    label: bulkLabel(action, selected),
    reversible: undoOf(action, tab) !== null,
    destructive: action === 'move-to-close',
    disabledReason:
      disabledReasonFor(access, action === 'move-to-close') ?? (selected < 1 ? disabledReasons.nothingSelected : null),
  }));
}

/** Name of a bulk action on its button or, counted, in the back-order select. */
export function bulkLabel(action: BulkAction, selected: number): string {
  switch (action) {
    case 'ship-now':
      return 'Ship Now';
    case 'move-to-open':
      return 'Move to Open';
    case 'move-to-close':
      return 'Move to Close';
    case 'available':
    case 'available-partially':
      return backOrderChoices(selected).find((choice) => choice.action === action)?.label ?? action;
  }
}
