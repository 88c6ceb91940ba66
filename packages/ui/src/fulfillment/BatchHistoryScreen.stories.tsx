import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { tableRows } from '../testing/tableRows.ts';
import { BatchHistoryScreen } from './BatchHistoryScreen.tsx';
import {
  emptyBatches,
  failed,
  hostileBatches,
  ready,
  storyBatches,
  storyControls,
  storyOrderPath,
  storyPageHeader,
} from './fulfillmentFixtures.tsx';

const meta = preview.meta({
  component: BatchHistoryScreen,
  args: {
    pageHeader: storyPageHeader('batch-history'),
    controls: storyControls,
    batches: ready(storyBatches),
    orderPath: storyOrderPath,
    batchStatusPath: '/app/settings/batch_status',
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test(
  'how many orders were batched on which day of the shop, newest first, with the first and the last of the day',
  async ({ canvas }) => {
    await expect(tableRows(canvas, 'Orders by batch day')).toEqual([
      ['Batched on', 'Orders', 'First batch', 'Last batch'],
      ['2026-11-20', '1', '07:21:37 AM, #581475', '07:21:37 AM, #581475'],
      ['2026-11-19', '3', '06:57:47 AM, #581214', '08:23:56 PM, #581464'],
      ['Total', '4', '', ''],
    ]);
    await expect(canvas.getByRole('link', { name: '08:23:56 PM, #581464' })).toHaveAttribute(
      'href',
      '/app/list/1?search=%23581464',
    );
  },
);

Default.test('what the days cover, and what no reply says', async ({ canvas }) => {
  await expect(
    canvas.getByText('Based on the batch times of all 6 orders (Last 30d). 2 orders have no batch time.'),
  ).toBeVisible();
  await expect(canvas.getByText(/^Counts orders by the day they were created/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Orders now in fulfillment, by batch day' })).toHaveAttribute(
    'href',
    '/app/settings/batch_status',
  );
});

export const Loading = meta.story({ args: { batches: { state: 'loading' } } });

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: /^Loading/ })).toBeVisible();
});

export const Error = meta.story({ args: { batches: failed } });

Error.test('what happened, and Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(canvas.getByText(/^Couldn’t load this/)).toBeVisible();
});

/** The shop has orders and has not sent a batch yet. */
export const NoneBatched = meta.story({ args: { batches: ready({ ...emptyBatches, orders: 6 }) } });

NoneBatched.test('orders, and none of them batched', async ({ canvas }) => {
  await expect(canvas.getByText('No orders batched in this period yet.')).toBeVisible();
});

export const Empty = meta.story({ args: { batches: ready(emptyBatches), isAllTime: true } });

Empty.test('says what would show something, and nothing of a period', async ({ canvas }) => {
  await expect(canvas.getByText(/New orders from your store appear here/)).toBeVisible();
  await expect(canvas.queryByText(/^The period is that/)).toBeNull();
});

export const NoneReadable = meta.story({ args: { batches: ready({ ...emptyBatches, unreadable: 120 }) } });

NoneReadable.test('orders that cannot be read are left out, and are not no orders', async ({ canvas }) => {
  await expect(canvas.getByText('120 orders could not be read, so this report leaves them out.')).toBeVisible();
  await expect(canvas.queryByText(/There are no orders|No orders batched/)).toBeNull();
});

/** Unusual order names. */
export const LongNames = meta.story({ ...on320px, args: { batches: ready(hostileBatches) } });

LongNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

LongNames.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  on490px,
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);
