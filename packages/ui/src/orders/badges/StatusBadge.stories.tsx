import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StatusBadge } from './StatusBadge.tsx';

const meta = preview.meta({ component: StatusBadge, args: { children: 'Delivered' } });

export const Default = meta.story();

Default.test('is plain without a tone, with its text on one line', async ({ canvas }) => {
  const words = canvas.getByText('Delivered');
  await expect(words.parentElement).toHaveAttribute('data-tone', 'plain');
  await expect(words.getClientRects()).toHaveLength(1);
  await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
});
