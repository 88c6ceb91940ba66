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

Default.test('each label is words, so that none depends on its colour', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Test order',
    'High risk of fraud',
    'Payment status: Payment pending',
    'Pickup in store',
  ]);
});

/** A customer has asked the bank for the money back. */
export const Disputed = meta.story({ args: { labels: storeLabels(anOrder({ dispute: 'NEEDS_RESPONSE' })) } });

Disputed.test('says where the dispute stands', async ({ canvas }) => {
  await expect(canvas.getByText('Dispute needs a response')).toBeVisible();
});

/** A location of a long name ships it: the label is cut and keeps its text as a title. */
export const Elsewhere = meta.story({
  args: {
    labels: storeLabels(
      anOrder({ stage: 'closed', stageReason: `Not shipped by this app: ${'Long warehouse name '.repeat(20)}` }),
    ),
  },
});

Elsewhere.test('a long name is cut within the list, and whole in its title', async ({ canvas }) => {
  const label = canvas.getByRole('listitem');
  const edge = canvas.getByRole('list').getBoundingClientRect().right + 1;
  await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  await expect(label.querySelector('[title]')).toHaveAttribute('title', expect.stringContaining('Long warehouse name'));
});
