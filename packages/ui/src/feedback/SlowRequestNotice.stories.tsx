import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { justSent } from '../testing/loadables.ts';
import { SlowRequestNotice } from './SlowRequestNotice.tsx';

const meta = preview.meta({
  component: SlowRequestNotice,
  args: { since: Date.now() - 10_000, subject: 'the orders', onCancel: fn(), onRetry: fn() },
});

export const Default = meta.story();

Default.test('says after 10 s that it is still waiting, with Cancel and Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Still waiting for the orders')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

/** The request was sent moments ago. `since` is a minute ahead, so that the story does not change while it is open. */
export const TooEarly = meta.story({ args: { since: justSent } });

TooEarly.test('says nothing before that', async ({ canvas }) => {
  await expect(canvas.queryByText(/Still waiting/)).toBeNull();
});

/** The caller has timed the wait: without `since` the notice shows at once. */
export const CountedElsewhere = meta.story({ args: { since: undefined, subject: undefined } });

CountedElsewhere.test('shows at once without a start time', async ({ canvas }) => {
  await expect(canvas.getByText('Still waiting for the server')).toBeVisible();
});
