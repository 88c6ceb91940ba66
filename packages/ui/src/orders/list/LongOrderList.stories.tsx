import type { Order } from '@hub/domain/orders';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { manyOrders, ready } from '../orderFixtures.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';
import { WindowedList } from './WindowedList.tsx';
import { listArgs, OpenableList } from './orderListFixtures.tsx';

const meta = preview.meta({
  component: OrderList,
  // Its choices are in the stories of OrderList.
  argTypes: { selection: { table: { disable: true } } },
  args: listArgs,
  render: (args: OrderListProps) => <OpenableList {...args} />,
});

const hundredThousand = manyOrders(100_000);

/** The list has 100,000 orders in a box. */
export const HundredThousand = meta.story({ args: { orders: ready(hundredThousand), maxHeight: '480px' } });

HundredThousand.test(
  'has the true aria-rowcount and aria-rowindex with a limited number of rows',
  async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '100000');
    (await canvas.findByRole('button', { name: 'Expand #581587' })).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100000'),
    );
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
  },
);

HundredThousand.test('keeps the focused row mounted', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const button = await canvas.findByRole('button', { name: 'Expand #581587' });
  button.focus();
  grid.scrollTop = 2_000_000;
  await waitFor(() =>
    expect(Number(canvas.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(30_000),
  );
  await expect(document.activeElement).toBe(button);
  await expect(button).toBeInTheDocument();
});

/** The server sends only the visible rows of 1,000,000 orders. */
export const Million = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <WindowedList total={1_000_000} delay={20} list={list} />,
});

/** Index of each row, from 1, with its text. */
function rowsIn(canvas: { getAllByRole(role: 'row'): HTMLElement[] }) {
  return canvas.getAllByRole('row').map((row) => ({
    index: Number(row.getAttribute('aria-rowindex')),
    name: row.querySelector('a')?.textContent ?? row.getAttribute('aria-label'),
  }));
}

const focusedRowIndex = () =>
  Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex') ?? Number.NaN);

Million.test('gives the count of the whole list with a limited number of rows', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '1000000');
  await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
});

Million.test(
  'goes to the very last order on End and back on Home, and keeps the focus in its row',
  async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Expand #1581587' })).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focusedRowIndex()).toBe(1_000_000));
    const last = await canvas.findByRole('button', { name: 'Expand #581588' });
    await waitFor(() => expect(document.activeElement).toBe(last));
    const grid = canvas.getByRole('grid');
    const [box, row] = [grid.getBoundingClientRect(), last.getBoundingClientRect()];
    await expect([row.top >= box.top, row.bottom <= box.bottom]).toEqual([true, true]);
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await waitFor(() => expect(focusedRowIndex()).toBeLessThan(1_000_000 - 5));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(focusedRowIndex()).toBe(1));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Expand #1581587'));
  },
);

Million.test('reaches the middle and the end by the scroll bar, with each row at its place', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  for (const [part, from, to] of [
    [0.5, 450_000, 550_000],
    [1, 999_980, 1_000_000],
    [0, 1, 20],
  ] as const) {
    grid.scrollTop = part * (grid.scrollHeight - grid.clientHeight);
    await waitFor(() => {
      const box = grid.getBoundingClientRect();
      const row = document.elementFromPoint(box.left + 40, box.bottom - 20)?.closest('[role="row"]');
      const index = Number(row?.getAttribute('aria-rowindex'));
      return expect([index >= from, index <= to, row?.querySelector('a') !== null]).toEqual([true, true, true]);
    });
  }
});

Million.test('shows in each row the order of its index, none twice', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  grid.scrollTop = 6_000_000;
  await waitFor(() => expect(rowsIn(canvas).filter(({ name }) => name?.startsWith('#')).length).toBeGreaterThan(10));
  for (const { index, name } of rowsIn(canvas))
    if (name?.startsWith('#')) await expect(name).toContain(`#${1_581_588 - index}`);
});

/** The visible rows are loading. */
export const MillionLoading = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <WindowedList total={1_000_000} delay={null} list={list} />,
});

MillionLoading.test('moves by keyboard over rows that are not loaded yet', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Expand #1581587' })).focus();
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(focusedRowIndex()).toBe(999_998));
  await expect(document.activeElement).toHaveAccessibleName('Loading order');
  await userEvent.keyboard('{ArrowRight}{Enter}{ }');
  await expect(focusedRowIndex()).toBe(999_998);
});

MillionLoading.test('keeps a loading row as high as a loaded one', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const height = (row: HTMLElement) => row.getBoundingClientRect().height;
  const plain = height(await canvas.findByRole('row', { name: /#1581587/ }));
  grid.scrollTop = 6_000_000;
  const [row] = await canvas.findAllByRole('row', { name: 'Loading order' });
  await expect(row && height(row)).toBe(plain);
});

/** Another filter was chosen while rows were loading. */
export const MillionRefreshing = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <WindowedList total={1_000_000} delay={null} isRefreshing list={list} />,
});

