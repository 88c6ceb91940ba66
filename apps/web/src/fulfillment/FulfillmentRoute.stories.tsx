import { type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** The whole app under /app/fulfillment: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Fulfillment',
  component: AppAt,
  args: { path: '/app/fulfillment' },
  parameters: { layout: 'fullscreen' },
});

/** On a server that has no locations and no routing of its own. */
const onForeignServer = (scenario: ScenarioName) =>
  inScenario({ ...scenarios[scenario], capabilities: ['idempotency'] });

type Canvas = ReturnType<typeof within>;

const page = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Fulfillment' });
const table = (canvas: Canvas, name: string) => canvas.findByRole('table', { name });

/** Every card is loaded, empty or failed. */
async function waitUntilLoaded(canvas: Canvas): Promise<void> {
  await page(canvas);
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(0));
}

const whenLoaded = { play: inOwnSituation(({ canvas }: { canvas: Canvas }) => waitUntilLoaded(canvas)) };

const whileLoading = {
  ...inScenario('hanging'),
  play: inOwnSituation(
    async ({ canvas }: { canvas: Canvas }) => void (await canvas.findAllByRole('status', { name: /^Loading/ })),
  ),
};

export const Default = meta.story({ ...onForeignServer('default'), ...whenLoaded });

Default.test('batching is the default: stage by stage, and the orders that wait longest', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Batching' })).toHaveAttribute('aria-current', 'page');
  const stages = within(await table(canvas, 'Batched and not batched, by stage')).getAllByRole('rowheader');
  await expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Open Orders',
    'Orders In Fulfillment',
    'Errors',
    'Hold Orders',
    'Back Orders',
    'Needs User Review',
    'Total',
  ]);
  await expect(
    within(await table(canvas, 'Open orders waiting longest for a batch')).getAllByRole('link').length,
  ).toBeGreaterThan(1);
  await expect(canvas.getByText(/^Based on the batch times of all \d+ orders \(Last 30d\)\./)).toBeVisible();
});

/** Shop info is loaded, nothing else. */
export const Loading = meta.story({
  ...onForeignServer('hanging'),
  play: inOwnSituation(async ({ canvas }) => void (await page(canvas))),
});

Loading.test('the frame and the controls are there, and every card says that it loads', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(2));
  await expect(canvas.getByRole('combobox', { name: 'Period' })).toBeEnabled();
});

export const Empty = meta.story({ ...onForeignServer('empty'), ...whenLoaded });

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(await canvas.findByText(/^There are no orders in this period/)).toBeVisible();
});

/** Every call after shop info fails with 500. */
export const Error = meta.story({ ...onForeignServer('failing'), ...whenLoaded });

Error.test('what happened, the call, one Retry, and no made-up figure', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/list-order · status 500/)).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  const summary = within(canvas.getByRole('region', { name: 'Summary' }));
  // The lists fail one after the other.
  await waitFor(() => expect(summary.queryAllByText('–')).toHaveLength(4));
});

export const SessionExpired = meta.story({ ...onForeignServer('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await canvas.findByRole('alertdialog');
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

/** Read-only screens, so that view permission shows everything. */
export const ViewOnly = meta.story({ ...onForeignServer('view-only'), ...whenLoaded });

ViewOnly.test('a person without edit permission sees everything', async ({ canvas }) => {
  await expect(
    within(await table(canvas, 'Batched and not batched, by stage')).getAllByRole('link').length,
  ).toBeGreaterThan(0);
});

/** On a server that sends no batches of its own, a merchant looks back over the past days. */
export const BatchHistory = meta.story({
  tags: ['narrow'],
  ...onForeignServer('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batch-history' },
});

BatchHistory.test('days, newest first; the first and the last order of a day lead to it', async ({ canvas }) => {
  const history = within(await table(canvas, 'Orders by batch day'));
  const days = history
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent ?? '')
    .slice(0, -1);
  await expect(days).toEqual(days.toSorted().toReversed());
  const url = new URL(history.getAllByRole<HTMLAnchorElement>('link')[0]?.href ?? '');
  await expect([url.pathname, url.searchParams.get('period')]).toEqual(['/app/dashboard-v0/allorders', 'all']);
});

const whenSampled = {
  play: inOwnSituation(
    async ({ canvas }: { canvas: Canvas }) => void (await canvas.findByText(/^Based on the shipments/)),
  ),
};

/** On a server that maps no shipping methods, a merchant asks how parcels are doing. */
export const ShippingMapping = meta.story({
  tags: ['narrow'],
  ...onForeignServer('default'),
  ...whenSampled,
  args: { path: '/app/fulfillment/shipping-mapping?period=last_24h' },
});

ShippingMapping.test('shipments by status, of all locations or of one', async ({ canvas, userEvent }) => {
  await canvas.findByRole('option', { name: 'Leeds overflow' });
  const sum = async () =>
    Number(
      within(await table(canvas, 'Shipments by delivery status')).getByRole('row', { name: /^Total/ }).children[1]
        ?.textContent,
    );
  const all = await sum();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Location' }), 'Leeds overflow');
  await expect(await sum()).toBeGreaterThan(0);
  await expect(await sum()).toBeLessThan(all);
});

/** On a server without location settings, a merchant asks what each location ships. */
export const Locations = meta.story({
  tags: ['narrow'],
  ...onForeignServer('default'),
  ...whenSampled,
  args: { path: '/app/fulfillment/locations?period=last_24h' },
});

Locations.test('every location of the store, with the period covered', async ({ canvas }) => {
  const rows = within(await table(canvas, 'Locations'));
  await rows.findByRole('rowheader', { name: 'Northampton warehouse' });
  await expect(
    rows
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['Northampton warehouse', 'Leeds overflow', 'Rotterdam (EU)', 'London showroom']);
  // Shortly after midnight all orders of the last 24 hours are of one day.
  const days = String.raw`(?:on|from \d{4}-\d\d-\d\d to) \d{4}-\d\d-\d\d`;
  await expect(
    canvas.getByText(new RegExp(`^Based on the shipments of .* \\(Last 24h\\), created ${days}\\.$`)),
  ).toBeVisible();
});

/** A store without sales. */
export const LocationsEmpty = meta.story({
  ...onForeignServer('empty'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations?period=all' },
});

LocationsEmpty.test('has its locations all the same', async ({ canvas }) => {
  await expect(await canvas.findByText(/New orders from your store appear here/)).toBeVisible();
  await expect(
    within(await table(canvas, 'Locations')).getByRole('row', { name: /^Leeds overflow/ }),
  ).toHaveTextContent('Leeds overflow000');
});

export const LocationsError = meta.story({
  ...onForeignServer('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations' },
});

LocationsError.test('names both calls, and opens no order', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/get-locations · status 500/)).toBeVisible();
  await expect(await canvas.findByText(/GET \/list-order · status 500/)).toBeVisible();
  await expect(canvas.queryByText(/get-order-detail/)).toBeNull();
});

