import type { FoundInShop } from '@hub/domain/orders';

/** Domain to wire. */
export function toWireFound({ orders, customers, products, isNewestOnly }: FoundInShop) {
  return {
    orders: {
      rows: orders.rows.map(({ order, tab, stage }) => ({
        order_id: order.orderId,
        order_name: order.orderName,
        customer_name: order.customerName,
        shopify_created_at: order.createdAt,
        tab,
        ...(stage !== undefined && { stage }),
      })),
      has_more: orders.hasMore,
    },
    customers: {
      rows: customers.rows.map(({ newestTab, ...customer }) => ({ ...customer, newest_tab: newestTab })),
      has_more: customers.hasMore,
    },
    products: { rows: products.rows.map((product) => ({ ...product })), has_more: products.hasMore },
    newest_only: isNewestOnly,
  };
}
