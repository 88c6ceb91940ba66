import { ordersText } from '@hub/domain/shared';
import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview';
import type { ChartColumn } from './ColumnChart.tsx';
import { ColumnChart } from './ColumnChart.tsx';

const week: readonly ChartColumn[] = [8, 22, 23, 14, 0, 19, 21].map((value, index) => {
  const day = `2026-11-${13 + index}`;
  return { key: day, label: day.slice(5), words: day, value, path: value === 0 ? null : `/app/list/1?from=${day}` };
});

const meta = preview.meta({
  component: ColumnChart,
  args: { label: 'Orders by day', columns: week, formatValue: ordersText },
});

export const Default = meta.story();

Default.test('says what a column counts, and links to its list', async ({ canvas }) => {
  const column = await canvas.findByRole('link', { name: '2026-11-14: 22 orders' });
  await expect(column).toHaveAttribute('href', '/app/list/1?from=2026-11-14');
  await expect(canvas.getByRole('img', { name: '2026-11-17: 0 orders' })).toBeInTheDocument();
  await expect(canvas.getAllByRole('link')).toHaveLength(6);
});

Default.test('is one tab stop; the arrow keys, Home and End move between columns', async ({ canvas, userEvent }) => {
  await canvas.findAllByRole('link');
  await userEvent.tab();
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await expect(focused()).toBe('2026-11-19: 21 orders');
  await userEvent.keyboard('{ArrowRight}');
  await expect(focused()).toBe('2026-11-19: 21 orders');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect(focused()).toBe('2026-11-17: 0 orders');
  await expect(canvas.getByText('2026-11-17: 0 orders')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect(focused()).toBe('2026-11-13: 8 orders');
  await userEvent.keyboard('{End}{ArrowLeft}');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect(focused()).toBe('2026-11-18: 19 orders');
});

Default.test('describes the hovered column in words, else the highest one', async ({ canvas }) => {
  await expect(await canvas.findByText('Most: 2026-11-15: 23 orders')).toBeVisible();
  await fireEvent.mouseOver(canvas.getByRole('link', { name: '2026-11-13: 8 orders' }));
  // React renders the hovered column a little later.
  await expect(await canvas.findByText('2026-11-13: 8 orders')).toBeVisible();
});

Default.test('draws columns in proportion to their numbers', async ({ canvas }) => {
  const heightOf = (name: string) =>
    Number(canvas.getByLabelText(name).querySelector('rect:last-of-type')?.getAttribute('height'));
  await canvas.findAllByRole('link');
  await expect(heightOf('2026-11-14: 22 orders') / heightOf('2026-11-13: 8 orders')).toBeCloseTo(22 / 8, 1);
  await expect(heightOf('2026-11-17: 0 orders')).toBe(0);
});

/** The chart compares two periods: one filled, the other outlined. */
export const TwoPeriods = meta.story({
  args: {
    columns: week.map((column, index) => ({
      ...column,
      path: null,
      previous: { words: `2026-11-${String(6 + index).padStart(2, '0')}`, value: 20 - index },
    })),
  },
});

TwoPeriods.test('names both values, which differ by more than color', async ({ canvas }) => {
  const column = await canvas.findByRole('img', { name: '2026-11-13: 8 orders; 2026-11-06: 20 orders' });
  const [, before, now] = column.querySelectorAll('rect');
  await expect(getComputedStyle(before as Element).stroke).not.toBe('none');
  await expect(getComputedStyle(now as Element).stroke).toBe('none');
});

/** The chart has the maximum number of columns; only the labels are thinned out. */
export const ManyColumns = meta.story({
  args: {
    columns: Array.from({ length: 62 }, (_, index) => ({
      key: String(index),
      label: `${String(index).padStart(2, '0')}-01`,
      words: `Day ${index}`,
      value: (index * 37) % 90,
      path: null,
    })),
  },
});

ManyColumns.test('shows all columns, and no labels that touch', async ({ canvas, canvasElement }) => {
  await expect(await canvas.findAllByRole('img')).toHaveLength(62);
  const labels = [...canvasElement.querySelectorAll('svg text')].filter(({ textContent }) =>
    textContent?.endsWith('-01'),
  );
  const boxes = labels.map((label) => label.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  for (const [index, box] of boxes.entries())
    await expect(box.left).toBeGreaterThan(boxes[index - 1]?.right ?? Number.NEGATIVE_INFINITY);
});

/** One column counts a single order beside thousands. */
export const OneBesideThousands = meta.story({
  args: {
    columns: [
      { key: 'a', label: 'a', words: 'a', value: 25_900, path: null },
      { key: 'b', label: 'b', words: 'b', value: 1, path: null },
    ],
  },
});

OneBesideThousands.test('keeps its column visible', async ({ canvas }) => {
  const column = await canvas.findByRole('img', { name: 'b: 1 order' });
  await expect(Number(column.querySelector('rect:last-of-type')?.getAttribute('height'))).toBeGreaterThanOrEqual(2);
});

export const Empty = meta.story({ args: { columns: [] } });

Empty.test('shows no error without columns', async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: 'Orders by day' })).toBeInTheDocument();
});
