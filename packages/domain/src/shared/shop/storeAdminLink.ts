import { isShopDomain } from './isShopDomain.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Labels of links to the store's admin. */
export const adminLinkLabels = inLanguage('adminLinkLabels', {
  products: 'Open products in your store admin',
  orders: 'Open orders in your store admin',
  general: 'Open general settings in your store admin',
  locations: 'Open locations in your store admin',
  notifications: 'Open notifications in your store admin',
  users: 'Open users in your store admin',
});

/** Store admin pages for work that is only done there, with their paths and link labels. */
const pages = {
  products: { path: 'products', label: adminLinkLabels.products },
  orders: { path: 'orders', label: adminLinkLabels.orders },
  general: { path: 'settings/general', label: adminLinkLabels.general },
  locations: { path: 'settings/locations', label: adminLinkLabels.locations },
  notifications: { path: 'settings/notifications', label: adminLinkLabels.notifications },
  users: { path: 'settings/account', label: adminLinkLabels.users },
} satisfies Record<string, { path: string; label: string }>;

export type StoreAdminPage = keyof typeof pages;

/** A link out of the app, for a new tab. */
export interface StoreAdminLink {
  label: string;
  /** `https://{shop}/admin/…`. */
  url: string;
}

/** The link to a store admin page; `null` when the shop is not a store's host name. */
export function storeAdminLink(shop: string, page: StoreAdminPage): StoreAdminLink | null {
  // Only shop domains, so the link can't lead to another site.
  if (!isShopDomain(shop)) return null;
  return { label: pages[page].label, url: `https://${shop}/admin/${pages[page].path}` };
}
