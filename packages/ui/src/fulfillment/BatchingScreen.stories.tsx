import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { tableRows } from '../testing/tableRows.ts';
import { BatchingScreen } from './BatchingScreen.tsx';
import {
  emptyBatches,
  emptyStages,
  failed,
  hostileBatches,
  hostileStages,
  ready,
  storyBatches,
  storyControls,
  storyNow,
  storyOrderPath,
  storyPageHeader,
  storyStages,
  storyZone,
} from './fulfillmentFixtures.tsx';

const meta = preview.meta({
  component: BatchingScreen,
  args: {
    pageHeader: storyPageHeader('batching'),
    controls: storyControls,
    batches: ready(storyBatches),
    stages: ready(storyStages),
    listPath: (tab: number) => `/app/list/${tab}`,
    orderPath: storyOrderPath,
    historyPath: '/app/fulfillment/batch-history',
    timeZone: storyZone,
    now: storyNow,
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const tilesOf = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Summary' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Default = meta.story();

Default.test('what waits to be batched, and what was batched', async ({ canvas }) => {
  await expect(tilesOf(canvas)).toEqual([
    'Open, not batched yet2',
    'Other stages, not batched1',
    'Batched today1',
    'Batched, of the period4',
  ]);
  await expect(
    canvas.getByText('Derived from the batch times of all 6 orders (Last 30d). 2 orders have no readable batch time.'),
  ).toBeVisible();
});

Default.test('stage by stage; each stage leads to its list', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Batched and not batched, by stage')).toEqual([
    ['Stage', 'Orders', 'Batched', 'Not batched'],
    ['Open Orders', '3', '1', '2'],
    ['Orders In Fulfillment', '3', '3', '0'],
    ['Errors', '1', '0', '1'],
    ['Hold Orders', '0', '0', '0'],
    ['Back Orders', '0', '0', '0'],
    ['Needs User Review', '0', '0', '0'],
    ['Total', '7', '4', '3'],
  ]);
  const links = within(canvas.getByRole('table', { name: 'Batched and not batched, by stage' })).getAllByRole('link');
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/app/list/2', '/app/list/3', '/app/list/5']);
});

Default.test('the orders that wait longest, oldest first', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Open orders that wait longest to be batched').slice(1)).toEqual([
    ['#579940', '2026-11-12 07:15:51 AM', '8 days ago'],
    ['#581586', '2026-11-20 07:40:00 AM', '33 minutes ago'],
  ]);
  await expect(canvas.getByRole('link', { name: 'See all open orders' })).toHaveAttribute('href', '/app/list/2');
});

Default.test('says that no call controls batching, and has no button that would', async ({ canvas }) => {
  await expect(canvas.getByText(/^Batches are made by the fulfillment service\./)).toBeVisible();
  await expect(canvas.queryAllByRole('button')).toEqual([]);
});

export const Loading = meta.story({ args: { batches: { state: 'loading' }, stages: { state: 'loading' } } });

Loading.test('cards and figures say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(2);
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(4);
});

export const StagesFailed = meta.story({ args: { stages: failed } });

StagesFailed.test('the days stay; the stages are not claimed to be empty', async ({ canvas }) => {
  await expect(tilesOf(canvas)).toEqual([
    'Open, not batched yet–',
    'Other stages, not batched–',
    'Batched today1',
    'Batched, of the period4',
  ]);
  await expect(canvas.getAllByText(/^Not available/)).toHaveLength(2);
});

export const Error = meta.story({ args: { batches: failed, stages: failed } });

Error.test('one banner for the same trouble, with Retry', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  await expect(tilesOf(canvas).every((text) => text.endsWith('–'))).toBe(true);
});

/** Orders of which none is still to be shipped. */
export const NothingWaits = meta.story({ args: { stages: ready(emptyStages) } });

NothingWaits.test('is good news in words', async ({ canvas }) => {
  await expect(canvas.getByText('No order of this period waits to be shipped.')).toBeVisible();
  await expect(canvas.getByText('No order of this period is open.')).toBeVisible();
});

export const Empty = meta.story({ args: { batches: ready(emptyBatches), stages: ready(emptyStages) } });

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
});

/** Unusual order names. */
export const Hostile = meta.story({
  ...on320px,
  args: { batches: ready(hostileBatches), stages: ready(hostileStages) },
});

Hostile.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

Hostile.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  on490px,
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

Hostile.test('names may be long, and an age breaks between its words all the same', on490px, async ({ canvas }) => {
  const ages = canvas.getAllByText('14 hours ago');
  await expect(ages).toHaveLength(7);
  for (const age of ages) await expect(age.getClientRects().length).toBeLessThanOrEqual(3);
});
