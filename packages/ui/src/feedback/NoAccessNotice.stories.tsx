import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { NoAccessNotice } from './NoAccessNotice.tsx';

const meta = preview.meta({
  component: NoAccessNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Dashboard',
    links: [
      { title: 'Inventory', path: '/app/inventory' },
      { title: 'Settings', path: '/app/settings' },
    ],
  },
});

export const Default = meta.story();

Default.test(
  'shows a notice with links to what the person may open when they may not view the dashboard',
  async ({ canvas }) => {
    await expect(canvas.getByText('You don’t have permission to view “Dashboard”')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/app/inventory',
      '/app/settings',
    ]);
  },
);

/** This person may not open any screen. */
export const NothingAllowed = meta.story({ args: { links: [] } });

NothingAllowed.test('promises no links when there are none', async ({ canvas }) => {
  await expect(canvas.queryByText(/You can open/)).toBeNull();
});
