import type { ShopFindings } from '@hub/api-client';
import { type SearchMode, wholeSearchText } from '@hub/domain/dashboard';
import { allFoundLabel, foundOrdersText, orderSearchTexts, orderTab, searchScreenTexts } from '@hub/domain/orders/list';
import type { OrderSearchGroup, OrderSearchLink } from '@hub/ui/orders';

/** Results of a group when there are several groups. */
const fewResults = 3;

/** The search mode of each group's list. */
export const searchModes: Record<OrderSearchGroup['key'], SearchMode> = {
  order: 'order_wise',
  sku: 'sku_wise',
  customer: 'customer_wise',
  product: 'product_wise',
};

/** The results as groups, without empty ones. */
export function searchGroups(
  { orders, ordersBySku, customers, products }: ShopFindings,
  text: string,
): OrderSearchGroup[] {
  // When customers or products show, a few of each are enough.
  const most = customers.rows.length + products.rows.length > 0 ? fewResults : orders.rows.length;
  const groups: OrderSearchGroup[] = [
    {
      key: 'order',
      label: orderSearchTexts.byOrder,
      found: orders.rows.slice(0, most),
      links: [],
      total: orders.count ?? orders.rows.length,
      isWhole: !orders.hasMore,
    },
    {
      key: 'sku',
      label: orderSearchTexts.bySku,
      found: ordersBySku.rows,
      links: [],
      total: ordersBySku.count ?? ordersBySku.rows.length,
      isWhole: !ordersBySku.hasMore,
    },
    {
      key: 'customer',
      label: orderSearchTexts.customers,
      found: [],
      links: customers.rows.slice(0, fewResults).map(({ name, postcode, orders: count, newestTab }) => ({
        key: name,
        title: name,
        detail: [postcode, searchScreenTexts.newestIn(orderTab(newestTab).title)].filter(Boolean).join(' · '),
        note: foundOrdersText(count),
        list: { searchMode: searchModes.customer, search: wholeSearchText(name) },
      })),
      total: customers.rows.length,
      isWhole: !customers.hasMore,
    },
    {
      key: 'product',
      label: orderSearchTexts.products,
      found: [],
      links: products.rows.slice(0, fewResults).map(({ sku, name, orders: count }) => ({
        key: sku,
        title: sku,
        detail: name,
        note: foundOrdersText(count),
        list: { searchMode: searchModes.product, search: wholeSearchText(sku) },
      })),
      total: products.rows.length,
      isWhole: !products.hasMore,
    },
  ];
  return groups
    .filter(({ total }) => total > 0)
    .map((group) => ({ ...group, links: [...(group.links ?? []), allFoundLink(group.key, text)] }));
}

/** All orders of a group as a list. */
function allFoundLink(key: OrderSearchGroup['key'], text: string): OrderSearchLink {
  return {
    key: `all of ${key}`,
    title: allFoundLabel[key](text),
    detail: '',
    note: '',
    list: { searchMode: searchModes[key], search: text },
  };
}
