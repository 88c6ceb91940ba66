import { exportedOrder, importedOrderName, importedStage, type ImportOrder } from '@hub/domain/imports';
import { fromExportedOrder, newIntakePolicy } from '@hub/domain/orders/intake';
import { untouchedOrderFields } from './createSandboxOrder.ts';
import { withUniqueIds } from './createShop.ts';
import { orderNumber, platformOrderId } from './orderNumber.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';

/** Adds the orders with unknown numbers; returns how many it added and already had. */
export function addImportedOrders(shop: SandboxShop, orders: readonly ImportOrder[]): { added: number; known: number } {
  const names = new Set(shop.orders.map(({ name }) => name));
  const unknown = orders.filter((order) => !names.has(importedOrderName(order)));
  if (unknown.length > 0) {
    const ids = new Set(shop.orders.map(({ id }) => id));
    const added = withUniqueIds(unknown.map(toSandboxOrder), ids);
    for (const order of added) shop.byOrderId.set(String(order.orderId), order);
    shop.orders = [...shop.orders, ...added].sort((a, b) => b.createdAt - a.createdAt);
    shop.changes.report(added.map(({ stage }) => stage));
  }
  return { added: unknown.length, known: orders.length - unknown.length };
}

function toSandboxOrder(order: ImportOrder): SandboxOrder {
  const createdAt = Date.parse(order.at);
  const id = orderNumber(order.orderNumber);
  const exported = exportedOrder(order, { orderId: String(platformOrderId(id)), lineItemId: String });
  const stage = exported === null ? importedStage(order) : fromExportedOrder(exported, newIntakePolicy).state.stage;
  return {
    ...untouchedOrderFields,
    cancelledAt: stage === 'cancelled' ? createdAt : null,
    seed: {
      invoice: order.orderNumber,
      at: createdAt,
      customer: order.customer,
      country: order.country,
      lines: order.lines.map(({ sku, name, quantity, price }) => ({ sku, name, quantity, price })),
    },
    id,
    orderId: platformOrderId(id),
    name: importedOrderName(order),
    createdAt,
    workflows: 0,
    boxesSaved: 0,
    stage,
    state: null,
  };
}
