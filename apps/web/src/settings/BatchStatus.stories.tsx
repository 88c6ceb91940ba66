import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** /app/settings/batch_status: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Settings/Batch status',
  component: AppAt,
  args: { path: '/app/settings/batch_status' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const playUntil = (waitFor: (canvas: Canvas) => Promise<unknown>) => ({
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await waitFor(canvas);
  }),
});
const table = (canvas: Canvas) => canvas.findByRole('table', { name: 'Batch status' });

export const Default = meta.story({ ...inScenario('default'), ...playUntil(table) });

Default.test('shows the state of each of the newest batches', async ({ canvas }) => {
  await expect(within(await table(canvas)).getAllByRole('rowheader')[0]).toHaveTextContent(/^#\d+$/);
});

export const Loading = meta.story({
  ...inScenario('hanging'),
  ...playUntil((canvas) => canvas.findByRole('status', { name: 'Loading the batches' })),
});

Loading.test('shows no batches while the list loads', async ({ canvas }) => {
  await expect(canvas.queryByText(/^No batch/)).toBeNull();
});

export const Empty = meta.story({
  ...inScenario('empty'),
  ...playUntil((canvas) => canvas.findByText(/^No batches yet/)),
});

Empty.test('says when the first batch will appear', async ({ canvas }) => {
  await expect(canvas.getByText(/appears here after the next cutoff/)).toBeVisible();
});

export const Error = meta.story({
  ...inScenario('failing'),
  ...playUntil((canvas) => canvas.findByText(/GET \/hub\/batches · status 500/)),
});

Error.test('shows an error with the failed call and Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const SessionExpired = meta.story({
  ...inScenario('session-expired'),
  ...playUntil((canvas) => canvas.findByRole('alertdialog')),
});

SessionExpired.test('one alert "Session expired, please reload the page!"', async ({ canvas }) => {
  await expect(
    within(canvas.getByRole('alertdialog')).getByText('Session expired, please reload the page!'),
  ).toBeVisible();
});

export const ViewOnly = meta.story({ ...inScenario('view-only'), ...playUntil(table) });

ViewOnly.test('a person with view permission sees the same', async ({ canvas }) => {
  await expect(within(await table(canvas)).getAllByRole('row').length).toBeGreaterThan(1);
});
