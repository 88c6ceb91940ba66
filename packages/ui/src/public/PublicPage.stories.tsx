import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PublicPage } from './PublicPage.tsx';
import { ShopLoginForm } from './ShopLoginForm.tsx';

const meta = preview.meta({ component: PublicPage, parameters: { layout: 'fullscreen' }, args: { title: 'Pricing', current: '/pricing' } });

export const Default = meta.story();

Default.test('a page that is not written yet says so and leads on', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Fulfillment Hub' })).toHaveAttribute('href', '/');
  await expect(canvas.getByText('This page is not written yet.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
});

const submitted = fn();

export const Login = meta.story({
  args: { title: 'Log in', current: '/login', children: <ShopLoginForm isRefused={false} onSubmit={submitted} /> },
});

Login.test('/login asks for the shop’s domain', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Shop domain'), ' thornbury-gifts.myshopify.com {Enter}');
  await expect(submitted).toHaveBeenCalledWith('thornbury-gifts.myshopify.com');
});

export const LoginRefused = meta.story({
  args: { title: 'Log in', current: '/login', children: <ShopLoginForm isRefused onSubmit={submitted} /> },
});

LoginRefused.test('what is no shop domain is told so, until something else is typed', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('Shop domain');
  await userEvent.type(field, 'nowhere.example{Enter}');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/not a shop domain/);
  await userEvent.type(field, 'x');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});
