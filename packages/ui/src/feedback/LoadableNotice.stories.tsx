import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Loadable } from '../data/Loadable.ts';
import { LoadableNotice } from './LoadableNotice.tsx';

const onRetry = fn();
const onCancel = fn();
const failed: Loadable<string> = {
  state: 'failed',
  message: 'The figures could not be loaded.',
  detail: 'GET /stats · status 500',
  onRetry,
};

const meta = preview.meta({ component: LoadableNotice, args: { loadable: failed, subject: 'the figures' } });

export const Default = meta.story();

Default.test('says what went wrong, names the call and offers Retry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The figures could not be loaded.');
  await expect(canvas.getByText('GET /stats · status 500')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** The filter was changed, and the new reply could not be loaded. */
export const ErrorAfterAChange = meta.story({
  args: { loadable: { ...failed, value: 'of last week', isStale: true } },
});

ErrorAfterAChange.test('says that the data is stale when another filter could not be loaded', async ({ canvas }) => {
  await expect(canvas.getByText('The figures could not be loaded.')).toBeVisible();
  await expect(canvas.getByText('You’re still seeing the figures from before the change.')).toBeVisible();
});

/** The first reply has not arrived after ten seconds. */
export const Waiting = meta.story({ args: { loadable: { state: 'loading', since: 0, onCancel, onRetry } } });

Waiting.test('says what it is waiting for, with Cancel and Retry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Still waiting for the figures')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(onCancel).toHaveBeenCalledOnce();
});

/** A newer reply has not arrived after ten seconds. */
export const RefreshingForLong = meta.story({
  args: { loadable: { state: 'ready', value: 'old', isRefreshing: true, since: 0 } },
});

RefreshingForLong.test('treats a slow refresh as a long wait too', async ({ canvas }) => {
  await expect(canvas.getByText('Still waiting for the figures')).toBeVisible();
});

/** The reply has arrived. */
export const Ready = meta.story({ args: { loadable: { state: 'ready', value: 'new', since: 0 } } });

Ready.test('takes no space when there is nothing to show', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvasElement).toHaveTextContent(/^$/);
});
