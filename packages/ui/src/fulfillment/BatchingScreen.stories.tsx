import { expect, fn, within } from 'storybook/test';
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
    'Batched this period4',
  ]);
  await expect(
    canvas.getByText('Based on the batch times of all 6 orders (Last 30d). 2 orders have no batch time.'),
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
  await expect(tableRows(canvas, 'Open orders waiting longest for a batch').slice(1)).toEqual([
    ['#579940', '2026-11-12 07:15:51 AM', '8 days ago'],
    ['#581586', '2026-11-20 07:40:00 AM', '33 minutes ago'],
  ]);
  await expect(canvas.getByRole('link', { name: 'See all open orders' })).toHaveAttribute('href', '/app/list/2');
});

Default.test('says that no call controls batching, and has no button that would', async ({ canvas }) => {
  await expect(canvas.getByText(/^Your fulfillment service decides when to batch\./)).toBeVisible();
  await expect(canvas.queryAllByRole('button')).toEqual([]);
});

export const Loading = meta.story({ args: { batches: { state: 'loading' }, stages: { state: 'loading' } } });

Loading.test('cards and figures say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(2);
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(4);
});

export const StagesError = meta.story({ args: { stages: failed } });

StagesError.test('the days stay; the stages are not claimed to be empty', async ({ canvas }) => {
  await expect(tilesOf(canvas)).toEqual([
    'Open, not batched yet–',
    'Other stages, not batched–',
    'Batched today1',
    'Batched this period4',
  ]);
  await expect(canvas.getAllByText(/^Couldn’t load this/)).toHaveLength(2);
});

export const Error = meta.story({ args: { batches: failed, stages: failed } });

Error.test('one banner for the same error, with Retry', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  await expect(tilesOf(canvas).every((text) => text.endsWith('–'))).toBe(true);
});

/** Orders of which none is still to be shipped. */
export const NothingWaits = meta.story({ args: { stages: ready(emptyStages) } });

NothingWaits.test('is good news in words', async ({ canvas }) => {
  await expect(canvas.getByText('No orders waiting to ship in this period.')).toBeVisible();
  await expect(canvas.getByText('No open orders in this period.')).toBeVisible();
});

export const Empty = meta.story({ args: { batches: ready(emptyBatches), stages: ready(emptyStages) } });

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
});

export const NoneReadable = meta.story({
  args: { batches: ready({ ...emptyBatches, unreadable: 120 }), stages: ready({ ...emptyStages, unreadable: 120 }) },
});

NoneReadable.test('orders that cannot be read are left out, and are not no orders', async ({ canvas }) => {
  await expect(canvas.getAllByText('120 orders could not be read, so this report leaves them out.')).toHaveLength(2);
  await expect(canvas.queryByText(/There are no orders|in this period/)).toBeNull();
  await expect(within(canvas.getByRole('region', { name: 'Summary' })).getAllByText('–')).toHaveLength(4);
});

/** Orders changed stage while the lists were being read. */
export const OrdersMoved = meta.story({
  args: { stages: { ...ready({ ...storyStages, gap: { read: 7, expected: 9 } }), onRetry: fn() } },
});

OrdersMoved.test('what moved while the lists were read is said, with Reload', async ({ canvas }) => {
  await expect(canvas.getByText('7 of about 9 orders; 2 moved while loading.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
});

/** Unusual order names. */
export const LongNames = meta.story({
  ...on320px,
  args: { batches: ready(hostileBatches), stages: ready(hostileStages) },
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

LongNames.test('names may be long, and an age breaks between its words all the same', on490px, async ({ canvas }) => {
  const ages = canvas.getAllByText('14 hours ago');
  await expect(ages).toHaveLength(7);
  for (const age of ages) await expect(age.getClientRects().length).toBeLessThanOrEqual(3);
});
