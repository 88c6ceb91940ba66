import { tabs } from '@hub/domain/orders';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { justSent } from '../../testing/loadables.ts';
import { on490px } from '../../testing/hostileFixtures.ts';
import { storyOrderPath } from '../workflowsFixtures.ts';
import { ApplyDialog, type ApplyDialogProps } from './ApplyDialog.tsx';

const orders = ['5003', '5002', '5001'].map((orderId) => ({
  orderId,
  orderName: `#${orderId}`,
  customerName: orderId === '5001' ? '' : `Customer ${orderId}`,
  createdAt: '2026-11-19T10:00:00Z',
  isOpen: true,
}));
const matches = { all: orders, orders };
const props: ApplyDialogProps = {
  name: 'Hold large orders',
  matches: { state: 'ready', value: matches },
  timeZone: 'Europe/London',
  orderPath: storyOrderPath(tabs.all),
  results: [],
  left: 0,
  sending: null,
  isSending: false,
  failure: null,
  onApply: fn(),
  onResume: fn(),
  onStop: fn(),
  onClose: fn(),
};
const meta = preview.meta({ component: ApplyDialog, args: props });

export const Default = meta.story();

Default.test(
  'selects all orders, lets one be removed, and counts on the button',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^#5002/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to 2 orders' }));
    await expect(args.onApply).toHaveBeenCalledWith(['5003', '5001']);
  },
);

Default.test('says why it cannot be applied with no order selected', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'All 3 orders' }));
  const button = canvas.getByRole('button', { name: 'Apply to 0 orders' });
  await expect(button).toHaveAccessibleDescription('Choose an order.');
  await userEvent.click(button);
  await expect(args.onApply).not.toHaveBeenCalled();
});

export const Searching = meta.story({ args: { matches: { state: 'loading' } } });

Searching.test('cannot be applied while the orders are loading, and says so', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the orders that match' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Apply/ })).toHaveAccessibleDescription(
    'Still looking for the orders that match.',
  );
});

export const SearchError = meta.story({
  args: { matches: { state: 'failed', message: 'The server had a problem.', onRetry: fn() } },
});

SearchError.test('says why and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** No open order meets the workflow's conditions. */
export const NoneMatch = meta.story({ args: { matches: { state: 'ready', value: { all: [], orders: [] } } } });

NoneMatch.test('says that no open order matches', async ({ canvas }) => {
  await expect(canvas.getByText('No open order matches this workflow.')).toBeVisible();
});

const many = Array.from({ length: 1_204 }, (_, index) => ({ orderId: String(index), orderName: `#${index}` }));

/** Hundreds of open orders meet the workflow's conditions. */
export const MoreThanListed = meta.story({
  args: { matches: { state: 'ready', value: { all: [...orders, ...many], orders } } },
});

MoreThanListed.test(
  'selects all matching orders, including those that are not listed',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('1,207 orders match and are open. Listed are the newest 3 of them.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^#5002/ }));
    await expect(canvas.getByRole('checkbox', { name: 'All 1,207 orders' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to 1,206 orders' }));
    await expect(args.onApply).toHaveBeenCalledWith(['5003', '5001', ...many.map(({ orderId }) => orderId)]);
  },
);

const done = many.slice(0, 150).map(({ orderId }) => ({ orderId, outcome: 'applied' as const, message: null }));

export const Sending = MoreThanListed.extend({
  args: { isSending: true, sending: { since: justSent }, results: done, left: 1_056 },
});

Sending.test('shows the progress, and Stop ends it', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('progressbar', { name: 'Orders done' })).toHaveAttribute('value', '150');
  await expect(canvas.getByText('150 of 1,206 orders.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  await expect(args.onStop).toHaveBeenCalledOnce();
  await expect(args.onClose).not.toHaveBeenCalled();
});

/** A merchant stopped the workflow in the middle of the orders. */
export const Stopped = MoreThanListed.extend({
  args: { results: done, left: 1_056, failure: { message: 'We can’t reach the server.' } },
});

Stopped.test('keeps what was done, and can continue with the rest', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('150 orders changed. 1,056 orders are left.')).toBeVisible();
  await expect(canvas.getByText('We can’t reach the server.')).toBeVisible();
  await expect(canvas.getAllByText('Applied')).toHaveLength(100);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue with 1,056 orders' }));
  await expect(args.onResume).toHaveBeenCalledOnce();
});

/** The server could not run the workflow on the orders. */
export const NotApplied = meta.story({ args: { failure: { message: 'We can’t reach the server.' } } });

NotApplied.test('says why, and keeps the selection', async ({ canvas }) => {
  await expect(canvas.getByText('We can’t reach the server.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Apply to 3 orders' })).toBeVisible();
});

/** The workflow has run on the selected orders. */
export const Results = meta.story({
  args: {
    results: [
      { orderId: '5003', outcome: 'applied', message: null },
      { orderId: '5002', outcome: 'skipped', message: 'Only open orders can be changed by a workflow.' },
      { orderId: '5001', outcome: 'refused', message: 'This order is not known.' },
    ],
  },
});

Results.test('shows the outcome of each order, with the reason', async ({ canvas, args, userEvent }) => {
  const rows = within(canvas.getByRole('list')).getAllByRole('listitem');
  await expect(rows.map(({ textContent }) => textContent?.replace(/Success|Info|Critical/, ''))).toEqual([
    '#5003Applied',
    '#5002SkippedOnly open orders can be changed by a workflow.',
    '#5001Not appliedThis order is not known.',
  ]);
  await expect(canvas.getByText('1 order changed, 1 skipped, 1 not changed.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const OnAPhone = meta.story(on490px);

OnAPhone.test('does not scroll sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
