import { groupLineItems, type Shipment } from '@hub/domain/orders/detail';
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

Default.test('shows origin, status, number and contents', async ({ canvas }) => {
  const box = canvas.getByRole('region', { name: 'Shipment: #536365-1' });
  await expect(box).toHaveTextContent('Location Milton Keynes warehouse');
  await expect(box).toHaveTextContent('Tracking JD014600006536365001');
  await expect(canvas.getByText('In transit')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^WHITE HANGING HEART T-LIGHT HOLDER/ })).toBeVisible();
});

/** The parcel has a tracking number and a carrier. */
export const Tracked = meta.story({ args: { shipment: boxOf({ trackingNumber: 'RR473124829GB' }) } });

Tracked.test("links a number with a known carrier to the parcel's page, in a new tab", async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /^RR473124829GB/ });
  await expect(link).toHaveAttribute(
    'href',
    'https://www.royalmail.com/track-your-item#/tracking-results/RR473124829GB',
  );
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(canvas.getByRole('region')).toHaveTextContent('RR473124829GB Royal Mail');
});

/** The 3PL names the carrier and has its own tracking page. */
export const TrackedAtWarehouse = meta.story({
  args: {
    shipment: boxOf({
      trackingNumber: '794611200001',
      carrier: 'fedex_ground',
      trackingUrl: 'https://track.example/parcels/794611200001',
    }),
  },
});

TrackedAtWarehouse.test('links to the 3PL’s page first, with the carrier’s name beside it', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: /^794611200001/ });
  await expect(link).toHaveAttribute('href', 'https://track.example/parcels/794611200001');
  await expect(canvas.getByRole('region')).toHaveTextContent('794611200001 FedEx');
});

/** The label was canceled after it was made. */
export const Voided = meta.story({ args: { shipment: boxOf({ quantity: 0, shipmentStatus: 'canceled' }) } });

Voided.test('says that the shipment is voided, and lists no items with 0 units', async ({ canvas }) => {
  await expect(canvas.getByText('Voided by the warehouse. Its items ship with another label.')).toBeVisible();
  await expect(canvas.queryByRole('row')).toBeNull();
});

/** Only some units of an item are in this shipment. */
export const Part = meta.story({ args: { shipment: boxOf({ quantity: 4 }) } });

Part.test('says what is still to come of an item shipped in part', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 6 still to be shipped')).toBeVisible();
});

const partlySent = boxOf({ quantity: 4 });

/** Units of a shipped item come back, and the rest of it is still to be shipped. */
export const Returned = meta.story({
  args: {
    shipment: {
      ...partlySent,
      items: partlySent.items.map((sent) => ({
        ...sent,
        item: {
          ...sent.item,
          takenBack: [
            { state: 'open', units: 2 },
            { state: 'refunded', units: 1 },
          ],
        },
      })),
    },
  },
});

Returned.test('shows returns below what is still to come', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 6 still to be shipped')).toBeVisible();
  await expect(canvas.getByText('2 to be returned; 1 refunded')).toBeVisible();
});

/** The carrier has not reported yet, and the location is not known. */
export const NoStatus = meta.story({ args: { shipment: boxOf({ shipmentStatus: null, locationId: '77' }) } });

NoStatus.test('shows "Tracking Added" without a status, and N/A for an unknown location', async ({ canvas }) => {
  await expect(canvas.getByText('Tracking Added')).toBeVisible();
  await expect(canvas.getByRole('region')).toHaveTextContent('Location N/A');
});

/** Long and unusual texts. */
export const LongNames = meta.story({ ...on320px, args: { shipment: hostileShipment, locations: hostileLocations } });

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: hostileShipment.title }));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: hostileShipment.title }));
  },
);
