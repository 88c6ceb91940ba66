import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { BulkProgress } from './BulkProgress.tsx';

const meta = preview.meta({
  component: BulkProgress,
  args: { text: 'Closing 12 orders', onCancel: fn(), onRetry: fn() },
});

export const Default = meta.story();

Default.test('says what is going on, without Cancel, for a single request', async ({ canvas }) => {
  await expect(canvas.getByText('Closing 12 orders')).toHaveAttribute('role', 'status');
  await expect(canvas.queryByRole('progressbar')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** A bulk action over thousands of orders is running. */
export const InSteps = meta.story({
  args: { text: 'Reading every page', progress: { done: 3, all: 8 }, isCancellable: true },
});

InSteps.test(
  'shows progress of work in many steps, which can be canceled at once',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Reading every page' }).position).toBe(
      3 / 8,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
);

export const StillWaiting = meta.story({ args: { since: 0 } });

StillWaiting.test('offers Retry and Cancel after ten seconds', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Still waiting for the server')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
