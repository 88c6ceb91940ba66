import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  args: { label: 'Import', text: '3 of 10', progress: { done: 3, total: 10 } },
});

export const Default = meta.story();

Default.test('gives the progress as a value and in words', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Import' });
  await expect(bar).toHaveAttribute('aria-valuetext', '3 of 10');
  await expect(bar).toHaveProperty('position', 0.3);
});

export const Unknown = meta.story({ args: { text: 'Asking …', progress: undefined } });

Unknown.test('has no value without a known end', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveProperty('position', -1);
});
