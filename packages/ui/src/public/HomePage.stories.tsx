import { providers } from '@hub/domain/integrations';
import { plans } from '@hub/domain/plans';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { HomePage } from './HomePage.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  args: { plans, providerNames: providers.map(({ name }) => name) },
  render: (args) => (
    <PublicPage current="/">
      <HomePage {...args} />
    </PublicPage>
  ),
});

export const Default = meta.story();

Default.test('names the ten providers and both plans with their prices', async ({ canvas }) => {
  for (const { name } of providers) await expect(canvas.getByText(name)).toBeVisible();
  await expect(canvas.getByText('$500 per month')).toBeVisible();
  await expect(canvas.getByText('$1,250 per month')).toBeVisible();
});

Default.test('links to the login and to the other pages', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Log in with your shop' })).toHaveAttribute('href', '/login');
  await expect(canvas.getByRole('link', { name: 'See what it does' })).toHaveAttribute('href', '/features');
  await expect(canvas.getByRole('link', { name: 'How it is done: Connect a warehouse' })).toHaveAttribute(
    'href',
    '/learn/integration',
  );
});

Default.test('has the skip link as the first tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const skip = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toHaveFocus();
  await expect(skip).toHaveAttribute('href', '#content');
  await expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});
