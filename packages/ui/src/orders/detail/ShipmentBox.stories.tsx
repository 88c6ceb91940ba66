import { groupLineItems, type Shipment } from '@hub/domain/orders';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileLocations, hostileShipment } from '../hostileOrderFixtures.ts';
import { aFulfillment, anOrderDetail, storyLocations } from '../orderFixtures.ts';
import { withOrderPanel } from './withOrderPanel.tsx';
import { ShipmentBox } from './ShipmentBox.tsx';

/** A shipment with these fulfillments. */
function boxOf(facts: Parameters<typeof aFulfillment>[0]): Shipment {
  const [box] = groupLineItems(anOrderDetail({ fulfillments: [aFulfillment(facts)] })).shipments;
  if (!box) throw new Error('What was sent stands in a box.');
  return box;
}

const meta = preview.meta({
  component: ShipmentBox,
  args: { shipment: boxOf({}), locations: storyLocations, currency: 'GBP' },
  decorators: [withOrderPanel],
});

export const Default = meta.story();

Default.test('where it comes from, where it is, its number and what is in it', async ({ canvas }) => {
  const box = canvas.getByRole('region', { name: 'Shipment: #536365-1' });
  await expect(box).toHaveTextContent('Location Milton Keynes warehouse');
  await expect(box).toHaveTextContent('Tracking JD014600006536365001');
  await expect(canvas.getByText('In transit')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^WHITE HANGING HEART T-LIGHT HOLDER/ })).toBeVisible();
});

export const Part = meta.story({ args: { shipment: boxOf({ quantity: 4 }) } });

Part.test('of an item sent in part, what is still to come', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 6 still to be shipped')).toBeVisible();
});

export const NoStatus = meta.story({ args: { shipment: boxOf({ shipmentStatus: null, locationId: '77' }) } });

NoStatus.test('without a status "Tracking Added"; a location that nobody knows is N/A', async ({ canvas }) => {
  await expect(canvas.getByText('Tracking Added')).toBeVisible();
  await expect(canvas.getByRole('region')).toHaveTextContent('Location N/A');
});

/** Long and unusual texts. */
export const Hostile = meta.story({ ...on320px, args: { shipment: hostileShipment, locations: hostileLocations } });

Hostile.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: hostileShipment.title }));
  },
);

export const HostileAt490 = Hostile.extend(on490px);

HostileAt490.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: hostileShipment.title }));
  },
);
