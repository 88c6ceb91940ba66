import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { LoginPage } from './LoginPage.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Log in', isSandbox: false, onShopSubmit: fn() },
  render: (args) => (
    <PublicPage current="/login">
      <LoginPage {...args} />
    </PublicPage>
  ),
});

export const Default = meta.story();

Default.test('asks for the shop’s domain on /login', async ({ canvas, args, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Shop domain'), ' https://Thornbury-Gifts.myshopify.com/admin {Enter}');
  await expect(args.onShopSubmit).toHaveBeenCalledWith('thornbury-gifts.myshopify.com');
});

export const Refused = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Shop domain'), 'www.thornbury.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Open my shop' }));
  },
});

Refused.test(
  'shows an error for a text that is not a shop domain, keeps the text, and drops the error after a change',
  async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Shop domain');
    await expect(args.onShopSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('www.thornbury.example');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/ends in \.myshopify\.com/);
    await userEvent.type(field, 'x');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  },
);

/** The server is a sandbox, whose shops are not real. */
export const Sandbox = meta.story({ args: { isSandbox: true } });

Sandbox.test('says that nothing here reaches a real store', async ({ canvas }) => {
  await expect(canvas.getByText(/This server is the sandbox/)).toBeVisible();
});

/** The server is the demo, which has one shop with orders. */
export const Demo = meta.story({ args: { isDemo: true } });

Demo.test('says which shop of the demo has orders', async ({ canvas }) => {
  await expect(canvas.getByText(/willow-and-wick has a year of orders/)).toBeVisible();
});
