import { isSameFieldFilters, type OrderFilters, periodRange } from '@hub/domain/dashboard';
import { isInTab, type TabNumber } from '@hub/domain/orders';
import { hasFieldValues } from '@hub/domain/orders/list';
import { newestReason, timelineNewestFirst } from '@hub/domain/orders/timeline';
import { customerMatcher, productMatcher } from '../search/searchSandbox.ts';
import { orderDetail } from './orderDetail.ts';
import { orderRow } from './orderRow.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';

/** The matching orders of a period, newest first. */
export function findOrders(shop: SandboxShop, filters: OrderFilters, now: Date): SandboxOrder[] {
  const range = periodRange(filters, now, shop.timeZone);
  const from = range.from?.getTime() ?? Number.NEGATIVE_INFINITY;
  const to = range.to?.getTime() ?? Number.POSITIVE_INFINITY;
  const hasText = createOrderMatcher(filters);
  const { fields } = filters;
  const matches = isSameFieldFilters(fields)
    ? hasText
    : (order: SandboxOrder) => hasText(order) && hasFieldValues(orderRow(order), reasonKindOf(order), fields);
  const found: SandboxOrder[] = [];
  for (const order of shop.orders) {
    // Newest first, so all further orders are older.
    if (order.createdAt < from) break;
    if (order.createdAt < to && matches(order)) found.push(order);
  }
  return found;
}

/** Whether an order is in a tab. */
export function isListedIn(order: SandboxOrder, tab: TabNumber): boolean {
  return isInTab(order.stage, tab, order.shipped !== 'none');
}

function reasonKindOf(order: SandboxOrder): string | null {
  return newestReason(order.stage, timelineNewestFirst(orderDetail(order).timeline))?.kind ?? null;
}

/** By order: part of its name, or its id. By SKU: part of a line's code. Ignores case. */
function createOrderMatcher({ search, searchMode }: OrderFilters): (order: SandboxOrder) => boolean {
  if (search === '') return () => true;
  if (searchMode === 'customer_wise') return customerMatcher(search);
  if (searchMode === 'product_wise') return productMatcher(search);
  const searchTerm = search.toLowerCase();
  if (searchMode === 'order_wise')
    return (order) => order.name.toLowerCase().includes(searchTerm) || String(order.orderId) === searchTerm;
  const matchesTerm = memoize((sku) => sku.toLowerCase().includes(searchTerm));
  // Lines that were added later, for example for a split bundle, are only in the state.
  return ({ seed, state }) =>
    seed.lines.some((line) => matchesTerm(line.sku)) ||
    (state?.detail.lineItems.some((line) => matchesTerm(line.sku)) ?? false);
}

/** Cached by code: the sample data has half a million lines but four thousand codes. */
function memoize(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? test(text);
    known.set(text, answer);
    return answer;
  };
}
