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
  args: listArgs,
  render: (args: OrderListProps) => <OpenableList {...args} />,
});

const hundredThousand = manyOrders(100_000);

/** 100,000 orders in a box. */
export const HundredThousand = meta.story({ args: { orders: ready(hundredThousand), maxHeight: '480px' } });

HundredThousand.test(
  'true aria-rowcount and aria-rowindex over a bounded number of rows',
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

HundredThousand.test('the focused row stays mounted', async ({ canvas }) => {
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

/** The server hands out the rows in sight of 1,000,000 orders. */
export const Million = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <WindowedList total={1_000_000} delay={20} list={list} />,
});

/** Index of each row, from 1, with what it says. */
function rowsIn(canvas: { getAllByRole(role: 'row'): HTMLElement[] }) {
  return canvas.getAllByRole('row').map((row) => ({
    index: Number(row.getAttribute('aria-rowindex')),
    name: row.querySelector('a')?.textContent ?? row.getAttribute('aria-label'),
  }));
}

const focusedRowIndex = () =>
  Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex') ?? Number.NaN);

Million.test('the count is that of the whole list, over a bounded number of rows', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '1000000');
  await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
});

Million.test(
  'End goes to the very last order, Home back, and the focus stays in its row',
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

Million.test('the scroll bar reaches the middle and the end, and rows are where they say', async ({ canvas }) => {
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

Million.test('rows have the order of their place, none twice', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  grid.scrollTop = 6_000_000;
  await waitFor(() => expect(rowsIn(canvas).filter(({ name }) => name?.startsWith('#')).length).toBeGreaterThan(10));
  for (const { index, name } of rowsIn(canvas))
    if (name?.startsWith('#')) await expect(name).toContain(`#${1_581_588 - index}`);
});

/** The rows in sight are on their way. */
export const MillionLoading = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <WindowedList total={1_000_000} delay={null} list={list} />,
});

MillionLoading.test('keys go over rows that are not there yet', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Expand #1581587' })).focus();
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(focusedRowIndex()).toBe(999_998));
  await expect(document.activeElement).toHaveAccessibleName('Loading order');
  await userEvent.keyboard('{ArrowRight}{Enter}{ }');
  await expect(focusedRowIndex()).toBe(999_998);
});

MillionLoading.test('a row that is on its way is as high as one that is there', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const height = (row: HTMLElement) => row.getBoundingClientRect().height;
  const plain = height(await canvas.findByRole('row', { name: /#1581587/ }));
  grid.scrollTop = 6_000_000;
  const [row] = await canvas.findAllByRole('row', { name: 'Loading order' });
  await expect(row && height(row)).toBe(plain);
});

/** Another filter was chosen while rows were on their way. */
export const MillionRefreshing = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <WindowedList total={1_000_000} delay={null} isRefreshing list={list} />,
});

MillionRefreshing.test('the rows of the list before stay, and the list says that it is busy', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  await expect(grid.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByRole('row', { name: /#1581587/ })).toBeVisible();
});

/** Some rows could not be loaded. */
export const MillionError = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <WindowedList total={1_000_000} delay={20} failing={[5000]} list={list} />,
});

MillionError.test('its rows say so, and Retry on one loads them all', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Expand #1581587' })).focus();
  await userEvent.keyboard('{End}');
  const [row] = await canvas.findAllByRole('row', { name: 'Couldn’t load this order.' });
  await expect(within(row as HTMLElement).getByRole('button', { name: /^Retry/ })).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Retry'));
  await userEvent.click(document.activeElement as HTMLElement);
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Expand #581588'));
  await expect(canvas.queryByRole('row', { name: 'Couldn’t load this order.' })).toBeNull();
});

/** The list becomes shorter while its end is in sight. */
export const MillionShrinking = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <ChangingList list={list} label="Shrink" changed={450} />,
});

/** The list becomes longer while a part of it is in sight. */
export const MillionGrowing = meta.story({
  args: { maxHeight: '480px' },
  render: (list: OrderListProps) => <ChangingList list={list} label="Grow" changed={1_000_600} />,
});

MillionGrowing.test('what is in sight stays where it is, and there is more below', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  grid.scrollTop = 4_000;
  // The first row has the focus' place and stays mounted; this one is in sight.
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

MillionShrinking.test('the list shows its new end, and the focus has a row', async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Expand #1581587' })).focus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Expand #581588'));
  const shrink = canvas.getByRole('button', { name: 'Shrink' });
  // Without taking the focus.
  shrink.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '450'));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Expand #1581138'));
  await expect(canvas.getByRole('row', { name: /#1581138/ })).toBeVisible();
});

/** An open order whose content grows. */
export const GrowsAbove = meta.story({
  args: {
    orders: ready(manyOrders(200)),
    maxHeight: '480px',
    expandedIds: new Set(['5000581585']),
    renderDetail: () => <div data-testid="grows" style={{ height: 100 }} />,
  },
});

GrowsAbove.test('what is read does not move when an order above it grows or shrinks', async ({ canvas }) => {
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

/** Below the fold no order counts as visible. */
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
  'reports the visible orders: none below the fold, some once it is scrolled into view, others when it scrolls',
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

InThePage.test('without a height of its own the page scrolls', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  window.scrollTo(0, 12_000);
  await waitFor(() =>
    expect(Number(canvas.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(200),
  );
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  await expect(grid.clientHeight).toBeGreaterThan(20_000);
  window.scrollTo(0, 0);
});
