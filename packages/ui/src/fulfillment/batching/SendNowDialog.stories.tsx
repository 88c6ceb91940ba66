import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { upcomingBatches } from './batchFixtures.ts';
import { SendNowDialog } from './SendNowDialog.tsx';

const [warehouse, leeds] = upcomingBatches;
if (warehouse === undefined || leeds === undefined) throw new globalThis.Error('The fixtures have two locations.');

const meta = preview.meta({
  component: SendNowDialog,
  args: { batch: warehouse, isSending: false, sending: null, failure: null, onSend: fn(), onClose: fn() },
});

export const Default = meta.story();

Default.test(
  'names what is sent, what stays behind and what the next cutoff does',
  async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByRole('dialog', { name: 'Send 42 orders from Northampton warehouse now?' }),
    ).toHaveAccessibleDescription(
      'They go to the warehouse and move to Orders In Fulfillment. If it combines orders to one address, ' +
        'they fit in 39 boxes. 16 orders won’t be sent. Orders that arrive later are sent at the next cutoff. This cannot be undone.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send 42 orders' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
);

/** A paused location has one order. */
export const OneOrder = meta.story({ args: { batch: leeds } });

OneOrder.test('uses the singular for one order', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Send 1 order' })).toBeVisible();
});

export const Sending = meta.story({ args: { isSending: true, sending: { since: 0, onCancel: fn(), onRetry: fn() } } });

Sending.test('ignores a second confirmation, and offers to end a long wait', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send 42 orders' }));
  await expect(args.onSend).not.toHaveBeenCalled();
  await expect(await canvas.findByText(/Still waiting/)).toBeVisible();
});

export const Error = meta.story({
  args: { failure: { message: 'The server could not answer.', detail: 'POST /hub/batching · status 500' } },
});

Error.test('says why it failed, and can be retried', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('POST /hub/batching · status 500')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Send 42 orders' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
});
