import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready, storyOrderPath, storyZone } from '../fulfillmentFixtures.ts';
import { aBatch, batchedOrders } from './batchFixtures.ts';
import { BatchDetailScreen } from './BatchDetailScreen.tsx';

const meta = preview.meta({
  component: BatchDetailScreen,
  args: {
    batchId: '214',
    batch: ready({ batch: aBatch(), rows: batchedOrders, hasNextPage: false }),
    page: 1,
    historyPath: '/app/fulfillment/batch-history',
    orderPath: storyOrderPath,
    timeZone: storyZone,
    sendDisabledReason: null,
    onPageChange: fn(),
    onSendAgain: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test("shows each order's outcome, with the reason and the attempt", async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Batch 214: 41 orders sent from Leeds overflow, 3 failed, 1 skipped.')).toBeVisible();
  const rows = within(canvas.getByRole('table', { name: 'Orders in this batch' })).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent(/Failed\s*Invalid postcode for the destination country\s*Attempt 2$/);
  await expect(rows[2]).toHaveTextContent(/Skipped\s*It is on hold\.$/);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the 3 failed orders again' }));
  await expect(args.onSendAgain).toHaveBeenCalledWith(aBatch());
});

/** No server was running at this cutoff, nor at the two before it. */
export const Late = meta.story({
  args: {
    batch: ready({
      batch: aBatch({ startedAt: '2026-11-19T17:10:00.000Z', missedCutOffs: 2 }),
      rows: batchedOrders,
      hasNextPage: false,
    }),
  },
});

Late.test('says how late the batch is, why, and which cutoffs it covers', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Started 2 h 10 min late, because no server was running at the cutoff. It also covers 2 earlier cutoffs.',
    ),
  ).toBeVisible();
});

/** A person started the batch, and it is still running. */
export const Running = meta.story({
  args: {
    batch: ready({
      batch: aBatch({
        cutOffAt: null,
        startedBy: 'Robin Carter',
        endedAt: null,
        counts: { waiting: 400, sent: 200, skipped: 0, failed: 0 },
      }),
      rows: batchedOrders,
      hasNextPage: true,
    }),
    page: 2,
  },
});

Running.test('says that it is running, and that nothing has failed', async ({ canvas }) => {
  await expect(canvas.getByText('Orders of this batch are still being sent.')).toBeVisible();
  await expect(canvas.getByText(/400 still being sent\.$/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Send failed orders again' })).toHaveAccessibleDescription(
    'No orders in this batch failed.',
  );
});

export const ViewOnly = meta.story({ args: { sendDisabledReason: 'You can view Locations, but not edit it.' } });

ViewOnly.test('does not resend failed orders and says why', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Send the 3 failed orders again' })).toHaveAccessibleDescription(
    'You can view Locations, but not edit it.',
  );
});

export const Loading = meta.story({ args: { batch: { state: 'loading' } } });

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the batch' })).toBeInTheDocument();
});

export const Error = meta.story({ args: { batch: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const OnAPhone = meta.story({ ...on490px });

OnAPhone.test('cuts nothing off', async ({ canvasElement }) => expectReadable(canvasElement));
