import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';
import { loadedScreen } from '../testing/loadedScreen.ts';

/** The whole app under /app/insights: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Insights',
  component: AppAt,
  args: { path: '/app/insights' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const page = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Insights' });
const cardOf = async (canvas: Canvas, name: string | RegExp) => within(await canvas.findByRole('region', { name }));

const whenLoaded = loadedScreen('Insights');

export const Default = meta.story({ ...inScenario('default'), ...whenLoaded });

Default.test('order reporting is the default: four charts of the last month', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Orders by day',
    'Orders by stage',
    'Time from order to shipment',
    'Errors by cause',
  ]);
  await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 30d');
  await expect(canvas.getByText(/^Days in London time/)).toBeVisible();
  await expect(await (await cardOf(canvas, 'Orders by day')).findAllByRole('link')).not.toHaveLength(0);
});

Default.test('shows tables by keyboard alone, with links that keep shop and host', async ({ canvas, userEvent }) => {
  const card = await cardOf(canvas, 'Orders by stage');
  card.getByRole('button', { name: /^Show as table/ }).focus();
  await userEvent.keyboard(' ');
  const link = within(card.getByRole('row', { name: /^Open Orders/ })).getByRole('link');
  const url = new URL((link as HTMLAnchorElement).href);
  await expect([url.pathname, url.searchParams.get('period'), url.searchParams.get('shop')]).toEqual([
    '/app/dashboard-v0/openorders',
    'last_30d',
    'demo.myshopify.com',
  ]);
  await expect(url.searchParams.get('host')).not.toBeNull();
});

Default.test('another period is another request, and applies to the other tabs too', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'All');
  await expect(await canvas.findByRole('heading', { level: 2, name: /^Orders by (week|month)/ })).toBeVisible();
  await userEvent.click(
    within(canvas.getByRole('navigation', { name: 'Insights tabs' })).getByRole('link', { name: 'Inventory' }),
  );
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('All'));
});

/** Shop info is loaded, nothing else. */
export const Loading = meta.story({
  ...inScenario('hanging'),
  play: inOwnSituation(async ({ canvas }) => void (await page(canvas))),
});

Loading.test('shows the frame and the controls, and a loading state on every card', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(4));
  await expect(canvas.getByRole('combobox', { name: 'Period' })).toBeEnabled();
});

export const Empty = meta.story({ ...inScenario('empty'), ...whenLoaded });

Empty.test('says how to get data', async ({ canvas }) => {
  await expect(await canvas.findByText(/^There are no orders in this period/)).toBeVisible();
});

/** Every call after shop info fails with 500. */
export const Error = meta.story({ ...inScenario('failing'), ...whenLoaded });

Error.test('shows the error, the calls and Retry, but no figures', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/stats · status 500/)).toBeVisible();
  await expect(await canvas.findByText(/GET \/list-order · status 500/)).toBeVisible();
  const summary = await cardOf(canvas, 'Summary');
  // The lists fail one after the other.
  await waitFor(() => expect(summary.queryAllByText('–')).toHaveLength(5));
});

export const SessionExpired = meta.story({ ...inScenario('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await canvas.findByRole('alertdialog');
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

/** Read-only screens: view permission shows everything. */
export const ViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

ViewOnly.test('a person without edit permission sees everything', async ({ canvas }) => {
  await expect(
    await (await cardOf(canvas, 'Orders by stage')).findByRole('link', { name: 'Hold Orders' }),
  ).toBeVisible();
});

/** The connection breaks after shop info. */
export const Offline = meta.story({ ...inScenario('offline'), ...whenLoaded });

Offline.test('shows one banner with Retry', async ({ canvas }) => {
  await expect(await canvas.findAllByText(/can’t reach the server/)).toHaveLength(1);
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** Two orders of each list cannot be read. */
export const Partial = meta.story({
  ...inScenario('broken-rows'),
  ...whenLoaded,
  args: { path: '/app/insights?period=all' },
});

Partial.test('unreadable orders are counted in a note', async ({ canvas }) => {
  await expect(await canvas.findAllByText(/2 orders couldn’t be read and aren’t in the charts\./)).toHaveLength(2);
});

/** Every body has an unexpected structure. */
export const Malformed = meta.story({ ...inScenario('malformed'), ...whenLoaded });

Malformed.test('shows an error with the endpoint and the field, never a blank screen', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/stats · data.*GET \/list-order · orders/)).toBeVisible();
});

const whenSampled = {
  play: inOwnSituation(
    async ({ canvas }: { canvas: Canvas }) => void (await canvas.findByText(/^Based on the line items/)),
  ),
};

/** SKUs of all orders of the period. */
export const Inventory = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenSampled,
  args: { path: '/app/insights/inventory' },
});

Inventory.test('says how many orders of the period are counted', async ({ canvas }) => {
  await expect(canvas.getByText(/^Based on the line items of all [\d,]+ orders \(Last 30d\)\./)).toBeVisible();
});

export const InventoryEmpty = meta.story({
  ...inScenario('empty'),
  ...whenLoaded,
  args: { path: '/app/insights/inventory?period=all' },
});

InventoryEmpty.test('says how to get data', async ({ canvas }) => {
  await expect(await canvas.findByText(/New orders from your store appear here/)).toBeVisible();
});

/** A merchant compares this period with the one before. */
export const Comparison = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/insights/comparisoncharts' },
});

Comparison.test('compares whole days with as many before; each figure links to its days', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 30 full days');
  const card = await cardOf(canvas, 'Compared to previous period');
  const [link] = await card.findAllByRole('link');
  const url = new URL((link as HTMLAnchorElement).href);
  await expect(`${url.searchParams.get('from')} to ${url.searchParams.get('to')}`).toBe(link?.textContent);
  await expect(url.searchParams.get('period')).toBe('custom');
});

export const ComparisonError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/insights/comparisoncharts' },
});

ComparisonError.test('shows an error with Retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
});
