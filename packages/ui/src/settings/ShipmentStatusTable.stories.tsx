import { shipmentStatusMeaning } from '@hub/domain/orders/shipping';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ShipmentStatusTable } from './ShipmentStatusTable.tsx';

const meta = preview.meta({
  component: ShipmentStatusTable,
  args: {
    statuses: [
      {
        status: 'in_transit',
        badge: <b>In transit</b>,
        meaning: shipmentStatusMeaning('in_transit'),
        tone: 'info' as const,
      },
      {
        status: 'delivered',
        badge: <b>Delivered</b>,
        meaning: shipmentStatusMeaning('delivered'),
        tone: 'success' as const,
      },
      {
        status: 'failure',
        badge: <b>Failure</b>,
        meaning: shipmentStatusMeaning('failure'),
        tone: 'critical' as const,
      },
    ],
  },
});

export const Default = meta.story();

Default.test('says in words what the color of each badge means', async ({ canvas }) => {
  const rows = canvas.getAllByRole('row').slice(1);
  await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['In transit', 'The shipment is on its way.', 'For information'],
    ['Delivered', 'Your customer has it.', 'Arrived'],
    ['Failure', 'The delivery failed. Contact the carrier or your warehouse.', 'Needs attention'],
  ]);
});
