import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';
import { loadedScreen } from '../testing/loadedScreen.ts';

/** The whole app under /app/workflows: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Workflows',
  component: AppAt,
  args: { path: '/app/workflows' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const whenLoaded = loadedScreen('Workflows');
const names = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Workflows' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

export const Default = meta.story({ ...inScenario('default'), ...whenLoaded });

Default.test('lists the workflows in the order they run', async ({ canvas }) => {
  await expect(names(canvas)).toEqual([
    'Hold large orders',
    'Review large first orders',
    expect.stringMatching(/^Heavy orders to /),
    'Tag wholesale orders',
  ]);
});

Default.test('saves a new order made by keyboard', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Move down Hold large orders' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(names(canvas)[1]).toBe('Hold large orders'));
  await expect(canvas.getByRole('button', { name: 'Move down Hold large orders' })).toHaveFocus();
});

Default.test('deletes a workflow, and Undo restores its place and switches it on', async ({ canvas, userEvent }) => {
  const before = names(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Hold large orders' }));
  await canvas.findByText('Deleted “Hold large orders”.');
  await waitFor(() => expect(names(canvas)).toHaveLength(3));
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await canvas.findByText('“Hold large orders” is back.');
  await waitFor(() => expect(names(canvas)).toEqual(before));
  await expect(canvas.getByRole('switch', { name: 'Hold large orders' })).toBeChecked();
});

/** Shop info is loaded, nothing else. */
export const Loading = meta.story({
  ...inScenario('hanging'),
  play: inOwnSituation(
    async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Workflows' })),
  ),
});

Loading.test('shows the frame and a loading list', async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: 'Loading the workflows' })).toBeVisible();
});

export const Empty = meta.story({ ...inScenario('empty'), ...whenLoaded });

Empty.test('offers six ready-made workflows', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('link', { name: /^Use this/ })).toHaveLength(6);
});

/** Every call after shop info fails with 500. */
export const Error = meta.story({ ...inScenario('failing'), ...whenLoaded });

Error.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/workflows · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const SessionExpired = meta.story({ ...inScenario('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await canvas.findByRole('alertdialog');
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

export const ViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

ViewOnly.test('without edit permission, shows everything and why it cannot be changed', async ({ canvas }) => {
  await expect(names(canvas)).toHaveLength(4);
  await expect(canvas.getByRole('switch', { name: 'Hold large orders' })).toHaveAccessibleDescription(
    /edit permission for Workflows/,
  );
});

/** The tab of workflows that act on shipments, before there are any. */
export const ShipmentUpdate = meta.story({
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/workflows/shipmentupdate' },
});

ShipmentUpdate.test(
  'lists only workflows that change shipments, and says that there are none yet',
  async ({ canvas }) => {
    await expect(await canvas.findByText('No workflow changes shipments yet.')).toBeVisible();
  },
);

const builderLoaded = {
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByText(/^Would have matched/);
    await waitFor(() => expect(canvas.queryByText('Updating…')).toBeNull());
  }),
};

/** A merchant changes a workflow. */
export const Builder = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...builderLoaded,
  args: { path: '/app/workflows/allworkflows?edit=1' },
});

Builder.test('a change is saved as a new version, and Undo brings the old one back', async ({ canvas, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' today');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await canvas.findByText('Saved “Hold large orders today” as version 2.');
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(name).toHaveValue('Hold large orders'));
});

/** From "Use this". */
export const BuilderOfReadyMade = meta.story({
  ...inScenario('default'),
  ...builderLoaded,
  args: { path: '/app/workflows/allworkflows?new=weekend-orders' },
});

BuilderOfReadyMade.test('fills in the form, which can be saved and switched on', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save and switch on' }));
  await expect(await canvas.findByText('Saved “Tag weekend orders” and switched it on.')).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Switch off' })).toBeVisible();
});

export const BuilderViewOnly = meta.story({
  ...inScenario('view-only'),
  ...builderLoaded,
  args: { path: '/app/workflows/allworkflows?edit=1' },
});

BuilderViewOnly.test('shows it read-only with the reason', async ({ canvas }) => {
  await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
  await expect(canvas.getAllByText(/edit permission for Workflows/)[0]).toBeVisible();
});

export const BuilderLoading = meta.story({
  ...inScenario('hanging'),
  args: { path: '/app/workflows/allworkflows?edit=1' },
  play: inOwnSituation(async ({ canvas }) => void (await canvas.findByRole('status', { name: /^Loading/ }))),
});

BuilderLoading.test('shows the frame without fields while they load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
});

export const BuilderError = meta.story({
  ...inScenario('failing'),
  args: { path: '/app/workflows/allworkflows?edit=1' },
  play: inOwnSituation(async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' }))),
});

BuilderError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/GET \/hub\/workflows\S* · status 500/))[0]).toBeVisible();
});

/** A merchant looks up an earlier version of a workflow. */
export const Versions = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  args: { path: '/app/workflows/allworkflows?versions=1' },
  play: inOwnSituation(
    async ({ canvas }) => void (await canvas.findByRole('heading', { level: 2, name: 'Version 1' })),
  ),
});

Versions.test('the first version says what it does', async ({ canvas }) => {
  await expect(canvas.getByText(/^First version\. When an order arrives/)).toBeVisible();
});

export const VersionsViewOnly = meta.story({
  ...inScenario('view-only'),
  args: { path: '/app/workflows/allworkflows?versions=1' },
  play: inOwnSituation(
    async ({ canvas }) => void (await canvas.findByRole('heading', { level: 2, name: 'Version 1' })),
  ),
});

VersionsViewOnly.test('shows what each version did without edit permission', async ({ canvas }) => {
  await expect(canvas.getByText(/^First version\. When an order arrives/)).toBeVisible();
});

export const VersionsLoading = meta.story({
  ...inScenario('hanging'),
  args: { path: '/app/workflows/allworkflows?versions=1' },
  play: inOwnSituation(async ({ canvas }) => void (await canvas.findByRole('status', { name: /^Loading/ }))),
});

VersionsLoading.test('shows the frame while the versions load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
});

export const VersionsError = meta.story({
  ...inScenario('failing'),
  args: { path: '/app/workflows/allworkflows?versions=1' },
  play: inOwnSituation(async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' }))),
});

VersionsError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/GET \/hub\/workflows\S* · status 500/))[0]).toBeVisible();
});

/** A merchant looks up workflow runs, before there are any. */
export const Runs = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  args: { path: '/app/workflows/allworkflows?runs=all' },
  play: inOwnSituation(async ({ canvas }) => void (await canvas.findByText(/^No workflow has run yet/))),
});

Runs.test('says that there are no runs before an order arrives', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'All workflows' })).toBeVisible();
});

export const RunsLoading = meta.story({
  ...inScenario('hanging'),
  args: { path: '/app/workflows/allworkflows?runs=all' },
  play: inOwnSituation(async ({ canvas }) => void (await canvas.findByRole('status', { name: /^Loading/ }))),
});

RunsLoading.test('shows the frame while the runs load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
});

export const RunsError = meta.story({
  ...inScenario('failing'),
  args: { path: '/app/workflows/allworkflows?runs=all' },
  play: inOwnSituation(async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Retry' }))),
});

RunsError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/GET \/hub\/workflows\S* · status 500/))[0]).toBeVisible();
});
