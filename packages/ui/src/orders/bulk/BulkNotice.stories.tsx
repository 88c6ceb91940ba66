import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBanner } from '../../feedback/index.ts';
import { BulkNotice } from './BulkNotices.tsx';

const meta = preview.meta({
  component: BulkNotice,
  args: { children: <ErrorBanner message="The orders could not be closed." /> },
});

export const Default = meta.story();

Default.test('leaves space above it for sticky elements of a list', async ({ canvas }) => {
  const notice = canvas.getByRole('alert').parentElement;
  await expect(notice && parseFloat(getComputedStyle(notice).scrollMarginTop)).toBeGreaterThan(100);
});

/** The selection is far down the list, so the notice scrolls into view. */
export const OutOfSight = meta.story({
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '200vh' }}>
        <Story />
      </div>
    ),
  ],
});

OutOfSight.test('scrolls into view on mount', async ({ canvas }) => {
  await waitFor(async () => {
    const { top, bottom } = canvas.getByRole('alert').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});
