import { weightRows } from '@hub/domain/inventory';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ready, storyNow, storyZone } from '../insights/insightsFixtures.ts';
import { hostileNames, hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { PeriodBar } from '../data/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { storyPageHeader, storyWeights } from './inventoryFixtures.ts';
import { WeightScreen } from './WeightScreen.tsx';

const meta = preview.meta({
  component: WeightScreen,
  args: {
    pageHeader: storyPageHeader('weightandpackage'),
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
    sample: ready(storyWeights),
    boxesSaved: ready(1_204),
    skuPath: (sku: string) => `/app/list/1?search=${sku}`,
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test('product weights, those to be mended first; 00 when empty', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: 'Product weights' })).getAllByRole('row');
  await expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    '22423REGENCY CAKESTAND 3 TIER001',
    '47566PARTY BUNTING0.25 and 00, which differ2',
    '21137BLACK RECORD COVER FRAMEheavy, not a number1',
    '85123AWHITE HANGING HEART T-LIGHT HOLDER0.402',
  ]);
});

Default.test('how many SKUs have none, several, or one that is no number', async ({ canvas }) => {
  const tiles = within(canvas.getByRole('region', { name: 'Summary' })).getAllByRole('listitem');
  await expect(tiles.map((tile) => tile.textContent)).toEqual([
    'SKUs4',
    'Without a weight1',
    'With several weights1',
    'Not a number1',
  ]);
});

Default.test('what is known of packages, and what is not', async ({ canvas }) => {
  const card = within(canvas.getByRole('region', { name: 'Packages' }));
  await expect(card.getByText('Total Boxes Saved: 1,204')).toBeVisible();
  await expect(card.getByText(/^Boxes saved by packing orders together/)).toBeVisible();
});

Default.test('where a weight is changed, since it is not here', async ({ canvas }) => {
  await expect(canvas.getByText(/Change weights on the product in your store admin/)).toBeVisible();
  await expect(canvas.getByText('Not counted: 1 line item that doesn’t ship.')).toBeVisible();
});

export const Loading = meta.story({ args: { sample: { state: 'loading' }, boxesSaved: { state: 'loading' } } });

Loading.test('both cards say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(2);
});

/** Weights are loaded, the stats are not. */
export const Error = meta.story({
  args: {
    boxesSaved: {
      state: 'failed',
      message: 'The server had a problem.',
      detail: 'GET /stats · status 500',
      onRetry: fn(),
    },
  },
});

Error.test('one failure removes one card', async ({ canvas }) => {
  await expect(canvas.getByText(/GET \/stats · status 500/)).toBeVisible();
  await expect(within(canvas.getByRole('region', { name: 'Packages' })).getByText(/^Couldn’t load this/)).toBeVisible();
  await expect(canvas.getByRole('table', { name: 'Product weights' })).toBeVisible();
});

export const Empty = meta.story({
  args: {
    sample: ready({
      ...storyWeights,
      facts: { ...storyWeights.facts, listed: 0, requested: 0, read: 0, from: null, to: null },
      figures: { rows: [], leftOut: null },
    }),
    boxesSaved: ready(0),
  },
});

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
});

const hostileWeights = [hostileTexts.sku, ...hostileNames].flatMap((sku, index) =>
  ['', hostileNames[index % hostileNames.length] ?? ''].map((weight) => ({ sku, name: sku, weight })),
);

/** Unusual SKUs, names and weights. */
export const LongNames = meta.story({
  ...on320px,
  args: { sample: ready({ ...storyWeights, figures: { rows: weightRows([hostileWeights]), leftOut: null } }) },
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
