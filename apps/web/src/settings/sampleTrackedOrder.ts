import type { TrackedOrder } from '@hub/domain/orders';

/** An order for the preview of the tracking page: one parcel on its way, one item to come. */
export const sampleTrackedOrder: TrackedOrder = {
  orderName: '#1024',
  orderedAt: '2026-11-16T12:00:00Z',
  step: 'shipped',
  summary: 'Part of your order is on its way. The rest follows.',
  parcels: [
    {
      summary: 'It’s on its way to you.',
      state: 'sent',
      numbers: [{ number: '1Z999AA10123456784', link: { carrier: 'UPS', href: 'https://www.ups.com/track' } }],
      items: [
        { name: 'White mug', quantity: 2 },
        { name: 'Tea towel', quantity: 1 },
      ],
    },
  ],
  toFollow: [{ name: 'Glass jar', quantity: 1 }],
};
