import type { StoreAdminUrl } from '../../shared/shop/storeAdminLink.ts';

/** Link to an order in the store's admin. */
export interface StoreAdminOrderLink {
  href: string;
  target: '_blank';
  rel: 'noopener noreferrer';
}

/** The order in the store's admin in a new tab, as the contract says. */
export function storeAdminOrderLink(storeAdmin: StoreAdminUrl | null, orderId: string): StoreAdminOrderLink | null {
  if (storeAdmin === null) return null;
  return {
    href: `${storeAdmin}/orders/${encodeURIComponent(orderId)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
}
