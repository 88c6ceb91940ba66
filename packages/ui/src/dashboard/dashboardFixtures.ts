import type { Stats } from '@hub/domain/dashboard';
import type { Loadable } from '../data/index.ts';

/** 133 orders since yesterday; six need a person. */
export const exampleStats: Stats = {
  totalOrders: 133,
  totalWorkflows: 1284,
  totalBoxes: 57,
  openOrders: 40,
  ordersInFulfillment: 61,
  shippedOrders: 26,
  errorOrders: 3,
  holdOrders: 2,
  backOrders: 1,
  userReview: 0,
};

/** The shop has no sales. */
export const emptyStats: Stats = {
  totalOrders: 0,
  totalWorkflows: 0,
  totalBoxes: 0,
  openOrders: 0,
  ordersInFulfillment: 0,
  shippedOrders: 0,
  errorOrders: 0,
  holdOrders: 0,
  backOrders: 0,
  userReview: 0,
};

export const readyStats: Loadable<Stats> = { state: 'ready', value: exampleStats };
export const loadingStats: Loadable<Stats> = { state: 'loading' };
export const noStats: Loadable<Stats> = { state: 'ready', value: emptyStats };
