import type { OrderPath } from '../data/index.ts';
import type { PageHeaderProps } from '../layout/index.ts';

export const storyPageHeader = (slug: string): PageHeaderProps => ({
  title: 'Workflows',
  tabs: [
    { title: 'All workflows', path: '/app/workflows/allworkflows' },
    { title: 'Order update', path: '/app/workflows/orderupdate' },
    { title: 'Shipment update', path: '/app/workflows/shipmentupdate' },
  ],
  current: `/app/workflows/${slug}`,
});

/** Path of an order in a stage's list. */
export const storyOrderPath =
  (tab: number): OrderPath =>
  ({ orderId }) =>
    `/app/list/${tab}?order=${orderId}`;
