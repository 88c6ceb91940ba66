import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready, storyPageHeader, storyZone } from '../fulfillmentFixtures.ts';
import { aBatch, batches } from './batchFixtures.ts';
import { BatchListScreen } from './BatchListScreen.tsx';

const meta = preview.meta({
  component: BatchListScreen,
  args: {
    pageHeader: storyPageHeader('batch-history'),
    batches: ready({ rows: batches, hasNextPage: false }),
    batchPath: (batchId) => `/app/fulfillment/batch-history?batch=${batchId}`,
    newestPath: null,
    olderPath: (batchId) => `/app/fulfillment/batch-history?before=${batchId}`,
    timeZone: storyZone,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test(
  'shows when, from where and by whom it was sent, with counts of orders, boxes saved and failures',
  async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Batch history' })).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent(/^#217.*Being sent/);
    await expect(rows[2]).toHaveTextContent(/^#216.*Robin Carter.*Leeds overflow700$/);
    await expect(rows[3]).toHaveTextContent(/^#215.*Cutoff at 3:00 PM AttentionLate/);
    await expect(rows[4]).toHaveTextContent(/^#2142026-11-19 03:00:02 PMCutoff at 3:00 PMLeeds overflow414Critical3$/);
  },
);

/** A middle page with 500 batches. */
export const ManyRows = meta.story({
  args: {
    batches: ready({
      rows: Array.from({ length: 500 }, (_, index) => aBatch({ batchId: String(900 - index) })),
      hasNextPage: true,
    }),
    newestPath: '/app/fulfillment/batch-history',
  },
});

ManyRows.test('links to the newest and to older batches', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Newest batches' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Older batches' })).toHaveAttribute(
    'href',
    '/app/fulfillment/batch-history?before=401',
  );
});

export const Loading = meta.story({ args: { batches: { state: 'loading' } } });

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the batches' })).toBeInTheDocument();
});

export const Empty = meta.story({ args: { batches: ready({ rows: [], hasNextPage: false }) } });

Empty.test('says when the first batch will appear', async ({ canvas }) => {
  await expect(canvas.getByText(/^No batches yet\./)).toBeVisible();
});

export const Error = meta.story({ args: { batches: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const OnAPhone = meta.story({ ...on490px });

OnAPhone.test('cuts nothing off', async ({ canvasElement }) => expectReadable(canvasElement));
