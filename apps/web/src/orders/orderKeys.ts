import type { OrderFilters, SearchMode } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';

/**
 * Keys of the queries and mutations about orders, by shop. Invalidating `all` reloads lists, counts and details
 * together.
 */
export const orderKeys = {
  all: (shop: string) => [shop, 'orders'] as const,

  /** A page of a list, from 1, or all of it. */
  list: (shop: string, tab: TabNumber, filters: OrderFilters, page: number | 'all') =>
    [...orderKeys.all(shop), 'list', tab, filters, page] as const,
  /** The row of an order in a list that is read in pages; with `length`, as of when the list had that length. */
  windowRow: (shop: string, tab: TabNumber, filters: OrderFilters, orderId: string, length?: number) =>
    [...orderKeys.all(shop), 'windowRow', tab, filters, orderId, length ?? null] as const,
  detail: (shop: string, orderId: string) => [...orderKeys.all(shop), 'detail', orderId] as const,
  /** Why workflows ran on it or did not. */
  explanation: (shop: string, orderId: string) => [...orderKeys.all(shop), 'explanation', orderId] as const,
  stats: (shop: string, filters: OrderFilters) => [...orderKeys.all(shop), 'stats', filters] as const,
  /** What needs a person, for all time. */
  attention: (shop: string) => [...orderKeys.all(shop), 'attention'] as const,
  batches: (shop: string) => [...orderKeys.all(shop), 'batches'] as const,
  stopped: (shop: string, filters: OrderFilters) => [...orderKeys.all(shop), 'stopped', filters] as const,
  search: (shop: string, text: string) => [...orderKeys.all(shop), 'search', text] as const,
  searchTabs: (shop: string, mode: SearchMode, text: string) =>
    [...orderKeys.all(shop), 'searchTabs', mode, text] as const,
  /** Where an order went that has left a list. */
  leftOrder: (shop: string, orderId: string) => [...orderKeys.all(shop), 'leftOrder', orderId] as const,

  /** Every mutation that changes orders. */
  changes: (shop: string) => [...orderKeys.all(shop), 'change'] as const,
  singleAction: (shop: string) => [...orderKeys.changes(shop), 'single'] as const,
  bulkAction: (shop: string) => [...orderKeys.changes(shop), 'bulk'] as const,
  /** Holding one order of a release that is undone. */
  holdAgain: (shop: string) => [...orderKeys.changes(shop), 'holdAgain'] as const,
  undoRelease: (shop: string) => [...orderKeys.all(shop), 'undoRelease'] as const,
  openFound: (shop: string) => [...orderKeys.all(shop), 'openFound'] as const,
  selectAllMatching: (shop: string) => [...orderKeys.all(shop), 'selectAllMatching'] as const,
};
