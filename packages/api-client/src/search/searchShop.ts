import { isOrderStage, type TabNumber, tabs } from '@hub/domain/orders';
import { type FoundInShop, isTabNumber, maxSearchTextLength } from '@hub/domain/orders/list';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { toTimeOrNull } from '../http/wireFields.ts';
import { searchEndpoints } from './searchEndpoints.ts';

/**
 * What a text finds in the whole shop; for servers with capability `search`. Shortens a long text. An unknown list
 * counts as All Orders.
 */
export async function searchShop(
  { http }: Pick<ClientContext, 'http'>,
  text: string,
  options: CallOptions = {},
): Promise<FoundInShop> {
  const endpoint = searchEndpoints.search;
  const query = { text: [...text.trim()].slice(0, maxSearchTextLength / 2).join('') };
  const reply = await http.request(endpoint, { ...options, query });
  const { orders, customers, products, newest_only: isNewestOnly = false } = checkReply(endpoint.reply, reply);
  return {
    orders: {
      rows: orders.rows.map(({ order_id, order_name, customer_name, shopify_created_at, tab, stage }) => ({
        order: {
          orderId: String(order_id),
          orderName: order_name,
          customerName: customer_name,
          createdAt: toTimeOrNull(shopify_created_at),
        },
        tab: knownTab(tab),
        ...(isOrderStage(stage) && { stage }),
      })),
      hasMore: orders.has_more,
    },
    customers: {
      rows: customers.rows.map(({ name, postcode, orders: count, newest_tab }) => ({
        name,
        postcode,
        orders: Number(count),
        newestTab: knownTab(newest_tab),
      })),
      hasMore: customers.has_more,
    },
    products: {
      rows: products.rows.map(({ sku, name, orders: count }) => ({ sku, name, orders: Number(count) })),
      hasMore: products.has_more,
    },
    isNewestOnly,
  };
}

function knownTab(tab: number): TabNumber {
  return isTabNumber(tab) ? tab : tabs.all;
}
