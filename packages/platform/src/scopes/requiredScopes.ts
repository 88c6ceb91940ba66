/**
 * Scopes that the app requests, each with its reason. docs/platform.md has the same list. A write scope includes its
 * read scope.
 */
export const scopeReasons = {
  write_orders: 'Reads orders, adds tags, closes and cancels them.',
  read_all_orders: 'Reads orders older than 60 days, when the app is installed and for reports.',
  write_order_edits: 'Removes lines from an order before it ships.',
  read_customers: 'Reads customers, and the orders of a privacy request.',
  read_payment_terms: 'Reads when an unpaid order is due.',
  read_returns: 'Reads returns and exchanges.',
  read_shopify_payments_disputes: 'Learns at once of a payment dispute. Orders show it with `write_orders`.',
  read_products: 'Reads SKU, weight and customs data of ordered items.',
  read_inventory: 'Reads stock per location for routing and back orders.',
  read_locations: 'Reads the locations that orders are routed to.',
  write_merchant_managed_fulfillment_orders: "Ships, holds, releases and moves orders at the shop's own locations.",
  write_third_party_fulfillment_orders: 'Ships, holds, releases and moves orders at fulfillment services.',
} as const satisfies Readonly<Record<string, string>>;

export const requiredScopes: readonly string[] = Object.keys(scopeReasons);
