/** An order's page in the store's own admin, with what a link that leaves the app has to carry. */
export interface StoreAdminOrderLink {
  href: string;
  target: '_blank';
  rel: 'noopener noreferrer';
}

/** Host names as the session accepts them; anything else could turn the address into another site's. */
const storeHost = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/;

/** `https://{shop}/admin/orders/{order_id}` in a new tab (contract); null when the shop is not a store's host name. */
export function storeAdminOrderLink(shop: string, orderId: string): StoreAdminOrderLink | null {
  if (!storeHost.test(shop)) return null;
  return {
    href: `https://${shop}/admin/orders/${encodeURIComponent(orderId)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
}