/** On a server without routing rules, a merchant asks where orders went. */
export const OrderRouting = meta.story({
  tags: ['narrow'],
  ...onForeignServer('default'),
  ...whenSampled,
  args: { path: '/app/fulfillment/order-routing?period=last_24h' },
});

OrderRouting.test('where orders went, which were split, and what is in no shipment', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^All [\d,]+ orders$/),
    'Where orders went',
    'Orders shipped from several locations',
    'Orders still waiting for a shipment',
  ]);
  await expect(within(await table(canvas, 'Where orders went')).getByRole('row', { name: /^Total/ })).toBeVisible();
});

/** On a server that has locations and routing of its own. */
export const LocationSettings = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations' },
});

LocationSettings.test('switched off and on again by Undo', async ({ canvas, userEvent }) => {
  const leeds = await canvas.findByRole('switch', { name: 'Leeds overflow' });
  await userEvent.click(leeds);
  await waitFor(() => expect(leeds).not.toBeChecked());
  await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(leeds).toBeChecked());
});

/** A merchant decides which location ships what. */
export const RoutingRules = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/order-routing' },
});

RoutingRules.test('a changed rule is simulated before it is saved', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('switch', { name: 'EU orders from Rotterdam' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Simulate' }));
  const row = within(await table(canvas, 'What it would have done')).getByRole('row', { name: /^Rotterdam/ });
  await expect(row).toHaveTextContent(/−\d/);
});

export const RoutingRulesLoading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/order-routing' },
});

RoutingRulesLoading.test('no rule is claimed while they are on their way', async ({ canvas }) => {
  await expect(canvas.queryByRole('switch', { name: 'EU orders from Rotterdam' })).toBeNull();
});

export const RoutingRulesViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/order-routing' },
});

RoutingRulesViewOnly.test('the rules are read, and say why they cannot be changed', async ({ canvas }) => {
  await expect(await canvas.findByText('EU orders from Rotterdam')).toBeVisible();
  await expect((await canvas.findAllByText(/edit permission for/))[0]).toBeVisible();
});

export const RoutingRulesError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/order-routing' },
});

RoutingRulesError.test('what happened, with Retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
});

/** What the methods of the sample are sent with. */
export const ProviderMapping = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/shipping-mapping' },
});

ProviderMapping.test('those that are not mapped come first', async ({ canvas }) => {
  await expect(await canvas.findByText(/^2 shipping methods aren’t mapped\./)).toBeVisible();
  const methods = within(canvas.getByRole('group', { name: 'Shipping methods' })).getAllByRole('listitem');
  await expect(methods[0]).toHaveTextContent(/^International/);
});

export const ProviderMappingLoading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/shipping-mapping' },
});

ProviderMappingLoading.test('no method is claimed while they are on their way', async ({ canvas }) => {
  await expect(canvas.queryByRole('group', { name: 'Shipping methods' })).toBeNull();
});

export const ProviderMappingViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/shipping-mapping' },
});

