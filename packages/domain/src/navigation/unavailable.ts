import { inLanguage } from '../languages/inLanguage.ts';
import type { StoreAdminPage } from '../shared/shop/storeAdminLink.ts';

/** Words for a tab whose server lacks a capability. `places` says, by capability, where to do the work instead. */
export const unavailableTexts = inLanguage('unavailableTexts', {
  note: 'Your setup of this app doesn’t include this page. Ask the person who set up the app to add it.',
  places: {
    workflows: 'Orders in error and orders that need review are in their lists on the dashboard.',
    stock: 'Your store admin has the stock of your products.',
    products: 'Set weights, bundles and collections in your store admin.',
    shopSettings: 'Set your units of measure in your store admin.',
    shipPolicy: 'Your 3PL decides which orders it ships. Hold orders in your store admin.',
    insights: 'Order reporting shows how many orders are in each stage.',
    batching: 'Your 3PL batches your orders. Orders in Fulfillment shows when each was batched.',
    shippingMapping: 'Your 3PL chooses the shipping service.',
    routing: 'Set up your locations in your store admin.',
    staff: 'Add and remove staff in your store admin.',
    notifications: 'Edit the emails to your customers in your store admin.',
    trackingPage: 'Each order shows the tracking numbers of its shipments.',
    tags: 'Add and remove order tags in your store admin.',
  },
});

/** A capability that a tab needs. */
export type ScreenCapability = keyof typeof unavailableTexts.places;

const adminPages: Readonly<Partial<Record<ScreenCapability, StoreAdminPage>>> = {
  stock: 'products',
  products: 'products',
  shopSettings: 'general',
  shipPolicy: 'orders',
  routing: 'locations',
  staff: 'users',
  notifications: 'notifications',
  tags: 'orders',
};

/** What a tab says without its capability, and where in the store's admin the work is done. */
export function unavailableTab(needs: ScreenCapability): { note: string; adminPage: StoreAdminPage | null } {
  return { note: `${unavailableTexts.note} ${unavailableTexts.places[needs]}`, adminPage: adminPages[needs] ?? null };
}
