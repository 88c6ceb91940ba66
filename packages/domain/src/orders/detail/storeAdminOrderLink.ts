import { isShopDomain } from '../../shared/shop/isShopDomain.ts';

/** Link to an order in the store's admin. */
export interface StoreAdminOrderLink {
  href: string;
  target: '_blank';
  rel: 'noopener noreferrer';
}

/**
 * `https://{shop}/admin/orders/{order_id}` in a new tab (contract); `null` when the shop is not a store's host name.
 */
export function storeAdminOrderLink(shop: string, orderId: string): StoreAdminOrderLink | null {
  // Only shop domains, so the link can't lead to another site.
  if (!isShopDomain(shop)) return null;
  return {
    href: `https://${shop}/admin/orders/${encodeURIComponent(orderId)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
}
