import type { Words } from '@hub/domain/messages';
import { toWireReply } from '../../http/wireWords.ts';
import {
  newestReason,
  actionListReply,
  actionReply,
  isPostedSentence,
  isTabNumber,
  type OrderAction,
  orderTabs,
  type OrderTabStatsField,
  removalReply,
  stoppedRefusal,
  type TabNumber,
  tabs,
} from '@hub/domain/orders';
import type { orderEndpoints } from '../../orders/orderEndpoints.ts';
import { fieldPicker } from '../../orders/fieldPicker.ts';
import type { WireOrder } from '../../orders/wireOrder.ts';
import { toWireOrder } from '../../orders/toWireOrder.ts';
import { toWireOrderDetail } from '../../orders/toWireOrderDetail.ts';
import { toWireStats } from '../../orders/toWireStats.ts';
import { LazyList } from '../../server/LazyList.ts';
import { type ListWindowRequest, listWindowOf } from '../../server/listWindowOf.ts';
import { type FilterQuery, toOrderFilters } from '../../server/toOrderFilters.ts';
import { RequestError, requestErrors } from '../../server/RequestError.ts';
import type { Mocks } from '../http/Mock.ts';
import { withProductWeight } from '../products/allProducts.ts';
import { locations } from '../shop/sampleTexts.ts';
import { changeOrder, removeUnits, recordAction, writeTimeline } from '../shop/changeOrder.ts';
import { runAfterAction } from '../workflows/runOnOrder.ts';
import { changeInBulk } from '../shop/changeInBulk.ts';
import { findOrders, isListedIn } from '../shop/findOrders.ts';
import { orderLabels } from '../shipping/orderLabels.ts';
import { orderDetail } from '../shop/orderDetail.ts';
import { orderRow } from '../shop/orderRow.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

export const orderMocks = {
  stats: ({ shop, query, now }) => {
    const orders = findOrders(shop, query, now);
    const counts = Object.fromEntries(
      orderTabs.map(({ number, statsField }) => [statsField, countOf(shop, number, query, orders)]),
    ) as Record<OrderTabStatsField, number>;
    return {
      data: toWireStats({
        ...counts,
        totalWorkflows: sumOf(orders, (order) => order.workflows),
        totalBoxes: sumOf(orders, (order) => order.boxesSaved),
      }),
    };
  },
  getLocations: () => ({ data: locations.map((location) => ({ ...location })) }),
  listOrder: ({ shop, query, now, pageSize }) => {
    const isExport = query.export_data === 'true';
    const tab = Number(query.tab);
    if (!isTabNumber(tab)) throw new RequestError(400, `tab ${query.tab} does not exist`);
    const listKey = listKeyOf(tab, query);
    const found = findOrders(shop, query, now).filter((order) => isListedIn(order, tab));
    const orders = shop.movingLists?.listed(listKey, found) ?? found;
    const window = listWindowOf(query);
    const size = window?.limit ?? pageSize(tab);
    const foundPage = window?.orderId === undefined ? undefined : pageOfOrder(orders, window.orderId, size);
    const start = startOf(query, { shop, window, size, orders, foundPage });
    const page = orders.slice(start, start + size);
    shop.movingLists?.onPageRead(listKey, orders, { start, size });
    const pick = fieldPicker(query.fields);
    const rows = new LazyList(page.length, (from, to) =>
      page.slice(from, to).map((order) => pick({ ...toWireOrder(orderRow(order)), ...stageFields(shop, order) })),
    );
    const hasNextPage = start + size < orders.length;
    if (window)
      return {
        orders: rows,
        hasNextPage,
        total: orders.length,
        ...(foundPage !== undefined && { offset: foundPage }),
      };
    // An export of the error tab has its rows in a field of their own (§3).
    const isErrorExport = isExport && tab === tabs.errors;
    return isErrorExport ? { orders: [], hasNextPage, fulfill_error_data: rows } : { orders: rows, hasNextPage };
  },
  getOrderDetail: ({ shop, params }) => {
    const order = orderById(shop, params.order_id);
    const detail = orderDetail(order);
    const lineItems = detail.lineItems.map(withProductWeight(shop));
    return toWireOrderDetail({ ...detail, lineItems, ...orderLabels(shop, order) });
  },
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
  holdOrder: ({ shop, body, now }) => performAction(shop, body.order_id, 'hold-order', now, body.undo),
  moveToOpen: ({ shop, body, now }) => performAction(shop, body.order_id, 'move-to-open', now, body.undo),
  productWorkflow: ({ shop, body, now }) => performAction(shop, body.order_id, 'product-workflow', now),
  available: ({ shop, body, now }) => performAction(shop, body.order_id, 'available', now),
  availablePartially: ({ shop, body, now }) => performAction(shop, body.order_id, 'available-partially', now),
  moveToOpenErrored: ({ shop, body, now }) =>
    moveErroredToOpen(
      shop,
      body.map((orderId) => orderById(shop, orderId)),
      now,
    ),
  cancelItem: ({ shop, body, now }) => {
    const order = orderById(shop, body.order.order_id);
    const lineItemId = String(body.line_item.line_item_id);
    const { lineItems } = orderDetail(order);
    const refusal = removeUnits(shop, order, lineItemId, Number(body.rmQtyValue), now);
    if (refusal === null) {
      const name = lineItems.find((item) => item.lineItemId === lineItemId)?.name ?? '';
      recordAction(shop, order, { action: 'cancel-item', removed: { name, quantity: Number(body.rmQtyValue) } }, now);
      runAfterAction(shop, order, 'cancel-item', now);
    }
    return toWireReply(removalReply(body.rmQtyValue, order.name, refusal));
  },
  runWorkflow: ({ shop, body, now }) => {
    const { status, message, ...said } = performAction(shop, body.order_id, 'run-workflow', now);
    return { data: { success: status === 'success', messgae: message, ...said } };
  },
  timeline: ({ shop, body, now }) => {
    const order = orderById(shop, body.order_id);
    const isRecorded = orderDetail(order).timeline.some(
      ({ event }) => event?.kind === 'actionTaken' && isPostedSentence(body.message, event),
    );
    if (!isRecorded) writeTimeline(shop, order, body.message, now);
    return { status: 'success' };
  },
} satisfies Mocks<typeof orderEndpoints>;

