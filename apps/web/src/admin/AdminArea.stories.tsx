import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SiteAt } from '../testing/SiteAt.tsx';
import { memoryStore } from '../testing/testEnvironment.ts';

const meta = preview.meta({ component: SiteAt, parameters: { layout: 'fullscreen' }, args: { path: '/admin' } });

export const Login = meta.story();

Login.test('the token opens the admin area', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Admin token'), 'back-office{Enter}');
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

export const WithoutToken = meta.story({ args: { path: '/admin/store' } });

WithoutToken.test(
  'a page that needs the token leads to the login, and the login back to it',
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Admin token'), 'back-office{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  },
);

const signedIn = () => {
  const localStore = memoryStore();
  localStore.set('admin_token', 'back-office');
  return { localStore };
};

export const WithToken = meta.story({ args: { path: '/admin/client', overrides: signedIn() } });

WithToken.test('with a token the page opens without asking for it again', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Client' })).toBeVisible();
  await expect(canvas.queryByLabelText('Admin token')).toBeNull();
});

export const SignOut = meta.story({
  args: { path: '/admin/discount' },
  render: ({ path }) => <SiteAt path={path} overrides={signedIn()} />,
});

SignOut.test('signing out takes the token away and says so', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
  await expect(await canvas.findByText(/You are signed out/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
});
