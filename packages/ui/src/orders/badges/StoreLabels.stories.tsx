import { storeLabels } from '@hub/domain/orders/detail';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { anOrder } from '../orderFixtures.ts';
import { StoreLabels } from './StoreLabels.tsx';

const meta = preview.meta({
  component: StoreLabels,
  args: {
    labels: storeLabels(anOrder({ isTest: true, risk: 'CANCEL', paymentStatus: 'PENDING', deliveryMethod: 'PICK_UP' })),
  },
});

export const Default = meta.story();

Default.test('labels each fact in words, independent of color', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Test order',
    'Fraud risk: High',
    'Payment status: Payment pending',
    'Pickup in store',
  ]);
});

/** A customer has disputed the payment with their bank. */
export const Disputed = meta.story({ args: { labels: storeLabels(anOrder({ dispute: 'NEEDS_RESPONSE' })) } });

Disputed.test('says where the dispute stands', async ({ canvas }) => {
  await expect(canvas.getByText('Payment dispute: Needs a response')).toBeVisible();
});

/** Part of the order ships now; the store holds back the rest. */
export const PartlyKeptInStore = meta.story({
  args: { labels: storeLabels(anOrder({ stage: 'open', keptUnits: 1 })) },
});

PartlyKeptInStore.test('says how many units are not sent now', async ({ canvas }) => {
  await expect(canvas.getByText('1 unit not sent now')).toBeVisible();
});

/** A location with a long name ships it: the label is truncated and has the full name as its title. */
export const Elsewhere = meta.story({
  args: {
    labels: storeLabels(
      anOrder({ stage: 'closed', stageReason: `Not shipped by this app: ${'Long warehouse name '.repeat(20)}` }),
    ),
  },
});

Elsewhere.test('truncates a long name in the list, and keeps the full name in its title', async ({ canvas }) => {
  const label = canvas.getByRole('listitem');
  const edge = canvas.getByRole('list').getBoundingClientRect().right + 1;
  await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  await expect(label.querySelector('[title]')).toHaveAttribute('title', expect.stringContaining('Long warehouse name'));
});
