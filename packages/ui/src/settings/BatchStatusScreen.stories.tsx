import { batchCoverage } from '@hub/domain/settings';
import { batchDays } from '@hub/domain/shared';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { Loadable } from '../data/index.ts';
import { on320px } from '../testing/hostileFixtures.ts';
import { overflowProblems } from '../testing/overflowProblems.ts';
import { BatchStatusScreen, type ShownBatchDays } from './BatchStatusScreen.tsx';
import { storyPageHeader } from './settingsFixtures.ts';

/** These batch times as props. */
function batchesOf(times: readonly (string | null)[], { hasMore = false, unreadable = 0 } = {}): ShownBatchDays {
  const found = batchDays(
    times.map((batchedAt) => ({ batchedAt })),
    'Europe/London',
  );
  return {
    ...found,
    unreadable,
    coverage: batchCoverage({ orders: times.length, undated: found.undated, unreadable, hasMore }),
  };
}

const onRetry = fn();
const twoDays: Loadable<ShownBatchDays> = {
  state: 'ready',
  value: batchesOf(['2026-11-19T09:00:00Z', '2026-11-19T16:30:00Z', '2026-11-18T11:15:00Z', null]),
};
const listPath: string | null = '/app/dashboard-v0/ordersinfulfill?period=all';

const meta = preview.meta({
  component: BatchStatusScreen,
  parameters: { layout: 'fullscreen' },
  args: { pageHeader: storyPageHeader('Batch status'), batches: twoDays, listPath, batchingPath: null },
});

export const Default = meta.story();

Default.test('a row for each day, the newest first, with its first and its last batch time', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: 'Orders in fulfillment by batch day' }))
    .getAllByRole('row')
    .slice(1);
  await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['2026-11-19', '2', '2026-11-19 09:00:00 AM', '2026-11-19 04:30:00 PM'],
    ['2026-11-18', '1', '2026-11-18 11:15:00 AM', '2026-11-18 11:15:00 AM'],
  ]);
});

/** On a server that sends batches of its own. */
export const OwnBatches = meta.story({ args: { batchingPath: '/app/fulfillment/batching' } });

OwnBatches.test('says when batches are sent, and leads to the next ones', async ({ canvas }) => {
  await expect(canvas.getByText(/^Each location sends its orders in a batch at its cutoffs/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See the next batches' })).toHaveAttribute(
    'href',
    '/app/fulfillment/batching',
  );
});

Default.test('what the table leaves out is named above it', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Based on the batch times of the 4 orders in fulfillment, of all time. Not in the table: 1 without a batch time.',
    ),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See the orders in fulfillment' })).toHaveAttribute(
    'href',
    '/app/dashboard-v0/ordersinfulfill?period=all',
  );
});

export const Empty = meta.story({ args: { batches: { state: 'ready', value: batchesOf([]) } } });

Empty.test('no orders, and what would fill the table', async ({ canvas }) => {
  await expect(canvas.getByText('No Orders')).toBeVisible();
  await expect(canvas.getByText('Orders appear here once they are batched for a warehouse.')).toBeVisible();
  await expect(canvas.queryByRole('table')).toBeNull();
});

export const NoneReadable = meta.story({
  args: { batches: { state: 'ready', value: batchesOf([], { unreadable: 120 }) } },
});

NoneReadable.test('orders that cannot be read are not no orders', async ({ canvas }) => {
  await expect(canvas.getByText(/Not in the table: 120 that could not be read\.$/)).toBeVisible();
  await expect(canvas.queryByText('No Orders')).toBeNull();
});

export const Loading = meta.story({ args: { batches: { state: 'loading' } } });

Loading.test('rows have their final layout', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the orders in fulfillment' })).toBeVisible();
});

export const Error = meta.story({
  args: { batches: { state: 'failed', message: 'The orders could not be loaded.', onRetry } },
});

Error.test('what went wrong, and Retry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The orders could not be loaded.');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** For staff who may not view the list of orders. */
export const WithoutList = meta.story({ args: { listPath: null } });

WithoutList.test('who may not view the list is not led to it', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: 'See the orders in fulfillment' })).toBeNull();
});

export const OnAPhone = meta.story({ ...on320px });

OnAPhone.test('at 320 px every day and every time has its room', async ({ canvas }) => {
  await expect(overflowProblems(canvas.getByRole('region'))).toEqual([]);
});