MillionRefreshing.test('keeps the rows of the previous list, and marks the list as busy', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  await expect(grid.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByRole('row', { name: /#1581587/ })).toBeVisible();
});

/** Some rows could not be loaded. */
export const MillionError = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <WindowedList total={1_000_000} delay={20} failing={[5000]} list={list} />,
});

MillionError.test('says so in its rows, and reloads all of them by Retry on one', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Expand #1581587' })).focus();
  await userEvent.keyboard('{End}');
  const [row] = await canvas.findAllByRole('row', { name: 'Couldn’t load this order.' });
  await expect(within(row as HTMLElement).getByRole('button', { name: /^Retry/ })).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Retry'));
  await userEvent.click(document.activeElement as HTMLElement);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Expand #581588'));
  await expect(canvas.queryByRole('row', { name: 'Couldn’t load this order.' })).toBeNull();
});

/** The list becomes shorter while its end is visible. */
export const MillionShrinking = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <ChangingList list={list} label="Shrink" changed={450} />,
});

/** The list becomes longer while part of it is visible. */
export const MillionGrowing = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <ChangingList list={list} label="Grow" changed={1_000_600} />,
});

MillionGrowing.test('keeps the visible rows in place, and adds more below', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  grid.scrollTop = 4_000;
  // The first row keeps the focus and stays mounted; this one is visible.
  const inSight = () => canvas.getAllByRole('row').at(-8) as HTMLElement;
  await waitFor(() => expect(Number(inSight().getAttribute('aria-rowindex'))).toBeGreaterThan(20));
  const row = inSight();
  const before = row.getBoundingClientRect().top;
  canvas.getByRole('button', { name: 'Grow' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1000600'));
  await expect(row.getBoundingClientRect().top).toBe(before);
});

function ChangingList({ list, label, changed }: { list: OrderListProps; label: string; changed: number }) {
  const [total, setTotal] = useState(1_000_000);
  return (
    <>
      <button type="button" onClick={() => setTotal(changed)}>
        {label}
      </button>
      <WindowedList total={total} delay={20} list={list} />
    </>
  );
}

MillionShrinking.test('shows the new end of the list, and keeps the focus on a row', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Expand #1581587' })).focus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Expand #581588'));
  const shrink = canvas.getByRole('button', { name: 'Shrink' });
  // Dispatched directly, because a real click would take the focus.
  shrink.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '450'));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Expand #1581138'));
  await expect(canvas.getByRole('row', { name: /#1581138/ })).toBeVisible();
});

/** The content of an open order grows. */
export const GrowsAbove = meta.story({
  args: {
    orders: ready(manyOrders(200)),
    maxHeight: '480px',
    expandedIds: new Set(['5000581585']),
    renderDetail: () => <div data-testid="grows" style={{ height: 100 }} />,
  },
});

GrowsAbove.test('keeps the visible rows in place when an order above grows or shrinks', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  grid.scrollTop = 400;
  const read = await canvas.findByRole('row', { name: /#581577/ });
  const detail = await canvas.findByTestId('grows');
  await waitFor(() => expect(read.getBoundingClientRect().top).toBeGreaterThan(grid.getBoundingClientRect().top));
  const top = read.getBoundingClientRect().top;
  for (const height of ['500px', '60px']) {
    const before = grid.scrollHeight;
    detail.style.height = height;
    await waitFor(() => expect(grid.scrollHeight).not.toBe(before));
    await expect(read.getBoundingClientRect().top).toBeCloseTo(top, 0);
  }
});

/** The list is below the fold, where no order counts as visible. */
export const OutOfSight = meta.story({
  args: { orders: ready(manyOrders(60)), maxHeight: '480px', onVisible: fn() },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: '150vh' }}>
        <Story />
      </div>
    ),
  ],
});

OutOfSight.test(
  'reports the visible orders: none below the fold, some once scrolled into view, others after scrolling',
  async ({ canvas, args }) => {
    const grid = await canvas.findByRole('grid');
    const names = () =>
      (args.onVisible as ReturnType<typeof fn>).mock.lastCall?.[0].map(({ orderName }: Order) => orderName) ?? [];
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(names()).toEqual([]);
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(names()[0]).toBe('#581587'));
    await expect(names().length).toBeLessThan(canvas.getAllByRole('row').length);
    grid.scrollTop = 1_000;
    await waitFor(() => expect(names()).not.toContain('#581587'));
    window.scrollTo(0, 0);
    await waitFor(() => expect(names()).toEqual([]));
  },
);

/** The list is part of a longer page, as under a card of the dashboard. */
export const InThePage = meta.story({ args: { orders: ready(manyOrders(500)) } });

InThePage.test('scrolls with the page without its own height', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  window.scrollTo(0, 12_000);
  await waitFor(() =>
    expect(Number(canvas.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(200),
  );
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  await expect(grid.clientHeight).toBeGreaterThan(20_000);
  window.scrollTo(0, 0);
});
