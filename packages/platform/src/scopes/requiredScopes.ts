/**
 * Scopes that the app requests, each with its reason. docs/platform.md has the same list. A write scope includes its
 * read scope.
 */
export const scopeReasons = {
  write_orders: 'Reads orders, adds tags, closes and cancels them.',
  read_all_orders: 'Reads orders older than 60 days, when the app is installed and for reports.',
  write_order_edits: 'Takes lines out of an order before it ships.',
  read_customers: 'Reads who ordered, and which orders a privacy request is about.',
  read_payment_terms: 'Reads when an order that is not paid has to be paid.',
  read_returns: 'Reads what customers send back, and what is sent in exchange.',
  read_shopify_payments_disputes:
    'Hears at once when a customer disputes a payment. Orders say it with `write_orders`.',
  read_products: 'Reads SKU, weight and customs data of what was ordered.',
  read_inventory: 'Reads stock per location for routing and back orders.',
  read_locations: 'Reads the locations that orders are routed to.',
  write_merchant_managed_fulfillment_orders: 'Ships, holds, releases and moves what the shop itself keeps.',
  write_third_party_fulfillment_orders: 'Ships, holds, releases and moves what a fulfilment service keeps.',
} as const satisfies Readonly<Record<string, string>>;

export const requiredScopes: readonly string[] = Object.keys(scopeReasons);
