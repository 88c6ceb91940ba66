import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import type { ErrorAction } from '../bulk/BulkAction.ts';
import type { Order } from '../Order.ts';
import { type OrderAccess, disabledReasonFor } from './OrderAccess.ts';
import { type OrderAction, orderActionTexts } from './orderActionTexts.ts';
import { backOrderStates, errorTypes, orderThreePlStatus } from '../threePlStatus.ts';
import { undoOf } from './undoOf.ts';

/** One button of an order. */
export interface ActionOffer {
  action: OrderAction;
  label: string;
  /** Confirmation; declining does nothing (§5). */
  confirmation: string;
  /** Has an undo; every other action's prompt says that it has none. */
  reversible: boolean;
  destructive: boolean;
  /** Why the button is disabled; `null` when enabled. */
  disabledReason: string | null;
}

type ActionFacts = Pick<Order, 'backOrderState' | 'threePlStatus' | 'workflowErrors' | 'errorType'>;

/**
 * §4 "Actions by tab" in order: tab 2 has the stepper's steps, then Close Order. Tab 3 also has Hold Order when the
 * server asks the 3PL for it.
 */
export function orderActions(tab: TabNumber, order: ActionFacts, access: OrderAccess): readonly ActionOffer[] {
  return actionsInTab(tab, order, access).map((action) => ({
    action,
    ...orderActionTexts(action),
    reversible: undoOf(action, tab) !== null,
    disabledReason: disabledReasonFor(access, action === 'move-to-close'),
  }));
}

/** Cancel Partial Shipment: only if `is_back_order` is 2 and `3pl_status` 7, or `3pl_status` is 6 (§4). */
export function canCancelPartialShipment(order: Pick<Order, 'backOrderState' | 'threePlStatus'>): boolean {
  if (order.threePlStatus === orderThreePlStatus.partialShipmentFailed) return true;
  return (
    order.backOrderState === backOrderStates.partlyReleased && order.threePlStatus === orderThreePlStatus.partlyReleased
  );
}

function actionsInTab(tab: TabNumber, order: ActionFacts, access: OrderAccess): readonly OrderAction[] {
  switch (tab) {
    case tabs.all:
    case tabs.shipped:
      return [];
    case tabs.open:
      return [...stepperActions(order), 'move-to-close'];
    case tabs.inFulfillment:
      return access.changesAtWarehouse === true ? ['hold-order', 'move-to-close'] : ['move-to-close'];
    case tabs.errors:
      return [errorAction(order), 'move-to-close'];
    case tabs.hold:
      return ['move-to-open', 'move-to-close'];
    case tabs.backOrders:
      return order.backOrderState === backOrderStates.releasablePartially
        ? ['available', 'available-partially', 'move-to-close']
        : ['available', 'move-to-close'];
    case tabs.needsReview:
      return ['ship-now', 'move-to-close'];
  }
}

function stepperActions(order: ActionFacts): readonly OrderAction[] {
  const partial: readonly OrderAction[] = canCancelPartialShipment(order) ? ['cancel-partial-shipment'] : [];
  return ['hold-order', 'product-workflow', 'shipment-workflow', ...partial, 'ship-now'];
}

/** What an order in error offers besides Close Order (§4 "Error tab"). */
export function errorAction(order: Pick<Order, 'workflowErrors' | 'errorType'>): ErrorAction {
  if (order.workflowErrors.length > 0) return 'run-workflow';
  return order.errorType === errorTypes.threePlApi ? 'move-to-open-errored' : 'shipment-workflow';
}
