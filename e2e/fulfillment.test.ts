import { expect, test } from './fixtures.ts';
import { withoutCapabilities } from './withoutCapabilities.ts';

test(
  'batching: each stage leads to its list, which has as many orders',
  { tag: '@§2.26' },
  async ({ page, openApp }) => {
    await withoutCapabilities(page, ['batching', 'routing', 'shippingMapping']);
    await openApp('/app/fulfillment?period=last_7d');
    const stage = page
      .getByRole('table', { name: 'Batched and not batched, by stage' })
      .getByRole('row', { name: /^Open Orders/ });
    const count = await stage.getByRole('cell').first().innerText();
    await stage.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Open Orders' })).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Open Orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', count.replaceAll(',', ''));
  },
);
