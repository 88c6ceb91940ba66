import { shipmentStatuses } from '@hub/domain/orders';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FulfillmentBadge } from './FulfillmentBadge.tsx';
import { ShipmentBadge } from './ShipmentBadge.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({ component: StatusBadge, args: { children: 'Delivered' } });

export const Default = meta.story();

export const Fulfilment = meta.story({
  render: () => (
    <>
      {['', 'partial', 'fulfilled', 'awaiting_collection'].map((status) => (
        <p key={status}>
          <FulfillmentBadge status={status} />
        </p>
      ))}
    </>
  ),
});

Fulfilment.test('empty = Unfulfilled, partial = Partially fulfilled, fulfilled = Fulfilled', async ({ canvasElement }) => {
  await expect([...canvasElement.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Unfulfilled', 'Partially fulfilled', 'Fulfilled', 'awaiting_collection']);
});

export const Shipment = meta.story({
  render: () => (
    <>
      {[...shipmentStatuses, 'lost_in_the_post'].map((status) => (
        <p key={status}>
          <ShipmentBadge status={status} />
        </p>
      ))}
    </>
  ),
});

Shipment.test('badge tone: delivered success; canceled or failure critical; others info', async ({ canvas }) => {
  const tone = (words: string) => canvas.getByText(words).parentElement?.dataset['tone'];
  await expect(tone('Delivered')).toBe('success');
  await expect(tone('Canceled')).toBe('critical');
  await expect(tone('Failure')).toBe('critical');
  await expect(tone('In transit')).toBe('info');
  await expect(tone('lost_in_the_post')).toBe('info');
});
