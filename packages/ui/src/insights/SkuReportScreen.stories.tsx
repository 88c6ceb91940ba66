import { skuFigures } from '@hub/domain/insights';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileNames, hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { PeriodBar } from '../data/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { ready, storyNow, storyPageHeader, storySkus, storyZone } from './insightsFixtures.ts';
import { failed } from '../testing/loadables.ts';
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
    report: ready(storySkus),
    skuPath: (sku: string, which: 'ordered' | 'short') => `/app/list/${which === 'short' ? 7 : 1}?search=${sku}`,
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test('says which orders are counted', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Based on the line items of all 3,561 orders (Last 30d). Not counted: 3 line items that are canceled or don’t ship.',
    ),
  ).toBeVisible();
});

Default.test('lists SKUs that are short and most ordered, each with a link to its orders', async ({ canvas }) => {
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

Default.test('shows units sent again, by reason', async ({ canvas }) => {
  const reships = within(canvas.getByRole('region', { name: 'Shipped again' }));
  await expect(reships.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Lost on the way14 units in 9 reships',
    'Wrong item1 unit in 1 reship',
  ]);
});

Default.test('has a table view', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Most ordered SKUs' }));
  const rows = within(canvas.getByRole('table', { name: 'Most ordered SKUs' })).getAllByRole('row');
  await expect(rows[1]?.textContent).toBe('85123AWHITE HANGING HEART T-LIGHT HOLDER1282');
});

export const Loading = meta.story({ args: { report: { state: 'loading' } } });

Loading.test('says in all cards that they are loading', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(3);
});

export const Error = meta.story({ args: { report: failed } });

Error.test('says what happened, and shows no figures', async ({ canvas }) => {
  await expect(canvas.getByText(/The server had a problem/)).toBeVisible();
});

/** Every product is in stock. */
export const NothingShort = meta.story({
  args: { report: ready({ ...storySkus, figures: { ...storySkus.figures, short: [] } }) },
});

NothingShort.test('reports it as good news', async ({ canvas }) => {
  await expect(canvas.getByText('None of these orders is waiting for stock.')).toBeVisible();
});

export const Empty = meta.story({
  args: {
    report: ready({ ...storySkus, orders: 0, figures: skuFigures([]) }),
  },
});

Empty.test('says what would fill the report', async ({ canvas }) => {
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'SKUs short' })).toBeNull();
});

const hostileUnits = [hostileTexts.sku, '', ...hostileNames].map((sku, index) => ({
  sku,
  name: hostileNames[index % hostileNames.length] ?? sku,
  quantity: 144_000,
}));

/** SKUs and names are long and unusual. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    report: ready({
      ...storySkus,
      figures: skuFigures([{ ordered: hostileUnits, short: hostileUnits, leftOut: 0 }]),
    }),
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

LongNames.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  on490px,
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

LongNames.test('stays readable in the table view', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table: Most ordered SKUs' }));
  await expectReadable(canvasElement);
});
