import { isTabNumber, type OrderAction, orderTabs, tabs } from '@hub/domain/orders';
import { noEditReason, sections } from '@hub/domain/permissions';
import type { orderEndpoints } from '../../orders/orderEndpoints.ts';
import type { WireOrder } from '../../orders/wireOrder.ts';
import { canEditSection } from '../http/checkPermission.ts';
import { LazyList } from '../http/LazyList.ts';
import type { Mocks } from '../http/Mock.ts';
import { MockHttpError } from '../http/MockHttpError.ts';
import { locations } from '../shop/sampleTexts.ts';
import { changeOrder, removeUnits, writeTimeline } from '../shop/changeOrder.ts';
import { changeInBulk } from '../shop/changeInBulk.ts';
import { findOrders, isListedIn } from '../shop/findOrders.ts';
import { wireDetail } from '../shop/orderDetail.ts';
import { wireRow } from '../shop/orderRow.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

export const orderMocks = {
  stats: ({ shop, query, now }) => {
    const orders = findOrders(shop, query, now);
    const [all = 0, open = 0, inFulfillment = 0, shipped = 0, errors = 0, hold = 0, backOrders = 0, review = 0] =
      orderTabs.map(({ number }) => sumOf(orders, (order) => (isListedIn(order, number) ? 1 : 0)));
    return {
      data: {
        total_orders: all,
        total_workflows: sumOf(orders, (order) => order.workflows),
        total_boxes: sumOf(orders, (order) => order.boxesSaved),
        open_orders: open,
        orders_in_fulfillment: inFulfillment,
        shipped_orders: shipped,
        error_orders: errors,
        hold_orders: hold,
        back_orders: backOrders,
        user_review: review,
      },
    };
  },
  getLocations: () => ({ data: locations.map((location) => ({ ...location })) }),
  listOrder: ({ shop, query, now, pageSize }) => {
    const isExport = query.export_data === 'true';
    if (isExport && !canEditSection(shop, sections.dashboard))
      throw new MockHttpError(403, noEditReason(sections.dashboard));
    const tab = Number(query.tab);
    if (!isTabNumber(tab)) throw new MockHttpError(400, `tab ${query.tab} does not exist`);
    const orders = findOrders(shop, query, now).filter((order) => isListedIn(order, tab));
    const size = pageSize(tab);
    // Infinity times 0 is NaN.
    const start = query.offset === '0' ? 0 : Number(query.offset) * size;
    const page = orders.slice(start, start + size);
    const pick = fieldPicker(query.fields);
    const rows = new LazyList(page.length, (from, to) => page.slice(from, to).map((order) => pick(wireRow(order))));
    const hasNextPage = start + size < orders.length;
    // An export of the error tab has its rows in a field of their own (§3).
    const isErrorExport = isExport && tab === tabs.errors;
    return isErrorExport ? { orders: [], hasNextPage, fulfill_error_data: rows } : { orders: rows, hasNextPage };
  },
  getOrderDetail: ({ shop, params }) => wireDetail(orderById(shop, params.order_id)),
  moveToOpenBulk: ({ shop, body, now }) => changeInBulk(shop, body.order_ids, 'move-to-open', now),
  moveToCloseBulk: ({ shop, body, now }) => changeInBulk(shop, body.order_ids, 'move-to-close', now),
  shipNowMultiple: ({ shop, body, now }) => {
    const { status, ...rest } = changeInBulk(shop, body.order_ids, 'ship-now', now);
    return { data: { status }, ...rest };
  },
  bulkOrderAction: ({ shop, body, now }) =>
    changeInBulk(shop, body.order_ids, body.action === 'move_to_open' ? 'available' : 'available-partially', now),
  shipNow: ({ shop, body, now }) => performAction(shop, body.order_id, 'ship-now', now),
  moveToClose: ({ shop, body, now }) => performAction(shop, body.order_id, 'move-to-close', now),
  cancelPartialShipment: ({ shop, body, now }) => performAction(shop, body.order_id, 'cancel-partial-shipment', now),
  shipmentWorkflow: ({ shop, body, now }) => performAction(shop, body.order_id, 'shipment-workflow', now),
  holdOrder: ({ shop, body, now }) => performAction(shop, body.order_id, 'hold-order', now),
  moveToOpen: ({ shop, body, now }) => performAction(shop, body.order_id, 'move-to-open', now),
  productWorkflow: ({ shop, body, now }) => performAction(shop, body.order_id, 'product-workflow', now),
  available: ({ shop, body, now }) => performAction(shop, body.order_id, 'available', now),
  availablePartially: ({ shop, body, now }) => performAction(shop, body.order_id, 'available-partially', now),
  moveToOpenErrored: ({ shop, body, now }) =>
    moveErroredToOpen(
      body.map((orderId) => orderById(shop, orderId)),
      now,
    ),
  cancelItem: ({ shop, body }) => {
    const order = orderById(shop, body.order.order_id);
    const refusal = removeUnits(order, String(body.line_item.line_item_id), Number(body.rmQtyValue));
    return refusal === null
      ? { status: 'success', message: `Removed ${body.rmQtyValue} from ${order.name}.` }
      : { status: 'error', message: refusal };
  },
  runWorkflow: ({ shop, body, now }) => {
    const order = orderById(shop, body.order_id);
    const refusal = changeOrder(order, 'run-workflow', now);
    return {
      data: { success: refusal === null, messgae: refusal ?? `The workflow ran, ${order.name} is open again.` },
    };
  },
  timeline: ({ shop, body, now }) => {
    writeTimeline(orderById(shop, body.order_id), body.message, now);
    return { status: 'success' };
  },
} satisfies Mocks<typeof orderEndpoints>;

