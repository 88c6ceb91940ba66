import { toWireWords } from '../../http/wireWords.ts';
import { isTabNumber, preflight, preflightNameCount } from '@hub/domain/orders';
import type { selectionEndpoints } from '../../selections/selectionEndpoints.ts';
import { selectionAction, selectionGone, selectionPage } from '../../server/selectionPage.ts';
import type { Mocks } from '../http/Mock.ts';
import { findOrders, isListedIn } from '../shop/findOrders.ts';
import { orderRow } from '../shop/orderRow.ts';

export const selectionMocks = {
  freezeSelection: ({ shop, body, now }) => {
    const tab = Number(body.tab);
    const except = new Set(body.except.map(String));
    const only = body.only && new Set(body.only.map(String));
    const isChosen = (orderId: string) => !except.has(orderId) && (only === undefined || only.has(orderId));
    const orderIds = findOrders(shop, body, now)
      .filter((order) => isTabNumber(tab) && isListedIn(order, tab) && isChosen(String(order.orderId)))
      .map(({ orderId }) => orderId);
    const selectionId = `selection-${shop.selections.size + 1}`;
    shop.selections.set(selectionId, orderIds);
    return { selection_id: selectionId, count: orderIds.length };
  },
  getSelection: ({ shop, params, query }) => {
    const orderIds = shop.selections.get(params.selection_id);
    if (orderIds === undefined) throw selectionGone();
    const { offset, limit } = selectionPage(query);
    const page = orderIds.slice(offset, offset + limit);
    return {
      order_ids: page,
      order_names: page.map((orderId) => shop.byOrderId.get(String(orderId))?.name ?? ''),
      total: orderIds.length,
    };
  },
  preflightSelection: ({ shop, params, body }) => {
    const orderIds = shop.selections.get(params.selection_id);
    if (orderIds === undefined) throw selectionGone();
    const { tab, action } = selectionAction(body);
    const rows = orderIds.flatMap((orderId) => shop.byOrderId.get(String(orderId)) ?? []).map(orderRow);
    const { eligible, refused } = preflight(action, tab, rows);
    const selectionId = `selection-${shop.selections.size + 1}`;
    shop.selections.set(
      selectionId,
      eligible.map(({ orderId }) => orderId),
    );
    return {
      eligible: { selection_id: selectionId, count: eligible.length },
      refused: refused.map(({ reason, orders }) => ({
        ...toWireWords('reason', reason),
        count: orders.length,
        order_names: orders.slice(0, preflightNameCount).map(({ orderName }) => orderName),
      })),
    };
  },
} satisfies Mocks<typeof selectionEndpoints>;
