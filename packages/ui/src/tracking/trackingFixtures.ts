import type { TrackedOrder } from '@hub/domain/orders/shipping';
import { newTrackingPage, type TrackingPageLook } from '@hub/domain/tracking';

export const storyLook: TrackingPageLook = {
  ...newTrackingPage('juniper-and-oak.myshopify.com'),
  contactEmail: 'help@example.com',
};

const ups = { carrier: 'UPS', href: 'https://www.ups.com/track?tracknum=1Z999AA10123456784' };

/** Two parcels, and one item still to come. */
export const partlySentOrder: TrackedOrder = {
  orderName: '#536365',
  orderedAt: '2026-11-16T12:00:00Z',
  step: 'shipped',
  summary: 'Part of your order is on its way. The rest follows.',
  parcels: [
    {
      summary: 'It was delivered.',
      state: 'delivered',
      numbers: [{ number: '1Z999AA10123456784', link: ups }],
      items: [{ name: 'WHITE HANGING HEART T-LIGHT HOLDER', quantity: 6 }],
    },
    {
      summary: 'It’s on its way to you.',
      state: 'sent',
      numbers: [{ number: 'CT-2291-77', link: null }],
      items: [
        { name: 'WHITE METAL LANTERN', quantity: 6 },
        { name: 'CREAM CUPID HEARTS COAT HANGER', quantity: 8 },
      ],
    },
  ],
  toFollow: [{ name: 'GLASS STAR FROSTED T-LIGHT HOLDER', quantity: 2 }],
};
