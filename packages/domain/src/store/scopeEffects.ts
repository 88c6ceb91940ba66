import { inLanguage } from '../languages/inLanguage.ts';

/** A permission that the store grants. */
export interface StoreScope {
  /** The platform's handle: `read_inventory`. */
  scope: string;
  /** For people. */
  name: string;
  /** What doesn't work without it. */
  effect: string;
  /** Whether the app uses it. */
  isKnown: boolean;
}

/** Permissions in words, by handle. */
export const scopeTexts = inLanguage('scopeTexts', {
  write_orders: {
    name: 'Orders',
    effect: 'New orders don’t arrive, and tags, closed and canceled orders don’t reach your store.',
  },
  read_all_orders: { name: 'Orders older than 60 days', effect: 'Orders older than 60 days stay unknown.' },
  write_order_edits: { name: 'Order editing', effect: 'Items you remove here stay on the order in your store.' },
  read_customers: {
    name: 'Customers',
    effect: 'Orders arrive without a name and address, and customers can’t get or delete their data.',
  },
  read_payment_terms: {
    name: 'Payment terms',
    effect: 'Orders to be paid later look like any unpaid order.',
  },
  read_returns: { name: 'Returns', effect: 'Returns and exchanges are not shown with their orders.' },
  read_shopify_payments_disputes: {
    name: 'Payment disputes',
    effect: 'Payment disputes are seen with the next change of the order or the nightly comparison.',
  },
  read_products: { name: 'Products', effect: 'SKUs, weights and customs details are missing.' },
  read_inventory: { name: 'Inventory', effect: 'Stock per location is unknown, so routing can’t use it.' },
  read_locations: { name: 'Locations', effect: 'Orders can’t be routed to your store’s locations.' },
  write_merchant_managed_fulfillment_orders: {
    name: 'Fulfillment from your own locations',
    effect: 'Shipments, holds and moves at your own locations don’t reach your store.',
  },
  write_third_party_fulfillment_orders: {
    name: 'Fulfillment services',
    effect: 'Shipments, holds and moves at fulfillment services don’t reach your store.',
  },
});

/** What doesn’t work without a permission that has no words here. */
export const unknownScopeEffect = inLanguage('unknownScopeEffect', 'Part of the app doesn’t work.');

const known: Readonly<Record<string, { name: string; effect: string }>> = scopeTexts;

/** A permission in words; an unknown one is named by its handle. */
export function storeScope(scope: string): StoreScope {
  const words = known[scope];
  if (words !== undefined) return { scope, ...words, isKnown: true };
  return { scope, name: scope.replaceAll('_', ' '), effect: unknownScopeEffect, isKnown: false };
}
