import { Badge, Button } from '@shopify/polaris';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { type LinkComponent, PolarisProvider } from './PolarisProvider.tsx';

/** A link component that shows that it is used. */
const RoutedLink: LinkComponent = ({ url, children, external: _external, ...rest }) => (
  <a {...rest} href={`${url}?shop=hearts.myshopify.com`} data-routed>
    {children}
  </a>
);

const meta = preview.meta({
  component: PolarisProvider,
  args: {
    children: (
      <>
        <Button url="/app/settings">Settings</Button>
        <Badge tone="success">Shipped</Badge>
      </>
    ),
  },
});

export const Default = meta.story();

Default.test('makes Polaris speak English and use the bundled Inter', async ({ canvas }) => {
  await expect(canvas.getByText('Success')).toBeInTheDocument();
  await expect(getComputedStyle(canvas.getByRole('link')).fontFamily).toMatch(/Inter Variable/);
});

Default.test('renders plain anchors without a link component', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/app/settings');
});

/** A link leads to another screen of the app. */
export const RoutedLinks = meta.story({ args: { linkComponent: RoutedLink } });

RoutedLinks.test('renders every Polaris link with the link component', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Settings' });
  await expect(link).toHaveAttribute('data-routed');
  await expect(link).toHaveAttribute('href', '/app/settings?shop=hearts.myshopify.com');
});
