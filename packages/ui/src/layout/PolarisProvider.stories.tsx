import { Badge, Button } from '@shopify/polaris';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { type LinkComponent, PolarisProvider } from './PolarisProvider.tsx';

/** A link that shows that it routes. */
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

Default.test('Polaris speaks English and draws in the bundled Inter', async ({ canvas }) => {
  await expect(canvas.getByText('Success')).toBeInTheDocument();
  await expect(getComputedStyle(canvas.getByRole('link')).fontFamily).toMatch(/Inter Variable/);
});

Default.test('without a link of ours links are plain anchors', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/app/settings');
});

/** A link leads to another screen of the app. */
export const RoutedLinks = meta.story({ args: { linkComponent: RoutedLink } });

RoutedLinks.test('a link of ours draws every link of the kit', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Settings' });
  await expect(link).toHaveAttribute('data-routed');
  await expect(link).toHaveAttribute('href', '/app/settings?shop=hearts.myshopify.com');
});
