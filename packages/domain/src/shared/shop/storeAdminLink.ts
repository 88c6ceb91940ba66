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
  /** Below `storeAdminUrl`. */
  url: string;
}

/** Address of a store's admin, without a slash at its end. A shop's domain does not compile as one. */
export type StoreAdminUrl = `${string}/admin`;

/**
 * Start of every link to the store's admin, `https://{shop}/admin`; `null` when the shop is not a store's host name.
 * `simulatedStore`: origin of the demo's store, which takes the platform's place.
 */
export function storeAdminUrl(shop: string, simulatedStore: string | null = null): StoreAdminUrl | null {
  // Only shop domains, so the link can't lead to another site.
  if (!isShopDomain(shop)) return null;
  return `${simulatedStore ?? `https://${shop}`}/admin`;
}

/** The link to a page of the store's admin. */
export function storeAdminLink(storeAdmin: StoreAdminUrl | null, page: StoreAdminPage): StoreAdminLink | null {
  if (storeAdmin === null) return null;
  return { label: pages[page].label, url: `${storeAdmin}/${pages[page].path}` };
}
