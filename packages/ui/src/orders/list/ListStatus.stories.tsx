import type { LiveOrders } from '@hub/domain/orders/list';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px } from '../../testing/hostileFixtures.ts';
import { overflowProblems } from '../../testing/overflowProblems.ts';
import { ListStatus } from './ListStatus.tsx';

const nothing: LiveOrders = { orders: [], added: 0, left: new Set() };

const meta = preview.meta({
  component: ListStatus,
  args: {
    readAt: Date.parse('2026-11-22T10:42:07Z'),
    now: new Date('2026-11-22T10:43:00Z'),
    timeZone: 'Europe/London',
    waiting: nothing,
    onShow: fn(),
  },
});

export const Default = meta.story();

Default.test('shows when the list was loaded, and nothing to press', async ({ canvas }) => {
  await expect(canvas.getByText('As of 10:42:07 AM')).toBeVisible();
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Orders have arrived since the list was loaded. */
export const NewOrders = meta.story({ args: { waiting: { ...nothing, added: 3 } } });

NewOrders.test('announces "3 new orders. Show", and shows them by keyboard', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('3 new orders.');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Show' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onShow).toHaveBeenCalledOnce();
});

NewOrders.test(
  'has the same height with and without new orders, so that no row moves',
  async ({ canvasElement, canvas }) => {
    const height = canvasElement.querySelector('div[tabindex]')?.getBoundingClientRect().height;
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeLessThanOrEqual(height ?? 0);
    await expect(height).toBe(32);
  },
);

/** An order has left the list since it was loaded. */
export const OrdersLeft = meta.story({ args: { waiting: { ...nothing, left: new Set(['1']) } } });

OrdersLeft.test('says that an order left, and can bring the list up to date', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('1 order has left this list.');
  await expect(canvas.getByRole('button', { name: 'Update list' })).toBeVisible();
});

export const Loading = meta.story({ args: { readAt: undefined, waiting: null } });

Loading.test('reserves its space', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('div[tabindex]')?.getBoundingClientRect().height).toBe(32);
});

export const OnAPhone = meta.story({
  ...on320px,
  args: { waiting: { ...nothing, added: 12_345, left: new Set(['1', '2']) } },
});

OnAPhone.test('wraps its words at 320 px', async ({ canvasElement }) => {
  await expect(overflowProblems(canvasElement)).toEqual([]);
});
