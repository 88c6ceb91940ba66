import type { Stats } from './Stats.ts';

/** One tile above the stage cards. */
export interface SummaryCard {
  /** Stable key for lists and tests. */
  id: string;
  title: string;
  /** The figure that the card shows. */
  statsField: keyof Stats;
  /** Path under /app that a click opens; null: not clickable. */
  target: string | null;
}

/** The six summary cards, in their order (§2). */
export const summaryCards: readonly SummaryCard[] = [
  { id: 'total-orders', title: 'Total Orders', statsField: 'totalOrders', target: '/app/dashboard/allorders' },
  { id: 'total-workflows', title: 'Total Workflows Run', statsField: 'totalWorkflows', target: '/app/workflows' },
  { id: 'total-boxes', title: 'Total Boxes Saved', statsField: 'totalBoxes', target: null },
  { id: 'open-orders', title: 'Open Orders', statsField: 'openOrders', target: '/app/dashboard/openorders' },
  {
    id: 'orders-in-fulfillment',
    title: 'Orders in Fulfillment',
    statsField: 'ordersInFulfillment',
    target: '/app/dashboard/ordersinfulfill',
  },
  {
    id: 'shipped-orders',
    title: 'Shipped Orders',
    statsField: 'shippedOrders',
    target: '/app/dashboard/shippedorders',
  },
];
