import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ErrorBanner } from '../../feedback/index.ts';
import { BulkNotice, BulkNotices } from './BulkNotices.tsx';

const meta = preview.meta({
  component: BulkNotices,
  args: {
    children: [
      <BulkNotice key="failed">
        <ErrorBanner message="The orders could not be closed." />
      </BulkNotice>,
      <BulkNotice key="unknown">
        <ErrorBanner tone="warning" message="It is not known whether they were shipped." />
      </BulkNotice>,
    ],
  },
});

export const Default = meta.story();

Default.test('stacks notices with a gap', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('alert').map((notice) => notice.getBoundingClientRect());
  await expect(second?.top).toBeGreaterThan(first?.bottom ?? Number.POSITIVE_INFINITY);
});

/** No bulk action is running, and none has been reported. */
export const None = meta.story({ args: { children: null } });

None.test('takes no space when there is nothing to show', async ({ canvasElement }) => {
  await expect(
    Math.max(...[...canvasElement.querySelectorAll<HTMLElement>('div')].map(({ offsetHeight }) => offsetHeight)),
  ).toBe(0);
});
