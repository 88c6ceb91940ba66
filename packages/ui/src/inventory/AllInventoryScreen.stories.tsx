import { inventoryRows } from '@hub/domain/inventory';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ready, storyNow, storyZone } from '../insights/insightsFixtures.ts';
import { hostileNames, hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { PeriodBar } from '../data/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { AllInventoryScreen } from './AllInventoryScreen.tsx';
import { storyInventory, storyManySkus, storyPageHeader } from './inventoryFixtures.ts';

const meta = preview.meta({
  component: AllInventoryScreen,
  args: {
    pageHeader: storyPageHeader('allinventory'),
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
    sample: ready(storyInventory),
    skuPath: (sku: string, which: 'ordered' | 'short') => `/app/list/${which === 'short' ? 7 : 1}?search=${sku}`,
    backOrderPath: '/app/list/7',
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

const rowsOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('table', { name: 'SKUs in these orders' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const countLine = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('group', { name: 'SKUs in these orders' })).getByRole('status');

export const Default = meta.story();

Default.test('labelled as derived, from which orders of which days, and what it leaves out', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Based on the line items of the newest 200 of 3,561 orders (Last 30d), created from 2026-11-18 to 2026-11-20.',
    ),
  ).toBeVisible();
  await expect(canvas.getByText('Not counted: 3 line items that are canceled or don’t ship.')).toBeVisible();
});

Default.test(
  'every SKU, most ordered first: name, units ordered, orders, units short, each leading to its orders',
  async ({ canvas }) => {
    await expect(rowsOf(canvas)).toEqual([
      '85123AWHITE HANGING HEART T-LIGHT HOLDER12820',
      '22423REGENCY CAKESTAND 3 TIER31131',
      'No SKUwrongly coded210',
    ]);
    await expect(canvas.getByRole('link', { name: '85123A' })).toHaveAttribute('href', '/app/list/1?search=85123A');
    await expect(within(canvas.getByRole('row', { name: /^22423/ })).getByRole('link', { name: '31' })).toHaveAttribute(
      'href',
      '/app/list/7?search=22423',
    );
    await expect(canvas.getByText('No SKU').closest('a')).toBeNull();
  },
);

Default.test('totals that the rows add up to', async ({ canvas }) => {
  const tiles = within(canvas.getByRole('region', { name: 'Summary' })).getAllByRole('listitem');
  await expect(tiles.map((tile) => tile.textContent)).toEqual([
    'SKUs3',
    'Units ordered161',
    'SKUs short1',
    'Units short31',
  ]);
});

Default.test('a filter by SKU or name says how many it leaves', async ({ canvas, userEvent }) => {
  const filter = canvas.getByRole('searchbox', { name: 'Filter by SKU or name' });
  await userEvent.type(filter, 'cake tier');
  await expect(rowsOf(canvas)).toEqual(['22423REGENCY CAKESTAND 3 TIER31131']);
  await expect(countLine(canvas)).toHaveTextContent('1 of 3 SKUs contains “cake tier”.');
  await userEvent.type(filter, 'x');
  await expect(countLine(canvas)).toHaveTextContent('No SKU or name contains “cake tierx”.');
  await userEvent.clear(filter);
  await expect(rowsOf(canvas)).toHaveLength(3);
});

/** The shop sells hundreds of products. */
export const ManySkus = meta.story({ args: { sample: ready(storyManySkus) } });

ManySkus.test('a hundred rows, and a button for more of them', async ({ canvas, userEvent }) => {
  await expect(rowsOf(canvas)).toHaveLength(100);
  await expect(countLine(canvas)).toHaveTextContent('1,821 SKUs; the first 100 are shown.');
  await userEvent.click(canvas.getByRole('button', { name: /^Show 100 more/ }));
  await expect(rowsOf(canvas)).toHaveLength(200);
});

const hostileUnits = [hostileTexts.sku, '__proto__', ...hostileNames].map((sku, index) => ({
  sku,
  name: hostileNames[index % hostileNames.length] ?? sku,
  quantity: 144_000,
}));

/** Unusual SKUs and names. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    sample: ready({
      ...storyInventory,
      figures: { rows: inventoryRows([{ ordered: hostileUnits, short: hostileUnits }]), leftOut: null },
    }),
  },
});

LongNames.test('each is a row of its own', async ({ canvas }) => {
  await expect(rowsOf(canvas)).toHaveLength(hostileUnits.length);
  await expect(canvas.getByRole('link', { name: '__proto__' })).toBeVisible();
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

/** Orders of postage and vouchers only. */
export const NoGoods = meta.story({
  args: {
    sample: ready({
      ...storyInventory,
      figures: { rows: [], leftOut: 'Not counted: 2 line items that are canceled or don’t ship.' },
    }),
  },
});

NoGoods.test('says so in words', async ({ canvas }) => {
  await expect(canvas.getByText('None of these orders has items to ship.')).toBeVisible();
  await expect(canvas.queryByRole('searchbox')).toBeNull();
});

export const Loading = meta.story({ args: { sample: { state: 'loading' } } });

Loading.test('card and figures say that they load', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading SKUs in these orders' })).toBeVisible();
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(4);
});

/** The server failed half way. */
export const Error = meta.story({
  args: {
    sample: ready({
      ...storyInventory,
      phase: 'failed',
      facts: { ...storyInventory.facts, read: 12, failed: 4 },
      error: { message: 'The server had a problem.', detail: 'GET /get-order-detail/{order_id} · status 500' },
      onLoadRest: fn(),
    }),
  },
});

Error.test('what was read stays, with Retry for the rest', async ({ canvas, args, userEvent }) => {
  await expect(rowsOf(canvas)).toHaveLength(3);
  await expect(canvas.getByText(/of 12 orders, out of the newest 200/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.sample.state === 'ready' && args.sample.value.onLoadRest).toHaveBeenCalledOnce();
});

export const Empty = meta.story({
  args: {
    sample: ready({
      ...storyInventory,
      facts: { ...storyInventory.facts, listed: 0, requested: 0, read: 0, from: null, to: null },
      figures: { rows: [], leftOut: null },
    }),
  },
});

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
});
