import { bulkReport, type OrderOutcome } from '@hub/domain/orders';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileOrders } from '../hostileOrderFixtures.ts';
import { manyOrders } from '../orderFixtures.ts';
import { BulkOutcome } from './BulkOutcome.tsx';

const sent = manyOrders(200);

function outcomeOf(index: number): Pick<OrderOutcome, 'status' | 'message'> {
  if (index < 2) return { status: 'error', message: 'The warehouse did not answer.' };
  if (index === 2) return { status: 'error', message: 'The order was changed meanwhile.' };
  return index === 3 ? { status: 'skipped', message: 'It is open already.' } : { status: 'success', message: null };
}

const orders = sent.map(({ orderId }, index) => ({ orderId, ...outcomeOf(index) }));

const meta = preview.meta({
  component: BulkOutcome,
  args: {
    report: bulkReport('move-to-open', sent, {
      status: 'success',
      message: '196 order(s) moved to open, 3 failed, 1 skipped.',
      orders,
    }),
    notSentGroups: [],
    onRetryFailed: fn(),
    retryDisabledReason: null,
    onDismiss: fn(),
  },
});

export const Default = meta.story();

Default.test(
  'the outcome per order: done, failed, skipped, grouped by reason, with the way to the rest',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('196 order(s) moved to open, 3 failed, 1 skipped.')).toBeVisible();
    await expect(canvas.getByText('196 done, 3 failed, 1 skipped.')).toBeVisible();
    await expect(canvas.getByText('The warehouse did not answer.').closest('li')).toHaveTextContent('#581587, #581586');
    await expect(canvas.getByText('The order was changed meanwhile.').closest('li')).toHaveTextContent('#581585');
    await expect(canvas.getByText('It is open already.').closest('li')).toHaveTextContent('#581584');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry the 3 failed' }));
    await expect(args.onRetryFailed).toHaveBeenCalledOnce();
  },
);

Default.test('can be dismissed', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /dismiss/i }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

export const AllFailed = meta.story({
  args: {
    report: bulkReport('move-to-close', sent, {
      status: 'error',
      message: null,
      orders: sent.map(({ orderId }) => ({ orderId, status: 'error', message: null })),
    }),
    detail: 'request 7f3a',
  },
});

AllFailed.test('a reply without results: all share the status, with the text of §8', async ({ canvas }) => {
  await expect(canvas.getByText('Something went wrong')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry the 200 failed' })).toBeVisible();
  await expect(canvas.getByText('request 7f3a')).toBeVisible();
});

export const SomeNotSent = meta.story({
  args: {
    report: bulkReport('ship-now', sent, {
      status: 'success',
      orders: sent.map(({ orderId }) => ({ orderId, status: 'success', message: null })),
    }),
    notSentGroups: [{ reason: 'It waits for stock.', orders: manyOrders(3) }],
    undo: { label: 'Undo', onAction: fn() },
  },
});

SomeNotSent.test('what was left out is named with its reason', async ({ canvas }) => {
  await expect(canvas.getByText('Not sent')).toBeVisible();
  await expect(canvas.getByText('It waits for stock.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Retry/ })).toBeNull();
});

export const WhileAnotherRuns = meta.story({
  args: { retryDisabledReason: 'An action is still running here. Wait until it is done.' },
});

WhileAnotherRuns.test('no second one while one runs', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry the 3 failed' }));
  await expect(args.onRetryFailed).not.toHaveBeenCalled();
});

export const OnAPhone = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 296 }}>
        <Story />
      </div>
    ),
  ],
});

OnAPhone.test('on a phone nothing leaves the banner', async ({ canvas }) => {
  const banner = canvas.getByRole('alert');
  await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
  await expect(
    canvas.getByRole('button', { name: 'Retry the 3 failed' }).getBoundingClientRect().right,
  ).toBeLessThanOrEqual(banner.getBoundingClientRect().right);
});

/** Long and unusual texts. */
export const Hostile = meta.story({
  ...on320px,
  args: {
    report: bulkReport('move-to-open', hostileOrders, {
      status: 'error',
      message: hostileTexts.error,
      orders: hostileOrders.map(({ orderId }, index) => ({
        orderId,
        status: 'error',
        message: index % 2 === 0 ? hostileTexts.hebrew : hostileTexts.longWord,
      })),
    }),
    notSentGroups: [{ reason: hostileTexts.arabic, orders: hostileOrders }],
    detail: hostileTexts.error,
  },
});

Hostile.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('alert'));
  },
);

export const HostileAt490 = Hostile.extend(on490px);

HostileAt490.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('alert'));
  },
);
