import { skuFigures } from '@hub/domain/insights';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileNames, hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { PeriodBar } from '../data/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { ready, storyNow, storyPageHeader, storySample, storyZone } from './insightsFixtures.ts';
import { SkuReportScreen } from './SkuReportScreen.tsx';

const meta = preview.meta({
  component: SkuReportScreen,
  args: {
    pageHeader: storyPageHeader('inventory'),
    controls: (
      <PeriodBar
        options={[{ value: 'last_30d', label: 'Last 30d' }]}
        period="last_30d"
        onChange={fn()}
        timeZone={storyZone}
        now={storyNow}
        fetchedAt={null}
      />
    ),
    sample: ready(storySample),
    skuPath: (sku: string, which: 'ordered' | 'short') => `/app/list/${which === 'short' ? 7 : 1}?search=${sku}`,
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test('labelled as derived, from which orders of which days', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Based on the line items of the newest 200 of 3,561 orders (Last 30d), created from 2026-11-18 to 2026-11-20.',
    ),
  ).toBeVisible();
  await expect(canvas.getByText('Not counted: 3 line items that are canceled or don’t ship.')).toBeVisible();
});

Default.test('SKUs short and most ordered, each leading to the orders that have it', async ({ canvas }) => {
  const short = within(canvas.getByRole('region', { name: 'SKUs short' }));
  await expect(short.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'REGENCY CAKESTAND 3 TIER2242331 in 1 order',
    'PARTY BUNTING4756618 in 1 order',
  ]);
  await expect(short.getByRole('link', { name: '22423' })).toHaveAttribute('href', '/app/list/7?search=22423');
  const ordered = within(canvas.getByRole('region', { name: 'Most ordered SKUs' }));
  await expect(ordered.getByText('128 in 2 orders')).toBeVisible();
  await expect(ordered.getByText('No SKU').closest('a')).toBeNull();
});

Default.test('a table view', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Most ordered SKUs' }));
  const rows = within(canvas.getByRole('table', { name: 'Most ordered SKUs' })).getAllByRole('row');
  await expect(rows[1]?.textContent).toBe('85123AWHITE HANGING HEART T-LIGHT HOLDER1282');
});

export const Loading = meta.story({ args: { sample: { state: 'loading' } } });

Loading.test('both cards say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(2);
});

/** Four details are read at a time. */
export const Reading = meta.story({
  args: {
    sample: ready({ ...storySample, phase: 'reading', facts: { ...storySample.facts, read: 87 }, onCancel: fn() }),
  },
});

Reading.test('progress, cancellable', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Loading order details: 87 of 200')).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: 'Loading order details: 87 of 200' })).toHaveAttribute(
    'value',
    '43.5',
  );
  await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
  await expect(args.sample.state === 'ready' && args.sample.value.onCancel).toHaveBeenCalledOnce();
});

/** Cancelled: the figures cover what was read. */
export const Cancelled = meta.story({
  args: {
    sample: ready({ ...storySample, phase: 'stopped', facts: { ...storySample.facts, read: 87 }, onLoadRest: fn() }),
  },
});

Cancelled.test('says what the figures cover, and offers the rest', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/of 87 orders, out of the newest 200 of 3,561/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Load the rest' }));
  await expect(args.sample.state === 'ready' && args.sample.value.onLoadRest).toHaveBeenCalledOnce();
});

/** Two details and a line could not be read. */
export const Partial = meta.story({
  args: {
    sample: ready({ ...storySample, facts: { ...storySample.facts, read: 198, failed: 2, unreadableLines: 1 } }),
  },
});

Partial.test('says what is missing', async ({ canvas }) => {
  await expect(canvas.getByText(/2 orders could not be read\. 1 line item could not be read\.$/)).toBeVisible();
});

/** The server failed half way. */
export const Error = meta.story({
  args: {
    sample: ready({
      ...storySample,
      phase: 'failed',
      facts: { ...storySample.facts, read: 12, failed: 4 },
      error: { message: 'The server had a problem.', detail: 'GET /get-order-detail/{order_id} · status 500' },
      onLoadRest: fn(),
    }),
  },
});

Error.test('what was read stays, with Retry for the rest', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('region', { name: 'SKUs short' })).toHaveTextContent('22423');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.sample.state === 'ready' && args.sample.value.onLoadRest).toHaveBeenCalledOnce();
});

/** Every product is in stock. */
export const NothingShort = meta.story({
  args: { sample: ready({ ...storySample, figures: { ...storySample.figures, short: [] } }) },
});

NothingShort.test('is good news in words', async ({ canvas }) => {
  await expect(canvas.getByText('None of these orders is waiting for stock.')).toBeVisible();
});

export const Empty = meta.story({
  args: {
    sample: ready({
      ...storySample,
      facts: { ...storySample.facts, listed: 0, requested: 0, read: 0, from: null, to: null },
      figures: skuFigures([]),
    }),
  },
});

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'SKUs short' })).toBeNull();
});

const hostileUnits = [hostileTexts.sku, '', ...hostileNames].map((sku, index) => ({
  sku,
  name: hostileNames[index % hostileNames.length] ?? sku,
  quantity: 144_000,
}));

/** Unusual SKUs and names. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    sample: ready({
      ...storySample,
      figures: skuFigures([{ ordered: hostileUnits, short: hostileUnits, leftOut: 0 }]),
    }),
  },
});

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

LongNames.test('so it is as a table', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Most ordered SKUs' }));
  await expectReadable(canvasElement);
});