function countOf(shop: SandboxShop, tab: TabNumber, query: FilterQuery, orders: readonly SandboxOrder[]): number {
  if (shop.movingLists === null) return sumOf(orders, (order) => (isListedIn(order, tab) ? 1 : 0));
  const listed = orders.filter((order) => isListedIn(order, tab));
  return shop.movingLists.counted(listKeyOf(tab, query), listed).length;
}

/** Index of the page that has an order; null where none has it. */
function pageOfOrder(orders: readonly SandboxOrder[], orderId: string, size: number): number | null {
  const index = orders.findIndex((order) => String(order.orderId) === orderId);
  return index < 0 ? null : Math.floor(index / size);
}

interface ListRead {
  shop: SandboxShop;
  window: ListWindowRequest | null;
  size: number;
  orders: readonly SandboxOrder[];
  foundPage: number | null | undefined;
}

/** Index of the first order that is sent. */
function startOf({ offset, after }: { offset: string; after?: string | undefined }, read: ListRead): number {
  const { shop, window, size, orders, foundPage } = read;
  if (foundPage !== undefined) return foundPage === null ? orders.length : foundPage * size;
  if (window) return window.offset ?? 0;
  if (after !== undefined) {
    const newer = new Set(shop.orders.slice(0, shop.orders.indexOf(orderById(shop, after)) + 1));
    const next = orders.findIndex((order) => !newer.has(order));
    return next < 0 ? orders.length : next;
  }
  // Infinity times 0 is NaN.
  return offset === '0' ? 0 : Number(offset) * size;
}

/** Names a list without its page. */
function listKeyOf(tab: TabNumber, query: FilterQuery): string {
  return JSON.stringify([tab, toOrderFilters(query)]);
}

function sumOf(orders: readonly SandboxOrder[], amount: (order: SandboxOrder) => number): number {
  return orders.reduce((sum, order) => sum + amount(order), 0);
}

function orderById(shop: SandboxShop, orderId: string | number): SandboxOrder {
  const order = shop.byOrderId.get(String(orderId));
  if (!order) throw requestErrors.unknownOrder(orderId);
  return order;
}

function performAction(
  shop: SandboxShop,
  orderId: string | number,
  action: Exclude<OrderAction, 'cancel-item'>,
  now: Date,
  isUndo = false,
): ReturnType<typeof toWireReply> {
  const order = orderById(shop, orderId);
  const refusal = changeOrder(shop, order, action, now);
  if (refusal === null) recordAction(shop, order, { action, isUndo }, now);
  const [error] = refusal === null ? runAfterAction(shop, order, action, now) : [];
  return toWireReply(actionReply(action, order.name, refusal ?? stoppedRefusal(error)));
}

/** A single action in list form (§7): planned bulk failures do not apply. */
function moveErroredToOpen(shop: SandboxShop, orders: readonly SandboxOrder[], now: Date) {
  const isBulk = orders.length > 1;
  const outcomes = orders.map((order) => {
    const refusal = changeOrder(shop, order, 'move-to-open-errored', now);
    if (refusal === null) recordAction(shop, order, { action: 'move-to-open-errored', isBulk }, now);
    return { orderId: order.orderId, orderName: order.name, refusal };
  });
  return { ...toWireReply(actionListReply('move-to-open-errored', outcomes)), results: outcomes.map(toResult) };
}

function toResult({ orderId, refusal }: { orderId: number | string; refusal: Words | null }) {
  return { order_id: orderId, ...toWireReply({ status: refusal === null ? 'success' : 'skipped', message: refusal }) };
}

/** Our extension, where the shop's server has it. */
function stageFields(shop: SandboxShop, order: SandboxOrder): Pick<WireOrder, 'stage' | 'reason'> {
  if (!shop.capabilities.includes('stages')) return {};
  if (order.stage !== 'hold' && order.stage !== 'needsReview') return { stage: order.stage };
  const reason = newestReason(order.stage, orderDetail(order).timeline);
  return { stage: order.stage, ...(reason && { reason }) };
}
