import { adminRoutes } from '@hub/domain/navigation';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminEditorPage } from './AdminEditorPage.tsx';

const meta = preview.meta({
  component: AdminEditorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Store',
    current: '/admin/store',
    links: adminRoutes.filter(({ needsToken }) => needsToken),
    isSandbox: false,
    onSignOut: fn(),
  },
});

export const Default = meta.story();

Default.test('it says what is true and has nothing that leads nowhere', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Store');
  await expect(canvas.getByText(/There is nothing to see or change here yet/)).toBeVisible();
  await expect(canvas.getAllByRole('button')).toHaveLength(1);
});

Default.test('it leads to its four siblings, and out', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('link', { name: 'Discount' })).toHaveAttribute('href', '/admin/discount');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
  await expect(args.onSignOut).toHaveBeenCalledOnce();
});

export const Sandbox = meta.story({ args: { isSandbox: true } });

Sandbox.test('over a sandbox it says that there is no admin area of its own', async ({ canvas }) => {
  await expect(canvas.getByText('This server is the sandbox, which has no admin area of its own.')).toBeVisible();
});
