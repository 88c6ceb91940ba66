import { comparedPeriods } from '@hub/domain/insights';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { PeriodBar } from '../data/index.ts';
import { ComparisonScreen } from './ComparisonScreen.tsx';
import { ready, storyComparison, storyListPath, storyNow, storyPageHeader, storyZone } from './insightsFixtures.ts';

const comparison = storyComparison();
const nothing = {
  report: {
    ...comparison.current.report,
    orders: 0,
    days: [],
    shipping: { ...comparison.current.report.shipping, measured: 0, median: null, ninetieth: null },
  },
  shipped: 0,
  errors: 0,
  unreadable: 0,
};

const meta = preview.meta({
  component: ComparisonScreen,
  args: {
    pageHeader: storyPageHeader('comparisoncharts'),
    controls: (
      <PeriodBar
        options={comparedPeriods}
        period="last_7d"
        onChange={fn()}
        timeZone={storyZone}
        now={storyNow}
        fetchedAt={storyNow}
      />
    ),
    comparison: ready(comparison),
    listPath: storyListPath,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test(
  'compares this period with the previous one: orders, shipped share, errors, time to ship',
  async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Compared to previous period' }));
    await expect(card.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Orders',
      'Shipped share',
      'Orders in error',
      'Half shipped within',
      'Nine in ten shipped within',
    ]);
    const [orders] = card.getAllByRole('listitem');
    await expect(within(orders as HTMLElement).getByText('12 more (+13%)')).toBeVisible();
    await expect(card.getByText('−21 percentage points')).toBeVisible();
  },
);

Default.test('links each figure to its list of those days', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Compared to previous period' }));
  const row = canvas.getByRole('row', { name: /^Orders in error/ });
  await expect(
    within(row)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['9', '/app/list/5?from=2026-11-13&to=2026-11-19'],
    ['3', '/app/list/5?from=2026-11-06&to=2026-11-12'],
  ]);
});

Default.test(
  'shows days side by side, filled and outlined, which add up to their periods',
  async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('img', { name: '2026-11-19: 21 orders; 2026-11-12: 18 orders' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText(/outlined: 2026-11-06 to 2026-11-12/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Orders by day, both periods' }));
    const cells = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    const total = cells.pop();
    await expect([total?.[0], total?.[2]]).toEqual(['107', '95']);
    await expect(cells.reduce((sum, [now]) => sum + Number(now), 0)).toBe(107);
    await expect(cells.reduce((sum, cell) => sum + Number(cell[2]), 0)).toBe(95);
  },
);

export const Loading = meta.story({ args: { comparison: { state: 'loading' } } });

Loading.test('says in both cards that they are loading', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(2);
});

export const Empty = meta.story({
  args: { comparison: ready({ ...comparison, current: nothing, previous: nothing }) },
});

Empty.test('shows a message, never NaN, when there is nothing to compare', async ({ canvas, canvasElement }) => {
  await expect(canvas.getAllByText('Nothing to compare')).toHaveLength(3);
  await expect(canvasElement.textContent).not.toMatch(/NaN|Infinity/);
});

export const NoneReadable = meta.story({
  args: { comparison: ready({ ...comparison, current: { ...nothing, unreadable: 120 }, previous: nothing }) },
});

NoneReadable.test('leaves out orders that cannot be read instead of counting them as zero', async ({ canvas }) => {
  await expect(canvas.getAllByText('120 orders could not be read, so this report leaves them out.')).toHaveLength(2);
  await expect(canvas.queryByText('Nothing to compare')).toBeNull();
});

/** Orders changed stage while the lists were being read. */
export const OrdersMoved = meta.story({
  args: { comparison: ready({ ...comparison, gap: { read: 206, expected: null } }) },
});

OrdersMoved.test('says that some orders may be missing when orders moved without being counted', async ({ canvas }) => {
  await expect(canvas.getByText('Orders moved while these 206 were loading, so some may be missing.')).toBeVisible();
});

/** A custom period was chosen without days. */
export const DaysNotChosen = meta.story({ args: { comparison: null } });

DaysNotChosen.test('says what to choose', async ({ canvas }) => {
  await expect(canvas.getByText(/^Choose a first and last day/)).toBeVisible();
});

export const Error = meta.story({
  args: {
    comparison: {
      state: 'failed',
      message: 'The server had a problem.',
      detail: 'GET /list-order · status 500',
      onRetry: fn(),
    },
  },
});

Error.test('shows an error once, with Retry', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
});

/** The period includes today, and two orders could not be read. */
export const Partial = meta.story({
  args: {
    comparison: ready({
      ...comparison,
      days: { ...comparison.days, isUnfinished: true },
      current: { ...comparison.current, unreadable: 2 },
    }),
  },
});

Partial.test('says that the period is not over, and what is missing', async ({ canvas }) => {
  await expect(canvas.getByText('This period isn’t over yet.')).toBeVisible();
  await expect(canvas.getByText('2 orders couldn’t be read and aren’t in the charts.')).toBeVisible();
});
