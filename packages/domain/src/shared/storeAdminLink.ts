import { isShopDomain } from './isShopDomain.ts';

/** Pages of the store's admin for what is only done there, by their paths and the labels of the links to them. */
const pages = {
  collections: { path: 'collections', label: 'Open collections in your store admin' },
  products: { path: 'products', label: 'Open products in your store admin' },
  orders: { path: 'orders', label: 'Open orders in your store admin' },
  general: { path: 'settings/general', label: 'Open general settings in your store admin' },
  locations: { path: 'settings/locations', label: 'Open locations in your store admin' },
  notifications: { path: 'settings/notifications', label: 'Open notifications in your store admin' },
  shipping: { path: 'settings/shipping', label: 'Open shipping settings in your store admin' },
  users: { path: 'settings/account', label: 'Open users in your store admin' },
} as const satisfies Record<string, { path: string; label: string }>;

export type StoreAdminPage = keyof typeof pages;

/** A link out of the app, for a new tab. */
export interface StoreAdminLink {
  label: string;
  /** `https://{shop}/admin/…`. */
  url: string;
}

/** The link to a page of the store's admin; null when the shop is not a store's host name. */
export function storeAdminLink(shop: string, page: StoreAdminPage): StoreAdminLink | null {
  // Shop domains only, so that the link cannot lead to another site.
  if (!isShopDomain(shop)) return null;
  return { label: pages[page].label, url: `https://${shop}/admin/${pages[page].path}` };
}
