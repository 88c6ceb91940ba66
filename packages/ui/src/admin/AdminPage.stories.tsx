import { expect, fn, within } from 'storybook/test';
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

/** After the server refused the token of an open page. */
export const SessionExpired = meta.story({ args: { isSessionExpired: true, onReload: fn() } });

SessionExpired.test('only Reload closes the alert', async ({ args, canvas, userEvent }) => {
  const alert = canvas.getByRole('alertdialog', { name: 'Session expired, please reload the page!' });
  await userEvent.keyboard('{Escape}');
  await expect(alert).toBeVisible();
  await userEvent.click(within(alert).getByRole('button', { name: 'Reload' }));
  await expect(args.onReload).toHaveBeenCalledOnce();
});
