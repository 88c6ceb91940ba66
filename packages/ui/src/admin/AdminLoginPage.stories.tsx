import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AdminLoginPage } from './AdminLoginPage.tsx';

const meta = preview.meta({ component: AdminLoginPage, parameters: { layout: 'fullscreen' }, args: { title: 'Admin login', onSubmit: fn() } });

export const Default = meta.story();

Default.test('/admin/login takes the token, which nobody can read over the shoulder', async ({ canvas, args, userEvent }) => {
  const field = canvas.getByLabelText('Admin token');
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.type(field, 'a-token{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith('a-token');
});

Default.test('an empty field is not submitted', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