function sumOf(orders: readonly SandboxOrder[], amount: (order: SandboxOrder) => number): number {
  return orders.reduce((sum, order) => sum + amount(order), 0);
}

function orderById(shop: SandboxShop, orderId: string | number): SandboxOrder {
  const order = shop.byOrderId.get(String(orderId));
  if (!order) throw new MockHttpError(404, `No order has the id ${orderId}.`);
  return order;
}

function performAction(
  shop: SandboxShop,
  orderId: string | number,
  action: Exclude<OrderAction, 'cancel-item'>,
  now: Date,
): { status: string; message: string } {
  const order = orderById(shop, orderId);
  const refusal = changeOrder(order, action, now);
  return refusal === null
    ? { status: 'success', message: `${order.name} ${successTexts[action]}.` }
    : { status: 'error', message: refusal };
}

/** A single action in list form (§7): the client writes its timeline, and planned bulk failures do not apply. */
function moveErroredToOpen(orders: readonly SandboxOrder[], now: Date): { status: string; message: string } {
  const outcomes = orders.map((order) => ({ order, refusal: changeOrder(order, 'move-to-open-errored', now) }));
  const refused = outcomes.filter(({ refusal }) => refusal !== null);
  if (refused.length > 0)
    return { status: 'error', message: refused.map(({ order, refusal }) => `${order.name}: ${refusal}`).join(' ') };
  return {
    status: 'success',
    message: outcomes.map(({ order }) => `${order.name} ${successTexts['move-to-open-errored']}.`).join(' '),
  };
}

const successTexts = {
  'hold-order': 'is on hold',
  'product-workflow': 'went through all product workflows',
  'shipment-workflow': 'went through the shipment workflows',
  'cancel-partial-shipment': 'has no partial shipment any more',
  'ship-now': 'was sent to the 3PL',
  'move-to-close': 'is closed',
  'move-to-open': 'is open',
  available: 'is open',
  'available-partially': 'is partially open',
  'run-workflow': 'went through its workflow',
  'move-to-open-errored': 'is open',
} satisfies Record<Exclude<OrderAction, 'cancel-item'>, string>;

/** Returns a function that keeps the requested fields of a row; all when none are named. */
function fieldPicker(fields: string | undefined): (row: WireOrder) => WireOrder {
  if (fields === undefined) return (row) => row;
  const fieldNames = new Set(fields.split(',').map((field) => field.trim()));
  return (row) => Object.fromEntries(Object.entries(row).filter(([field]) => fieldNames.has(field))) as WireOrder;
}
