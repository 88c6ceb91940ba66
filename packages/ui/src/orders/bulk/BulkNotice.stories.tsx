import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBanner } from '../../feedback/index.ts';
import { BulkNotice } from './BulkNotice.tsx';

const meta = preview.meta({
  component: BulkNotice,
  args: { children: <ErrorBanner message="The orders could not be closed." /> },
});

export const Default = meta.story();

Default.test('leaves room above it for what sticks to the top of a list', async ({ canvas }) => {
  const notice = canvas.getByRole('alert').parentElement;
  await expect(notice && parseFloat(getComputedStyle(notice).scrollMarginTop)).toBeGreaterThan(100);
});

/** Selected far down the list: the notice scrolls into view. */
export const OutOfSight = meta.story({
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '200vh' }}>
        <Story />
      </div>
    ),
  ],
});

OutOfSight.test('is brought into sight when it comes', async ({ canvas }) => {
  await waitFor(async () => {
    const { top, bottom } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});
