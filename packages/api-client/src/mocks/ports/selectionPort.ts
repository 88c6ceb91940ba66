import { preflight, preflightNameCount } from '@hub/domain/orders/bulk';
import type { SelectionPort } from '../../selections/selectionHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import { findOrders, isListedIn } from '../shop/findOrders.ts';
import { orderRow } from '../shop/orderRow.ts';

export function selectionPort({ shop, now }: SandboxCall): SelectionPort {
  const { selections, byOrderId } = shop;
  const freeze = (orderIds: readonly string[]) => {
    const selectionId = `selection-${selections.size + 1}`;
    selections.set(selectionId, orderIds);
    return { selectionId, count: orderIds.length };
  };
  return {
    freezeSelection: ({ tab, filters, ...list }) => {
      const except = new Set(list.except);
      const only = list.only && new Set(list.only);
      const orderIds = findOrders(shop, filters, now)
        .filter((order) => isListedIn(order, tab))
        .map(({ orderId }) => String(orderId));
      return freeze(orderIds.filter((orderId) => !except.has(orderId) && (only === null || only.has(orderId))));
    },
    readFrozenOrders: (selectionId, { offset, limit }) => {
      const all = selections.get(selectionId);
      if (all === undefined) return null;
      const orderIds = all.slice(offset, offset + limit);
      return { orderIds, orderNames: orderIds.map((id) => byOrderId.get(id)?.name ?? ''), total: all.length };
    },
    preflightSelection: ({ selectionId, tab, action }) => {
      const orderIds = selections.get(selectionId);
      if (orderIds === undefined) return null;
      const rows = orderIds.flatMap((orderId) => byOrderId.get(orderId) ?? []).map(orderRow);
      const { eligible, refused } = preflight(action, tab, rows);
      return {
        eligible: freeze(eligible.map(({ orderId }) => String(orderId))),
        refused: refused.map(({ reason, orders }) => ({
          reason,
          count: orders.length,
          orderNames: orders.slice(0, preflightNameCount).map(({ orderName }) => orderName),
        })),
      };
    },
  };
}
