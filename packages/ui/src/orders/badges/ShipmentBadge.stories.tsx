import { shipmentStatuses } from '@hub/domain/orders/shipping';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ShipmentBadge } from './ShipmentBadge.tsx';

const meta = preview.meta({ component: ShipmentBadge, args: { status: 'ready_for_pickup' } });

export const Default = meta.story();

Default.test('shows a wire status in words', async ({ canvas }) => {
  await expect(canvas.getByText('Ready for pickup')).toBeVisible();
});

/** Every delivery status that a carrier can report. */
export const All = meta.story({
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

All.test(
  'is success for delivered, critical for canceled or failure, and info for others',
  { tags: ['§4.13'] },
  async ({ canvas }) => {
    const tone = (words: string) => canvas.getByText(words).parentElement?.dataset['tone'];
    await expect(tone('Delivered')).toBe('success');
    await expect(tone('Canceled')).toBe('critical');
    await expect(tone('Failure')).toBe('critical');
    await expect(tone('In transit')).toBe('info');
    await expect(tone('lost_in_the_post')).toBe('info');
  },
);
