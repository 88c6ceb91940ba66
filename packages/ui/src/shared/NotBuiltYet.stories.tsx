import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NotBuiltYet } from './NotBuiltYet.tsx';

const meta = preview.meta({ component: NotBuiltYet, parameters: { layout: 'fullscreen' }, args: { title: 'Insights' } });

export const Default = meta.story();

Default.test('shows its title and one honest sentence, and no invented data', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
  await expect(canvas.getByText('“Insights” is not built yet, so there is nothing to see or change here.')).toBeVisible();
});

export const WithTabs = meta.story({
  args: {
    title: 'Inventory',
    current: '/app/inventory/bundles',
    tabs: [
      { title: 'All inventory', path: '/app/inventory/allinventory' },
      { title: 'Collection', path: '/app/inventory/collection' },
      { title: 'Weight and package', path: '/app/inventory/weightandpackage' },
      { title: 'Bundles', path: '/app/inventory/bundles' },
      { title: 'Bulk edit', path: '/app/inventory/bulk-edit' },
      { title: 'Universal settings', path: '/app/inventory/universal-settings' },
    ],
  },
});

WithTabs.test('each tab stands at its own address and the open one is marked', async ({ canvas }) => {
  const links = canvas.getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toContain('/app/inventory/bulk-edit');
  await expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual(['Bundles']);
  await expect(canvas.getByText(/“Bundles” is not built yet/)).toBeVisible();
});
