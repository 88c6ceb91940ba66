import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminPage } from './AdminPage.tsx';

const meta = preview.meta({
  component: AdminPage,
  args: {
    title: 'Shops',
    current: '/admin/store',
    links: [{ title: 'Shops', path: '/admin/store' }],
    onSignOut: fn(),
    children: 'The page',
  },
});

export const Default = meta.story();

Default.test('shows its title and a way to sign out', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Shops');
  await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
