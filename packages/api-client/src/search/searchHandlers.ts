import type { FoundInShop } from '@hub/domain/orders/list';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { searchEndpoints } from './searchEndpoints.ts';

export interface SearchPort {
  /** The shop's orders, customers and products that a trimmed text finds. */
  searchShop(text: string): Answer<FoundInShop>;
}

export const searchHandlers = {
  search: async ({ port, query }) => toWireFound(await port.searchShop(query.text.trim())),
} satisfies Handlers<typeof searchEndpoints, SearchPort>;

function toWireFound({ orders, customers, products, isNewestOnly }: FoundInShop) {
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
