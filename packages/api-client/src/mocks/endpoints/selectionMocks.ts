import type { selectionEndpoints } from '../../selections/selectionEndpoints.ts';
import { selectionGone, selectionPage } from '../../server/selectionPage.ts';
import type { Mocks } from '../http/Mock.ts';
import { findOrders, isListedIn } from '../shop/findOrders.ts';
import { isTabNumber } from '@hub/domain/orders';

export const selectionMocks = {
  freezeSelection: ({ shop, body, now }) => {
    const tab = Number(body.tab);
    const except = new Set(body.except.map(String));
    const orderIds = findOrders(shop, body, now)
      .filter((order) => isTabNumber(tab) && isListedIn(order, tab) && !except.has(String(order.orderId)))
      .map(({ orderId }) => orderId);
    const selectionId = `selection-${shop.selections.size + 1}`;
    shop.selections.set(selectionId, orderIds);
    return { selection_id: selectionId, count: orderIds.length };
  },
  getSelection: ({ shop, params, query }) => {
    const orderIds = shop.selections.get(params.selection_id);
    if (orderIds === undefined) throw selectionGone();
    const { offset, limit } = selectionPage(query);
    return { order_ids: orderIds.slice(offset, offset + limit), total: orderIds.length };
  },
} satisfies Mocks<typeof selectionEndpoints>;
