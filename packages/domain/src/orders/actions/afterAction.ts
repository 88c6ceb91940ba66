import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { lineItemGroup } from '../detail/groupLineItems.ts';
import type { Order } from '../Order.ts';
import type { OrderAction } from './orderActionTexts.ts';
import type { LineItem, OrderDetail } from '../detail/OrderDetail.ts';
import { isOrderInError } from '../errors/orderErrors.ts';
import type { OrderStage } from '../OrderStage.ts';
import { stageAfter } from './stageAfter.ts';
import { backOrderStates, lineItemThreePlStatus, orderThreePlStatus } from '../threePlStatus.ts';

/** Everything that an action can change. */
export interface OrderState {
  stage: OrderStage;
  order: Order;
  detail: OrderDetail;
  /** On hold because its store lets no unit leave; absent when it lets some. */
  isKept?: boolean;
}

/** The part of the state that lists show. */
export type OrderRowState = Pick<OrderState, 'stage' | 'order' | 'isKept'>;

/**
 * The state after an action at an instant (§4 "Effects"); `null` when the order can't take it. `cancel-item` is
 * `withoutUnits`.
 */
export function afterAction(
  state: OrderState,
  action: Exclude<OrderAction, 'cancel-item'>,
  at: IsoTime,
): OrderState | null {
  const row = rowAfterAction(state, action, at, state.detail.lineItems.some(isShort));
  return row === null ? null : { ...row, detail: detailAfterAction(state.detail, action) };
}

/**
 * The same for stage and row only. `hasShortItems`: some items wait for stock; only `cancel-partial-shipment` needs
 * it.
 */
export function rowAfterAction(
  { stage, order }: OrderRowState,
  action: Exclude<OrderAction, 'cancel-item'>,
  at: IsoTime,
  hasShortItems = false,
): OrderRowState | null {
  const next = stageAfter(stage, action, order, hasShortItems);
  return next === null ? null : { stage: next, order: orderAfter({ stage, order }, action, at, hasShortItems) };
}

/** Whether an action changes an order's items or workflows; other actions leave its detail as it is. */
export function changesDetail(action: OrderAction): boolean {
  return action === 'product-workflow' || action === 'ship-now' || action === 'available' || action === 'cancel-item';
}

function orderAfter({ stage, order }: OrderRowState, action: OrderAction, at: IsoTime, hasShortItems: boolean): Order {
  switch (action) {
    case 'move-to-close':
      return { ...order, closedAt: at };
    case 'ship-now':
      return { ...order, batchedAt: at, threePlStatus: withoutError(order) };
    case 'available':
      return { ...order, backOrderState: backOrderStates.none, threePlStatus: withoutError(order) };
    case 'available-partially':
      return {
        ...order,
        backOrderState: backOrderStates.partlyReleased,
        threePlStatus: orderThreePlStatus.partlyReleased,
      };
    case 'cancel-partial-shipment':
      return {
        ...order,
        backOrderState: hasShortItems ? backOrderStates.releasablePartially : backOrderStates.none,
        threePlStatus: null,
      };
    case 'run-workflow':
      return { ...order, workflowErrors: [] };
    case 'move-to-open-errored':
    case 'shipment-workflow':
      return stage === 'error'
        ? { ...order, shipmentError: null, errorType: null, threePlStatus: withoutError(order) }
        : order;
    default:
      return order;
  }
}

/** The detail after an action that the order can take. */
export function detailAfterAction(detail: OrderDetail, action: OrderAction): OrderDetail {
  switch (action) {
    case 'product-workflow':
      return { ...detail, eligibleFlows: [], triggeredFlows: [...detail.triggeredFlows, ...detail.eligibleFlows] };
    case 'ship-now':
      return { ...detail, lineItems: sentToWarehouse(detail) };
    case 'available':
      return {
        ...detail,
        lineItems: detail.lineItems.map((item) => (isShort(item) ? { ...item, threePlStatus: null } : item)),
      };
    default:
      return detail;
  }
}

/** Whether everything that the warehouse can ship was sent to it, so that Ship Now sends nothing. */
export function isAllSent(detail: OrderDetail): boolean {
  return sentToWarehouse(detail).every(
    ({ threePlStatus }, index) => threePlStatus === detail.lineItems[index]?.threePlStatus,
  );
}

/** Marks everything the warehouse can ship; short, canceled and non-shippable items stay, as the same objects. */
export function sentToWarehouse({
  lineItems,
  fulfillments,
}: Pick<OrderDetail, 'lineItems' | 'fulfillments'>): readonly LineItem[] {
  const shipped = new Set(fulfillments.map((part) => part.lineItemId));
  return lineItems.map((item) => {
    const group = lineItemGroup(item, shipped.has(item.lineItemId));
    const isSent = group === 'nonShipped' || (group === 'shipped' && item.fulfillableQuantity > 0);
    const threePlStatus = isSent ? lineItemThreePlStatus.sentToWarehouse : item.threePlStatus;
    return threePlStatus === item.threePlStatus ? item : { ...item, threePlStatus };
  });
}

function isShort(item: LineItem): boolean {
  return lineItemGroup(item, false) === 'backOrder';
}

function withoutError(order: Order): number | null {
  return isOrderInError(order) ? null : order.threePlStatus;
}
