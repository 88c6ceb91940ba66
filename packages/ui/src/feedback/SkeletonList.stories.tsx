import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SkeletonList } from './SkeletonList.tsx';

const meta = preview.meta({ component: SkeletonList, args: { rows: 6, rowHeight: 44, label: 'Loading orders' } });

export const Default = meta.story();

Default.test('is as tall as the rows to come, to avoid layout shift', async ({ canvas }) => {
  const list = canvas.getByRole('status', { name: 'Loading orders' });
  await expect(list.getBoundingClientRect().height).toBe(6 * 44);
  await expect(list).toHaveAttribute('aria-busy', 'true');
});
