import { type WorkflowContext, type WorkflowOrder, workflowOrderOf } from '@hub/domain/workflows';
import { productFields, withProductWeight } from '../products/allProducts.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { sampleDelivery } from '../shop/sampleDelivery.ts';
import { stateOf } from '../shop/stateOf.ts';
import { workflowContext } from './workflowContext.ts';

/** What the shop's workflows are checked and run with. */
export function workflowContextOf({ providers, timeZone }: SandboxShop): WorkflowContext {
  return workflowContext(providers, timeZone);
}

/** An order as workflows read it. */
export function workflowOrder(shop: SandboxShop, order: SandboxOrder): WorkflowOrder {
  const { order: row, detail } = stateOf(order);
  const { seed } = order;
  return workflowOrderOf({
    orderId: row.orderId,
    orderName: row.orderName,
    customerName: row.customerName,
    createdAt: row.createdAt,
    paymentStatus: row.paymentStatus,
    risk: row.risk,
    dispute: row.dispute,
    deliveryMethod: row.deliveryMethod,
    isTest: row.isTest,
    poNumber: row.poNumber,
    earlierOrders: earlierOrders(shop, order),
    country: seed.country,
    ...sampleDelivery(seed),
    tags: shop.workflows.tags.get(order.orderId) ?? [],
    ...productFields(
      shop,
      detail.lineItems.filter(({ isCancelled }) => !isCancelled),
    ),
    lineItems: detail.lineItems.map(withProductWeight(shop)),
  });
}

const ordersByCustomer = new WeakMap<SandboxShop['orders'], ReadonlyMap<string, readonly SandboxOrder[]>>();

function earlierOrders({ orders }: SandboxShop, { seed, createdAt, orderId }: SandboxOrder): number | null {
  if (seed.customer === null) return null;
  const known = ordersByCustomer.get(orders) ?? byCustomer(orders);
  ordersByCustomer.set(orders, known);
  return (known.get(seed.customer) ?? []).filter(
    (other) =>
      other.createdAt < createdAt || (other.createdAt === createdAt && BigInt(other.orderId) < BigInt(orderId)),
  ).length;
}

function byCustomer(orders: SandboxShop['orders']): ReadonlyMap<string, readonly SandboxOrder[]> {
  const grouped = new Map<string, SandboxOrder[]>();
  for (const order of orders) {
    const { customer } = order.seed;
    if (customer === null) continue;
    const own = grouped.get(customer) ?? [];
    own.push(order);
    grouped.set(customer, own);
  }
  return grouped;
}
