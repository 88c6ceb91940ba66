import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { storyOrderPath } from '../fulfillmentFixtures.ts';
import { aBatch, batchedOrders } from './batchFixtures.ts';
import { SendAgainDialog } from './SendAgainDialog.tsx';

const meta = preview.meta({
  component: SendAgainDialog,
  args: {
    batch: aBatch(),
    results: null,
    orderPath: storyOrderPath,
    isSending: false,
    sending: null,
    failure: null,
    onSend: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

Default.test('asks first and says what is skipped', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('dialog', { name: 'Send the 3 failed orders again?' })).toHaveAccessibleDescription(
    /Orders shipped, held or closed in the meantime are skipped\.$/,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Send the 3 failed orders again' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
});

/** The failed orders were sent again. */
export const Results = meta.story({ args: { results: batchedOrders.slice(0, 3) } });

Results.test('shows the outcome of each order', async ({ canvas, args, userEvent }) => {
  const rows = within(canvas.getByRole('list', { name: 'What happened to the orders' })).getAllByRole('listitem');
  await expect(rows[0]).toHaveTextContent(/^#536400CriticalFailedInvalid postcode/);
  await expect(rows[2]).toHaveTextContent(/^#536402SuccessSentAttempt 2$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Error = meta.story({ args: { failure: { message: 'The server could not answer.' } } });

Error.test('says why it failed', async ({ canvas }) => {
  await expect(canvas.getByText('The server could not answer.')).toBeVisible();
});
