import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready, storyNow, storyOrderPath, storyPageHeader, storyZone } from '../fulfillmentFixtures.ts';
import { upcomingBatches, upcomingOrders } from './batchFixtures.ts';
import { UpcomingBatchesScreen } from './UpcomingBatchesScreen.tsx';

const meta = preview.meta({
  component: UpcomingBatchesScreen,
  args: {
    pageHeader: storyPageHeader('batching'),
    upcoming: ready(upcomingBatches),
    openLocation: null,
    openOrders: null,
    orderPath: storyOrderPath,
    locationsPath: '/app/fulfillment/locations',
    timeZone: storyZone,
    now: storyNow,
    pauseDisabledReason: null,
    sendDisabledReason: null,
    pausing: new Set<string>(),
    onToggleOrders: fn(),
    onPageChange: fn(),
    onSendNow: fn(),
    onPause: fn(),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test('shows the next cutoff, what it sends in how many boxes, and what stays behind', async ({ canvas }) => {
  const warehouse = within(canvas.getByRole('region', { name: 'Northampton warehouse' }));
  await expect(warehouse.getByText('today at 11:00 AM')).toBeVisible();
  await expect(warehouse.getByText('in 2 h 46 min')).toBeVisible();
  await expect(warehouse.getByText('42 orders')).toBeVisible();
  await expect(warehouse.getByText('39 boxes if the warehouse combines orders to one address')).toBeVisible();
  await expect(
    within(warehouse.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['12 – On hold', '3 – Needs review', '1 – It has items waiting for stock; restock them to ship it']);
});

Default.test('says that a location is paused, switched off or without cutoffs', async ({ canvas }) => {
  await expect(
    canvas.getByText('Paused by Robin Carter since 2026-11-19 04:05:00 PM. Nothing is sent at its cutoffs.'),
  ).toBeVisible();
  await expect(canvas.getByText(/^No cutoff times are set\./)).toBeVisible();
  await expect(canvas.getByText(/^This location is switched off/)).toBeVisible();
});

Default.test('names the location in Send now, Pause and Resume', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send now Northampton warehouse' }));
  await expect(args.onSendNow).toHaveBeenCalledWith(upcomingBatches[0]);
  await userEvent.click(canvas.getByRole('button', { name: 'Pause cutoffs Northampton warehouse' }));
  await expect(args.onPause).toHaveBeenLastCalledWith(upcomingBatches[0], true);
  await userEvent.click(canvas.getByRole('button', { name: 'Resume cutoffs Leeds overflow' }));
  await expect(args.onPause).toHaveBeenLastCalledWith(upcomingBatches[1], false);
  await expect(canvas.getByRole('button', { name: 'Send now Rotterdam (EU)' })).toHaveAccessibleDescription(
    'There are no orders to send.',
  );
});

/** The cutoff is seconds away. */
export const LastSeconds = meta.story({ args: { now: new Date('2026-11-20T10:59:15.500Z') } });

LastSeconds.test('counts down the seconds', async ({ canvas }) => {
  await expect(canvas.getByText('in 45 s')).toBeVisible();
});

/** A batch has several pages of orders. */
export const Orders = meta.story({
  args: {
    openLocation: '72001',
    openOrders: { orders: ready({ rows: upcomingOrders(100), hasNextPage: true }), page: 1 },
  },
});

Orders.test(
  'groups orders by box, and shows the reason for those that stay behind',
  async ({ canvas, args, userEvent }) => {
    const rows = within(canvas.getByRole('table', { name: 'Orders for Northampton warehouse' })).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('#536000Guest2026-11-191');
    await expect(rows.at(-1)).toHaveTextContent(/On hold$/);
    await userEvent.click(canvas.getByRole('button', { name: /Next/ }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide orders Northampton warehouse' }));
    await expect(args.onToggleOrders).toHaveBeenCalledWith('72001');
  },
);

export const OrdersLoading = meta.story({
  args: { openLocation: '72001', openOrders: { orders: { state: 'loading' }, page: 1 } },
});

OrdersLoading.test('says that the orders are loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the orders of the next batch' })).toBeInTheDocument();
});

export const OrdersError = meta.story({ args: { openLocation: '72001', openOrders: { orders: failed, page: 1 } } });

OrdersError.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const Loading = meta.story({ args: { upcoming: { state: 'loading' } } });

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the next batches' })).toBeInTheDocument();
});

/** The store has no locations. */
export const Empty = meta.story({ args: { upcoming: ready([]) } });

Empty.test('says that there are no locations', async ({ canvas }) => {
  await expect(canvas.getByText('Your store has no locations yet.')).toBeVisible();
});

export const Error = meta.story({ args: { upcoming: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

const reason = 'You can view Locations, but not edit it.';

export const ViewOnly = meta.story({ args: { pauseDisabledReason: reason, sendDisabledReason: reason } });

ViewOnly.test('disables sending and pausing, and says why', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Send now Northampton warehouse' })).toHaveAccessibleDescription(
    reason,
  );
  await expect(canvas.getByRole('button', { name: 'Resume cutoffs Leeds overflow' })).toHaveAccessibleDescription(
    reason,
  );
});

export const OnAPhone = meta.story({ ...on490px, args: Orders.input.args });

OnAPhone.test('cuts nothing off', async ({ canvasElement }) => expectReadable(canvasElement));

export const OnASmallPhone = meta.story({ ...on320px });

OnASmallPhone.test('cuts nothing off', async ({ canvasElement }) => expectReadable(canvasElement));