ProviderMappingViewOnly.test('the mapping is read, and says why it cannot be changed', async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: 'Shipping methods' })).toBeVisible();
  await expect((await canvas.findAllByText(/edit permission for/))[0]).toBeVisible();
});

export const ProviderMappingError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/shipping-mapping' },
});

ProviderMappingError.test('what happened, with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/shipping-mapping · status 500/)).toBeVisible();
});

export const LocationSettingsLoading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/locations' },
});

LocationSettingsLoading.test('no location is claimed while they are on their way', async ({ canvas }) => {
  await expect(canvas.queryByRole('switch', { name: 'Leeds overflow' })).toBeNull();
});

export const LocationSettingsViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations' },
});

LocationSettingsViewOnly.test('the locations are read, and say why they cannot be changed', async ({ canvas }) => {
  await expect(await canvas.findByRole('switch', { name: 'Leeds overflow' })).toHaveAccessibleDescription(
    /edit permission for Locations/,
  );
});

export const LocationSettingsError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations' },
});

LocationSettingsError.test('what happened, with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/locations · status 500/)).toBeVisible();
});

/** On a server that sends batches of its own. */
export const NextBatches = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batching' },
});

NextBatches.test(
  'what each location sends next, its orders, and Send now after a question',
  async ({ canvas, userEvent }) => {
    const warehouse = within(await canvas.findByRole('region', { name: 'Northampton warehouse' }));
    await expect(warehouse.getByText(/^\d+ orders in \d+ boxes$/)).toBeVisible();
    await expect(warehouse.getByText(/^in \d/)).toBeVisible();
    await userEvent.click(warehouse.getByRole('button', { name: /^Show orders/ }));
    await expect(await table(canvas, 'Orders for Northampton warehouse')).toBeVisible();
    await userEvent.click(warehouse.getByRole('button', { name: /^Send now/ }));
    const dialog = within(
      await canvas.findByRole('dialog', { name: /^Send \d+ orders from Northampton warehouse now\?$/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: /^Send \d+ orders$/ }));
    await expect(await canvas.findByText(/^Batch \d+: \d+ orders sent from Northampton warehouse/)).toBeVisible();
    await expect(await warehouse.findByText('No orders to send')).toBeVisible();
  },
);

export const NextBatchesLoading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/batching' },
});

NextBatchesLoading.test('nothing can be sent while the batches are on their way', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Send now/ })).toBeNull();
});

export const NextBatchesEmpty = meta.story({
  ...inScenario('empty'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batching' },
});

NextBatchesEmpty.test(
  'says that there is nothing to send and no cutoff, and where cutoffs are set',
  async ({ canvas }) => {
    const leeds = within(await canvas.findByRole('region', { name: 'Leeds overflow' }));
    await expect(leeds.getByText('No orders to send')).toBeVisible();
    await expect(leeds.getByRole('link', { name: 'Set cutoff times' })).toBeVisible();
  },
);

export const NextBatchesError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batching' },
});

NextBatchesError.test('what happened, with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/batching · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const NextBatchesViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batching' },
});

NextBatchesViewOnly.test('everything is shown, and why nothing can be sent or paused', async ({ canvas }) => {
  const warehouse = within(await canvas.findByRole('region', { name: 'Northampton warehouse' }));
  for (const name of [/^Send now/, /^Pause cutoffs/])
    await expect(warehouse.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

/** Some batches were sent, and two orders of the newest one failed. */
export const Batches = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batch-history' },
});

Batches.test('newest first; a batch opens with its orders, failed ones first', async ({ canvas, userEvent }) => {
  const [newest] = within(await table(canvas, 'Batch history')).getAllByRole('link');
  await userEvent.click(newest as HTMLElement);
  const [, first] = within(await table(canvas, 'Orders in this batch')).getAllByRole('row');
  await expect(first).toHaveTextContent(/Failed/);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the 2 failed orders again' }));
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the 2 failed orders again' }));
  await expect(await canvas.findByRole('list', { name: 'What happened to the orders' })).toBeVisible();
});

export const BatchesLoading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/batch-history' },
});

BatchesLoading.test('no batch is claimed while they are on their way', async ({ canvas }) => {
  await expect(canvas.queryByRole('table', { name: 'Batch history' })).toBeNull();
});

export const BatchesEmpty = meta.story({
  ...inScenario('empty'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batch-history' },
});

BatchesEmpty.test('says that nothing has been sent yet', async ({ canvas }) => {
  await expect(await canvas.findByText(/^No batch/)).toBeVisible();
});

export const BatchesError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batch-history' },
});

BatchesError.test('what happened, with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/batches · status 500/)).toBeVisible();
});

/** An address of a batch that there is not. */
export const UnknownBatch = meta.story({
  ...inScenario('default'),
  args: { path: '/app/fulfillment/batch-history?batch=999' },
});

UnknownBatch.test('says so, and leads back to the history', async ({ canvas }) => {
  await expect(await canvas.findByText('There is no such batch.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Batch history' })).toBeVisible();
});
