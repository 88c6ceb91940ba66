import type { StatsFigure } from './Stats.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** One tile above the stage cards. */
export interface SummaryCard {
  /** Stable key for lists and tests. */
  id: string;
  title: string;
  /** The figure on the card. */
  statsField: StatsFigure;
  /** Path under /app that a click opens; `null` when not clickable. */
  target: string | null;
}

/** Titles of the summary cards (§2). */
export const summaryTitles = inLanguage('summaryTitles', {
  totalOrders: 'Total Orders',
  totalWorkflows: 'Total Workflows Run',
  totalBoxes: 'Total Boxes Saved',
  openOrders: 'Open Orders',
  ordersInFulfillment: 'Orders in Fulfillment',
  shippedOrders: 'Shipped Orders',
});

/** The six summary cards, in their order (§2). */
export const summaryCards: readonly SummaryCard[] = [
  {
    id: 'total-orders',
    title: summaryTitles.totalOrders,
    statsField: 'totalOrders',
    target: '/app/dashboard/allorders',
  },
  {
    id: 'total-workflows',
    title: summaryTitles.totalWorkflows,
    statsField: 'totalWorkflows',
    target: '/app/workflows',
  },
  { id: 'total-boxes', title: summaryTitles.totalBoxes, statsField: 'totalBoxes', target: null },
  { id: 'open-orders', title: summaryTitles.openOrders, statsField: 'openOrders', target: '/app/dashboard/openorders' },
  {
    id: 'orders-in-fulfillment',
    title: summaryTitles.ordersInFulfillment,
    statsField: 'ordersInFulfillment',
    target: '/app/dashboard/ordersinfulfill',
  },
  {
    id: 'shipped-orders',
    title: summaryTitles.shippedOrders,
    statsField: 'shippedOrders',
    target: '/app/dashboard/shippedorders',
  },
];
