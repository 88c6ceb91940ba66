import type { BatchRecord } from '@hub/domain/batching';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { Loadable } from '../data/index.ts';
import { hostileNames, on320px } from '../testing/hostileFixtures.ts';
import { overflowProblems } from '../testing/overflowProblems.ts';
import { BatchStatesScreen } from './BatchStatesScreen.tsx';
import { storyPageHeader } from './settingsFixtures.ts';

const aBatch = (batchId: string, counts: Partial<BatchRecord['counts']>, changes: Partial<BatchRecord> = {}) => ({
  batchId,
  locationId: '72002',
  locationName: 'Leeds overflow',
  cutOffAt: '2026-11-19T15:00:00.000Z',
  missedCutOffs: 0,
  startedBy: null,
  startedAt: '2026-11-19T15:00:02.000Z',
  endedAt: '2026-11-19T15:00:04.000Z',
  counts: { waiting: 0, sent: 0, skipped: 0, failed: 0, ...counts },
  boxesSaved: 0,
  ...changes,
});

/** One batch of each kind. */
const batches: readonly BatchRecord[] = [
  aBatch('217', { waiting: 120, sent: 200 }, { endedAt: null }),
  aBatch('216', { sent: 41, skipped: 1, failed: 3 }),
  aBatch('215', { sent: 7 }),
  aBatch('214', { skipped: 2 }),
];

const shown: Loadable<readonly BatchRecord[]> = { state: 'ready', value: batches };
const onRetry = fn();
const historyPath = '/app/fulfillment/batch-history';

const meta = preview.meta({
  component: BatchStatesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader('Batch status'),
    batches: shown,
    batchPath: (batchId: string) => `${historyPath}?batch=${batchId}`,
    historyPath,
    timeZone: 'Europe/London',
  },
});

export const Default = meta.story();

Default.test('shows the state of each batch, and links to its orders', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: 'Batch status' }))
    .getAllByRole('row')
    .slice(1);
  await expect(rows[0]).toHaveTextContent(/^#217.*Being sent200 of 320 orders sent$/);
  await expect(rows[1]).toHaveTextContent(/^#216.*Failed orders41 of 45 orders sent, 3 failed, 1 skipped$/);
  await expect(rows[2]).toHaveTextContent(/^#215.*Sent7 of 7 orders sent$/);
  await expect(rows[3]).toHaveTextContent(/^#214.*Nothing sent0 of 2 orders sent, 2 skipped$/);
  await expect(canvas.getByRole('link', { name: '#216' })).toHaveAttribute('href', `${historyPath}?batch=216`);
});

Default.test('says above what is running and what needs a person', async ({ canvas }) => {
  await expect(
    canvas.getByText('1 batch is being sent. 1 batch has failed orders. 1 batch sent nothing.'),
  ).toBeVisible();
});

export const Loading = meta.story({ args: { batches: { state: 'loading' } } });

Loading.test('says that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the batches' })).toBeVisible();
});

export const Empty = meta.story({ args: { batches: { state: 'ready', value: [] } } });

Empty.test('says when the first batch will appear', async ({ canvas }) => {
  await expect(canvas.getByText(/^No batches yet[.]/)).toBeVisible();
});

export const Error = meta.story({
  args: { batches: { state: 'failed', message: 'The batches could not be loaded.', onRetry } },
});

Error.test('says what went wrong and offers Retry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The batches could not be loaded.');
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

/** Location names strain the layout, in a narrow window. */
export const OnAPhone = meta.story({
  ...on320px,
  args: {
    batches: {
      state: 'ready',
      value: hostileNames
        .slice(0, 3)
        .map((locationName, index) => aBatch(String(index), { failed: 1 }, { locationName })),
    },
  },
});

OnAPhone.test('has room for every text at 320 px', async ({ canvas }) => {
  await expect(overflowProblems(canvas.getByRole('region'))).toEqual([]);
});
