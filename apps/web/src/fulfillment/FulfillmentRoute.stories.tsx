import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inScenario } from '../testing/inScenario.ts';
import { loadedScreen, whileLoading } from '../testing/loadedScreen.ts';

/** The whole app under /app/fulfillment: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Fulfillment',
  component: AppAt,
  args: { path: '/app/fulfillment' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const table = (canvas: Canvas, name: string) => canvas.findByRole('table', { name });

const whenLoaded = loadedScreen('Fulfillment');

export const SessionExpired = meta.story({ ...inScenario('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await canvas.findByRole('alertdialog');
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

/** Each location with its cutoffs and what it ships. */
export const LocationSettings = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations' },
});

LocationSettings.test('a location is switched off, and on again by Undo', async ({ canvas, userEvent }) => {
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

RoutingRulesLoading.test('no rule shows while they load', async ({ canvas }) => {
  await expect(canvas.queryByRole('switch', { name: 'EU orders from Rotterdam' })).toBeNull();
});

export const RoutingRulesViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/order-routing' },
});

RoutingRulesViewOnly.test('the rules are readable, and say why they cannot be changed', async ({ canvas }) => {
  await expect(await canvas.findByText('EU orders from Rotterdam')).toBeVisible();
  await expect((await canvas.findAllByText(/edit permission for/))[0]).toBeVisible();
});

export const RoutingRulesError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/order-routing' },
});

RoutingRulesError.test('shows the error with Retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
});

/** How the sample's methods are shipped. */
export const ProviderMapping = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/shipping-mapping' },
});

ProviderMapping.test('unmapped methods come first', async ({ canvas }) => {
  await expect(await canvas.findByText(/^2 shipping methods aren’t mapped\./)).toBeVisible();
  const methods = within(canvas.getByRole('group', { name: 'Shipping methods' })).getAllByRole('listitem');
  await expect(methods[0]).toHaveTextContent(/^International/);
});

export const ProviderMappingLoading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/shipping-mapping' },
});

ProviderMappingLoading.test('no method shows while they load', async ({ canvas }) => {
  await expect(canvas.queryByRole('group', { name: 'Shipping methods' })).toBeNull();
});

export const ProviderMappingViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/shipping-mapping' },
});

ProviderMappingViewOnly.test('the mapping is readable, and says why it cannot be changed', async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: 'Shipping methods' })).toBeVisible();
  await expect((await canvas.findAllByText(/edit permission for/))[0]).toBeVisible();
});

export const ProviderMappingError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/shipping-mapping' },
});

ProviderMappingError.test('shows the error with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/shipping-mapping · status 500/)).toBeVisible();
});

export const LocationSettingsLoading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/locations' },
});

LocationSettingsLoading.test('no location shows while they load', async ({ canvas }) => {
  await expect(canvas.queryByRole('switch', { name: 'Leeds overflow' })).toBeNull();
});

export const LocationSettingsViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations' },
});

LocationSettingsViewOnly.test('the locations are readable, and say why they cannot be changed', async ({ canvas }) => {
  await expect(await canvas.findByRole('switch', { name: 'Leeds overflow' })).toHaveAccessibleDescription(
    /edit permission for Locations/,
  );
});

export const LocationSettingsError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations' },
});

LocationSettingsError.test('shows the error with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/locations · status 500/)).toBeVisible();
});

/** On a server that sends its own batches. */
export const Default = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batching' },
});

Default.test(
  'shows what each location sends next, its orders, and Send now with a confirmation',
  async ({ canvas, userEvent }) => {
    const warehouse = within(await canvas.findByRole('region', { name: 'Northampton warehouse' }));
    await expect(warehouse.getByText(/^\d+ orders$/)).toBeVisible();
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

export const Loading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/batching' },
});

Loading.test('nothing can be sent while the batches load', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Send now/ })).toBeNull();
});

export const Empty = meta.story({
  ...inScenario('empty'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batching' },
});

Empty.test('says that there is nothing to send and no cutoff, and where cutoffs are set', async ({ canvas }) => {
  const leeds = within(await canvas.findByRole('region', { name: 'Leeds overflow' }));
  await expect(leeds.getByText('No orders to send')).toBeVisible();
  await expect(leeds.getByRole('link', { name: 'Set cutoff times' })).toBeVisible();
});

export const Error = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batching' },
});

Error.test('shows the error with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/batching · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const ViewOnly = meta.story({
  ...inScenario('view-only'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batching' },
});

ViewOnly.test('everything is shown, and why nothing can be sent or paused', async ({ canvas }) => {
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

Batches.test(
  'lists the newest batch first; a batch opens with its orders, failed ones first',
  async ({ canvas, userEvent }) => {
    const [newest] = within(await table(canvas, 'Batch history')).getAllByRole('link');
    await userEvent.click(newest as HTMLElement);
    const [, first] = within(await table(canvas, 'Orders in this batch')).getAllByRole('row');
    await expect(first).toHaveTextContent(/Failed/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the 2 failed orders again' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the 2 failed orders again' }));
    await expect(await canvas.findByRole('list', { name: 'What happened to the orders' })).toBeVisible();
  },
);

export const BatchesLoading = meta.story({
  ...whileLoading,
  args: { path: '/app/fulfillment/batch-history' },
});

BatchesLoading.test('shows no batch while they load', async ({ canvas }) => {
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

BatchesError.test('shows the error with Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/batches · status 500/)).toBeVisible();
});

/** The address names an unknown batch. */
export const UnknownBatch = meta.story({
  ...inScenario('default'),
  args: { path: '/app/fulfillment/batch-history?batch=999' },
});

UnknownBatch.test('says so, and leads back to the history', async ({ canvas }) => {
  await expect(await canvas.findByText('There is no such batch.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Batch history' })).toBeVisible();
});
