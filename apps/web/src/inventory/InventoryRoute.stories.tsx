import { type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { notProvided } from '@hub/domain/inventory';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** The whole app under /app/inventory: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Inventory/Reports',
  component: AppAt,
  args: { path: '/app/inventory' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

/** Every card is loaded, empty or failed. */
async function waitUntilLoaded(canvas: Canvas): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: 'Inventory' });
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(0));
}

const whenLoaded = { play: inOwnSituation(({ canvas }: { canvas: Canvas }) => waitUntilLoaded(canvas)) };
/** On a server without calls of its own, where the tabs are reports. */
const onForeignServer = (scenario: ScenarioName) =>
  inScenario({ ...scenarios[scenario], capabilities: ['idempotency'] });
const tableOf = (canvas: Canvas, name: string) => within(canvas.getByRole('table', { name }));

export const Default = meta.story({ ...onForeignServer('default'), ...whenLoaded });

Default.test(
  'all inventory is the default: every SKU of the newest orders, labelled as derived with the period covered',
  async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /^Based on the line items of .* \(Last 30d\), created from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.$/,
      ),
    ).toBeVisible();
    await expect(
      tableOf(canvas, 'SKUs in these orders')
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['SKU', 'Name', 'Units ordered', 'Orders', 'Units short']);
  },
);

Default.test('a SKU leads to its orders, with the same period, shop and host', async ({ canvas }) => {
  const [link] = tableOf(canvas, 'SKUs in these orders').getAllByRole('link');
  const url = new URL((link as HTMLAnchorElement).href);
  await expect(['by', 'search', 'period', 'shop'].map((name) => url.searchParams.get(name))).toEqual([
    'sku_wise',
    link?.textContent,
    'last_30d',
    'demo.myshopify.com',
  ]);
});

/** Shop info is loaded, nothing else. */
export const Loading = meta.story({
  ...onForeignServer('hanging'),
  play: inOwnSituation(
    async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Inventory' })),
  ),
});

Loading.test('the frame and the controls are there, and the card says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: 'Period' })).toBeEnabled();
  await expect(canvas.getByRole('status', { name: 'Loading SKUs in these orders' })).toBeVisible();
});

export const Empty = meta.story({ ...onForeignServer('empty'), ...whenLoaded });

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(await canvas.findByText(/^There are no orders in this period/)).toBeVisible();
});

/** Every call after shop info fails with 500. */
export const Error = meta.story({ ...onForeignServer('failing'), ...whenLoaded });

Error.test('what happened, with the call and Retry, and no made-up figure', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/list-order · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  const summary = within(canvas.getByRole('region', { name: 'Summary' }));
  // The lists fail one after the other.
  await waitFor(() => expect(summary.queryAllByText('–')).toHaveLength(4));
});

export const SessionExpired = meta.story({ ...inScenario('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await canvas.findByRole('alertdialog');
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

/** Read-only tabs, so that view permission shows everything. */
export const ViewOnly = meta.story({ ...onForeignServer('view-only'), ...whenLoaded });

ViewOnly.test('a person without edit permission sees everything', async ({ canvas }) => {
  await expect(tableOf(canvas, 'SKUs in these orders').getAllByRole('link')).not.toHaveLength(0);
});

/** On a server that keeps no products, a merchant looks for missing weights. */
export const Weights = meta.story({
  tags: ['narrow'],
  ...onForeignServer('default'),
  ...whenLoaded,
  args: { path: '/app/inventory/weightandpackage' },
});

Weights.test('SKUs without a weight come first, shown as 00', async ({ canvas }) => {
  const [, first] = tableOf(canvas, 'Product weights').getAllByRole('row');
  await expect(within(first as HTMLElement).getByText('00')).toBeVisible();
  await expect(await canvas.findByText(/^Total Boxes Saved: [\d,]+$/)).toBeVisible();
});

export const WeightsError = meta.story({
  ...onForeignServer('failing'),
  ...whenLoaded,
  args: { path: '/app/inventory/weightandpackage' },
});

WeightsError.test('one error with both calls', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/stats · status 500.*GET \/list-order · status 500/)).toBeVisible();
});

/** On a server that keeps no collections of its own. */
export const Collection = meta.story({
  ...onForeignServer('default'),
  ...whenLoaded,
  args: { path: '/app/inventory/collection' },
});

Collection.test('leads to the store’s admin, and to the SKUs', async ({ canvas }) => {
  const link = within(canvas.getByRole('main')).getByRole('link', { name: 'See which SKUs were ordered' });
  await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/app/inventory/allinventory');
});

/** On a server that keeps no bundles. */
export const Bundles = meta.story({
  ...onForeignServer('default'),
  ...whenLoaded,
  args: { path: '/app/inventory/bundles' },
});

Bundles.test('says that line items carry no bundles, and shows none', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Bundles' })).toHaveTextContent(notProvided.bundles.note);
});

/** On a server that cannot change products. */
export const BulkEdit = meta.story({
  ...onForeignServer('default'),
  ...whenLoaded,
  args: { path: '/app/inventory/bulk-edit' },
});

BulkEdit.test('leads to the open orders, where items are taken out of an order', async ({ canvas }) => {
  const link = within(canvas.getByRole('main')).getByRole('link', { name: 'See Open Orders' });
  await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/app/dashboard-v0/openorders');
});

/** A merchant sets what applies to all orders. */
export const UniversalSettings = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/inventory/universal-settings' },
});

UniversalSettings.test('how many open orders lack a mapped method, and the way to map it', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Open Shipping mapping' });
  await expect(link.parentElement).toHaveTextContent(/^\d+ open orders have none now\./);
  await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/app/fulfillment/shipping-mapping');
});

export const UniversalSettingsError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/inventory/universal-settings' },
});

UniversalSettingsError.test('what happened, with the call and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/shop-settings · status 500/)).toBeVisible();
});

/** On a server without settings of its own. */
export const NoUniversalSettings = meta.story({
  ...onForeignServer('default'),
  ...whenLoaded,
  args: { path: '/app/inventory/universal-settings' },
});

NoUniversalSettings.test('leads to the settings that there are', async ({ canvas }) => {
  const link = within(canvas.getByRole('main')).getByRole('link', { name: 'Open Settings' });
  await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/app/settings');
});
