import type { OrderPath } from '../data/index.ts';
import type { PageHeaderProps } from '../layout/index.ts';
import { failed, ready } from '../testing/loadables.ts';

export { failed, ready };

/** A fixed date, so that stories do not depend on today. */
export const storyNow = new Date('2026-11-20T08:13:19Z');
export const storyZone = 'Europe/London';

export const storyPageHeader = (slug: string): PageHeaderProps => ({
  title: 'Fulfillment',
  tabs: [
    { title: 'Batching', path: '/app/fulfillment/batching' },
    { title: 'Batch history', path: '/app/fulfillment/batch-history' },
    { title: 'Shipping mapping', path: '/app/fulfillment/shipping-mapping' },
    { title: 'Locations', path: '/app/fulfillment/locations' },
    { title: 'Order routing', path: '/app/fulfillment/order-routing' },
  ],
  current: `/app/fulfillment/${slug}`,
});

export const storyOrderPath: OrderPath = ({ orderName }) => `/app/list/1?search=${encodeURIComponent(orderName)}`;
