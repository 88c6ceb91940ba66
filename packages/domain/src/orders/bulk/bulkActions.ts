import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { backOrderChoices } from '../detail/backOrderChoices.ts';
import type { BulkAction, ErrorAction } from './BulkAction.ts';
import type { Order } from '../Order.ts';
import { type OrderAccess, disabledReasonFor, disabledReasons } from '../actions/OrderAccess.ts';
import { errorAction } from '../actions/orderActions.ts';
import { actionWords, orderActionTexts } from '../actions/orderActionTexts.ts';
import { bulkCloseLabel, bulkReportWords } from './bulkTexts.ts';
import { ordersText } from '../../shared/orders/ordersText.ts';
import { undoOf } from '../actions/undoOf.ts';

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
  [tabs.errors]: ['run-workflow', 'shipment-workflow', 'move-to-open-errored'],
  [tabs.hold]: ['move-to-open', 'move-to-close', 'ship-now'],
  [tabs.backOrders]: ['available', 'available-partially'],
  [tabs.needsReview]: ['move-to-open', 'move-to-close', 'ship-now'],
};

/** A tab's bulk actions in button order. */
export function bulkActions(tab: TabNumber): readonly BulkAction[] {
  return byTab[tab];
}

/** Whether an action belongs to the error list (§4 "Error tab"). */
export function isErrorAction(action: BulkAction): action is ErrorAction {
  return (byTab[tabs.errors] as readonly BulkAction[]).includes(action);
}

/** Bulk buttons for selected orders in error: those that at least one order offers, or all when none is selected. */
export function errorOffers(selected: readonly Order[], access: OrderAccess): readonly BulkOffer[] {
  const offered = new Set<BulkAction>(selected.map(errorAction));
  return bulkOffers(tabs.errors, selected.length, access).filter(
    ({ action }) => selected.length === 0 || offered.has(action),
  );
}

/** A tab's bulk buttons, or the options of tab 7's select, each with the reason if disabled (§5). */
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

/** A bulk action's name on its button or, with the count, in the back-order select. */
export function bulkLabel(action: BulkAction, selected: number): string {
  switch (action) {
    case 'ship-now':
      return actionWords['ship-now'].label;
    case 'move-to-open':
      return actionWords['move-to-open'].label;
    case 'move-to-close':
      return bulkCloseLabel;
    case 'run-workflow':
    case 'shipment-workflow':
    case 'move-to-open-errored':
      return orderActionTexts(action).label;
    case 'available':
    case 'available-partially':
      return backOrderChoices(selected).find((choice) => choice.action === action)?.label ?? action;
  }
}

/** Subject of the result: "Move to Close · 12 orders". */
export function bulkSubject(action: BulkAction, count: number): string {
  return `${bulkLabel(action, count)} · ${ordersText(count)}`;
}

/**
 * After ten seconds without a reply while the list is off screen: "Still waiting for the server: Ship Now · 12
 * orders".
 */
export function bulkSlowText(action: BulkAction, count: number): string {
  return bulkReportWords.slow(bulkSubject(action, count));
}
