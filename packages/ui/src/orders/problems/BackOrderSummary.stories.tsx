import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { anOrder } from '../orderFixtures.ts';
import { BackOrderSummary } from './BackOrderSummary.tsx';

const orders = Array.from({ length: 46 }, (_, index) =>
  anOrder({ id: String(index), backOrderState: index < 34 ? 1 : 2 }),
);

const meta = preview.meta({
  component: BackOrderSummary,
  args: { orders, reading: { read: 12, failed: 0, total: 12 }, onRetry: fn() },
});

/** All visible details are loaded. */
export const Default = meta.story();

Default.test(
  'says how many orders could ship in part now, and nothing about loading once it is done',
  async ({ canvas }) => {
    await expect(canvas.getByText('34 of 46 can be released partially')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

/** Some of the orders have been checked so far. */
export const Reading = meta.story({ args: { reading: { read: 3, failed: 0, total: 12 } } });

Reading.test('says that it is partial while details load: 3 of 12 checked', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Short SKUs: 3 of 12 checked');
});

/** Some of the orders could not be checked. */
export const NotAllRead = meta.story({ args: { reading: { read: 10, failed: 2, total: 12 } } });

NotAllRead.test('says that some could not be read, with Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 of 12 couldn’t be checked');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry checking short SKUs' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** The orders are loading; the height is the same, so that the list does not move. */
export const Loading = meta.story({ args: { orders: null, reading: { read: 0, failed: 0, total: 0 } } });

Loading.test('promises no number before the orders are loaded', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('');
  await expect(canvasElement).not.toHaveTextContent(/\d/);
});

/** All states, to compare their heights. */
export const AllStates = meta.story({
  render: ({ orders: known, onRetry }) => (
    <>
      <BackOrderSummary orders={known} onRetry={onRetry} reading={{ read: 12, failed: 0, total: 12 }} />
      <BackOrderSummary orders={known} onRetry={onRetry} reading={{ read: 3, failed: 0, total: 12 }} />
      <BackOrderSummary orders={known} onRetry={onRetry} reading={{ read: 10, failed: 2, total: 12 }} />
      <BackOrderSummary orders={null} onRetry={onRetry} reading={{ read: 0, failed: 0, total: 0 }} />
    </>
  ),
});

AllStates.test('has the same height in every state, so that the list below stays', async ({ canvas }) => {
  const heights = canvas.getAllByRole('status').map((status) => status.parentElement?.parentElement?.offsetHeight);
  await expect(heights).toHaveLength(4);
  await expect(new Set(heights).size).toBe(1);
});

export const Empty = meta.story({ args: { orders: [] } });

Empty.test('shows no line without back orders', async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).toBeNull();
});
