import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { MoreInfoLink } from './MoreInfoLink.tsx';

const meta = preview.meta({ component: MoreInfoLink, args: { path: '/learn/order-workflows', label: 'More Info' } });

export const Default = meta.story();

Default.test('opens the Learn page in a new tab and says so', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'More Info (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', '/learn/order-workflows');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link.getAttribute('rel')).toContain('noopener');
});
