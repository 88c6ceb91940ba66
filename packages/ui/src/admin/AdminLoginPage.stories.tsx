import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminLoginPage } from './AdminLoginPage.tsx';

const meta = preview.meta({
  component: AdminLoginPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Admin login',
    isSignedIn: false,
    isSignedOut: false,
    editorPath: '/admin/dashboard',
    onSignIn: fn(),
    onSignOut: fn(),
  },
});

export const Default = meta.story();

Default.test('/admin/login takes the token in a masked field', async ({ canvas, args, userEvent }) => {
  const field = canvas.getByLabelText('Admin token');
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.type(field, ' a-token {Enter}');
  await expect(args.onSignIn).toHaveBeenCalledWith('a-token');
});

export const Empty = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Admin token'), '  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  },
});

Empty.test('does not submit an empty field, and says so', async ({ canvas, args }) => {
  await expect(args.onSignIn).not.toHaveBeenCalled();
  await expect(canvas.getByLabelText('Admin token')).toHaveAccessibleDescription('Enter the admin token.');
});

/** A person with a stored token opens the login again. */
export const AlreadySignedIn = meta.story({ args: { isSignedIn: true } });

AlreadySignedIn.test('offers to continue or sign out', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Go to the admin area' })).toHaveAttribute('href', '/admin/dashboard');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
  await expect(args.onSignOut).toHaveBeenCalledOnce();
});

/** The person has just signed out. */
export const SignedOut = meta.story({ args: { isSignedOut: true } });

SignedOut.test('says that the token was removed', async ({ canvas }) => {
  await expect(canvas.getByText(/You are signed out/)).toBeVisible();
});
