import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { BulkChange } from '@hub/domain/orders/actions';
import { bulkChanges } from '@hub/domain/orders/bulk';
import { orderTabs, type OrderTabStatsField } from '@hub/domain/orders/list';
import { isPostedSentence } from '@hub/domain/orders/timeline';
import type { OrderPort } from '../../orders/orderHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import { withProductWeight } from '../products/allProducts.ts';
import { orderLabels } from '../shipping/orderLabels.ts';
import { changeAddress } from '../shop/changeAddress.ts';
import { changeOrder, recordAction, removeUnits, writeTimeline } from '../shop/changeOrder.ts';
import { cancelReship, reshipOrder, reshipsOf } from '../shop/reshipOrder.ts';
import { findOrders, isListedIn } from '../shop/findOrders.ts';
import { orderDetail } from '../shop/orderDetail.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { locations } from '../shop/sampleTexts.ts';
import { runAfterAction } from '../workflows/runOnOrder.ts';
import { listKeyOf } from './listOrder.ts';

/** Messages of planned failures, in rotation. */
const causes = ['The warehouse did not answer.', 'The order was changed meanwhile.'] as const;

export function orderPort({ shop, now }: SandboxCall): OrderPort {
  const { byOrderId } = shop;
  return {
    readStats: (filters) => {
      const orders = findOrders(shop, filters, now);
      const counts = Object.fromEntries(
        orderTabs.map(({ number, statsField }) => [statsField, countOf(shop, number, filters, orders)]),
      ) as Record<OrderTabStatsField, number>;
      return {
        ...counts,
        totalWorkflows: sumOf(orders, (order) => order.workflows),
        totalBoxes: sumOf(orders, (order) => order.boxesSaved),
      };
    },
    listLocations: () => locations.map(({ location_id: locationId, name }) => ({ locationId, name })),
    readOrderDetail: (orderId) => {
      const order = byOrderId.get(orderId);
      if (order === undefined) return null;
      const detail = orderDetail(order);
      const lineItems = detail.lineItems.map(withProductWeight(shop));
      return { ...detail, lineItems, ...orderLabels(shop, order), ...reshipsOf(shop, order) };
    },
    // Its orders are decided on arrival.
    decideBeforeShipNow: () => undefined,
    changeOrder: (orderId, action, how) => {
      const order = byOrderId.get(orderId);
      if (order === undefined) return null;
      const refusal = changeOrder(shop, order, action, now);
      if (refusal === null) recordAction(shop, order, { action, ...how }, now);
      return { orderName: order.name, refusal };
    },
    changeInBulk: (orderIds, action) => {
      const reached = shop.skipsLastInBulk && orderIds.length > 1 ? orderIds.slice(0, -1) : orderIds;
      const failing = reached.slice(0, shop.bulkFailuresLeft);
      const failed = failing.map((orderId): BulkChange => {
        shop.bulkFailuresLeft -= 1;
        return { orderId, status: 'error', message: causes[shop.bulkFailuresLeft % causes.length] ?? null };
      });
      const changed = bulkChanges(reached.slice(failing.length), (orderId) => {
        const order = byOrderId.get(orderId);
        if (order === undefined) return undefined;
        const refusal = changeOrder(shop, order, action, now);
        if (refusal === null) recordAction(shop, order, { action, isBulk: true }, now);
        return refusal;
      });
      return [...failed, ...changed];
    },
    removeItems: (orderId, { lineItemId, quantity }) => {
      const order = byOrderId.get(orderId);
      if (order === undefined) return null;
      const name = orderDetail(order).lineItems.find((item) => item.lineItemId === lineItemId)?.name ?? '';
      const refusal = removeUnits(shop, order, lineItemId, quantity, now);
      if (refusal === null) recordAction(shop, order, { action: 'cancel-item', removed: { name, quantity } }, now);
      return { orderName: order.name, refusal };
    },
    reship: (orderId, request) => {
      const order = byOrderId.get(orderId);
      return order === undefined ? null : { orderName: order.name, refusal: reshipOrder(shop, order, request, now) };
    },
    cancelReship: (orderId, number) => {
      const order = byOrderId.get(orderId);
      return order === undefined ? null : cancelReship(shop, order, number, now);
    },
    changeAddress: (orderId, edit) => {
      const order = byOrderId.get(orderId);
      return order === undefined ? null : { orderName: order.name, refusal: changeAddress(shop, order, edit, now) };
    },
    runAfterAction: (orderId, action) => {
      const order = byOrderId.get(orderId);
      return order ? runAfterAction(shop, order, action, now) : [];
    },
    addNote: (orderId, note) => {
      const order = byOrderId.get(orderId);
      if (order === undefined) return false;
      const isRecorded = orderDetail(order).timeline.some(
        ({ event }) => event?.kind === 'actionTaken' && isPostedSentence(note, event),
      );
      if (!isRecorded) writeTimeline(shop, order, note, now);
      return true;
    },
  };
}

function countOf(shop: SandboxShop, tab: TabNumber, filters: OrderFilters, orders: readonly SandboxOrder[]): number {
  if (shop.movingLists === null) return sumOf(orders, (order) => (isListedIn(order, tab) ? 1 : 0));
  const listed = orders.filter((order) => isListedIn(order, tab));
  return shop.movingLists.counted(listKeyOf(tab, filters), listed).length;
}

function sumOf(orders: readonly SandboxOrder[], amount: (order: SandboxOrder) => number): number {
  return orders.reduce((sum, order) => sum + amount(order), 0);
}
