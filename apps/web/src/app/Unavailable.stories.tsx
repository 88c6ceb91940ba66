import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inScenario } from '../testing/inScenario.ts';

/** Tabs that need calls the server lacks. */
const meta = preview.meta({
  title: 'Screens/Unavailable tabs',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
});

/** The work is done at the 3PL. */
export const Batching = meta.story({
  tags: ['narrow'],
  ...inScenario('contract-only'),
  args: { path: '/app/fulfillment/batching' },
});

Batching.test('says what is missing and who batches orders, and offers nothing to fill in', async ({ canvas }) => {
  const card = await canvas.findByRole('region', { name: 'Batching' });
  await expect(card).toHaveTextContent(/Ask the person who set up the app.*Your 3PL batches your orders\./);
  await expect(within(card).queryAllByRole('link')).toEqual([]);
});

/** The work is done in the store's admin. */
export const Bundles = meta.story({ ...inScenario('contract-only'), args: { path: '/app/inventory/bundles' } });

Bundles.test('links to the store’s admin', async ({ canvas }) => {
  const card = await canvas.findByRole('region', { name: 'Bundles' });
  const link = within(card).getByRole('link', { name: 'Open products in your store admin (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', 'https://demo.myshopify.com/admin/products');
});
