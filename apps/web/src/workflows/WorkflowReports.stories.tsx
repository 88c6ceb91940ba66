import { type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** The whole app under /app/workflows on a server that has no workflows of its own, against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Workflows/Reports',
  component: AppAt,
  args: { path: '/app/workflows' },
  parameters: { layout: 'fullscreen' },
});

const onForeignServer = (scenario: ScenarioName) =>
  inScenario({ ...scenarios[scenario], capabilities: ['idempotency', 'timeline'] });

type Canvas = ReturnType<typeof within>;

const cardOf = async (canvas: Canvas, name: string | RegExp) => within(await canvas.findByRole('region', { name }));

/** Every card is loaded, empty or failed. */
async function waitUntilLoaded(canvas: Canvas): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: 'Workflows' });
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(0));
}

const whenLoaded = { play: inOwnSituation(({ canvas }: { canvas: Canvas }) => waitUntilLoaded(canvas)) };

export const Default = meta.story({ ...onForeignServer('default'), ...whenLoaded });

Default.test(
  'all workflows is the default: what ran, what is newly eligible, what was started by hand',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      expect.stringMatching(/^Newest 200 of [\d,]+ orders$/),
      'Workflows that ran',
      'New workflows these orders could run',
      'Run by hand',
    ]);
    await expect(
      canvas.getByText(
        /^Based on the workflows and timelines of .* \(Last 30d\), created from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.$/,
      ),
    ).toBeVisible();
  },
);

Default.test('a workflow leads to the newest order that it ran on, with shop and host', async ({ canvas }) => {
  const [link] = (await cardOf(canvas, 'Workflows that ran')).getAllByRole('link');
  const url = new URL((link as HTMLAnchorElement).href);
  await expect([url.pathname, url.searchParams.get('search'), url.searchParams.get('period')]).toEqual([
    '/app/dashboard-v0/allorders',
    link?.textContent,
    'all',
  ]);
  await expect([url.searchParams.get('shop'), url.searchParams.get('order')?.length]).toEqual([
    'demo.myshopify.com',
    expect.any(Number),
  ]);
});

/** Shop info is loaded, nothing else. */
export const Loading = meta.story({
  ...onForeignServer('hanging'),
  play: inOwnSituation(
    async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Workflows' })),
  ),
});

Loading.test('the frame and the controls are there, and every card says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByRole('combobox', { name: 'Period' })).toBeEnabled();
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(3));
});

export const Empty = meta.story({ ...onForeignServer('empty'), ...whenLoaded });

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(await canvas.findByText(/^There are no orders in this period/)).toBeVisible();
});

/** Every call after shop info fails with 500. */
export const Error = meta.story({ ...onForeignServer('failing'), ...whenLoaded });

Error.test('what happened once, with the calls and Retry, and no made-up figure', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/stats · status 500.*GET \/list-order · status 500/)).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  const summary = await cardOf(canvas, 'Summary');
  // The lists fail one after the other.
  await waitFor(() => expect(summary.queryAllByText('–')).toHaveLength(2));
});

export const SessionExpired = meta.story({ ...onForeignServer('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await canvas.findByRole('alertdialog');
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

/** Read-only tabs, so that view permission shows everything. */
export const ViewOnly = meta.story({ ...onForeignServer('view-only'), ...whenLoaded });

ViewOnly.test('a person without edit permission sees everything', async ({ canvas }) => {
  await expect((await cardOf(canvas, 'Workflows that ran')).getAllByRole('link')).not.toHaveLength(0);
});

/** A merchant asks why workflows have stopped orders. */
export const OrderUpdate = meta.story({
  tags: ['narrow'],
  ...onForeignServer('default'),
  ...whenLoaded,
  args: { path: '/app/workflows/orderupdate?period=all' },
});

OrderUpdate.test('orders stopped by a workflow error, by cause, and the SKUs that they name', async ({ canvas }) => {
  const causes = await cardOf(canvas, 'Orders stopped by a workflow error');
  await expect(causes.getByText(/^Based on the Errors list: \d+ of its \d+ orders \(Every period\)\./)).toBeVisible();
  await expect(causes.getByRole('rowheader', { name: 'Not enough stock at any location' })).toBeVisible();
  const [link] = within(causes.getByRole('table')).getAllByRole('link');
  await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/app/dashboard-v0/errororders');
  await expect((await cardOf(canvas, 'SKUs in these errors')).getAllByRole('row').length).toBeGreaterThan(1);
});

export const OrderUpdateError = meta.story({
  ...onForeignServer('failing'),
  ...whenLoaded,
  args: { path: '/app/workflows/orderupdate' },
});

OrderUpdateError.test('an error with Retry', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
});

/** A merchant asks why shipments could not be made. */
export const ShipmentUpdate = meta.story({
  tags: ['narrow'],
  ...onForeignServer('default'),
  ...whenLoaded,
  args: { path: '/app/workflows/shipmentupdate?period=all' },
});

ShipmentUpdate.test('orders stopped by a shipment or 3PL API error, by cause', async ({ canvas }) => {
  const causes = await cardOf(canvas, 'Orders stopped by a shipment or 3PL API error');
  await expect(
    causes.getAllByRole('rowheader').every((row) => /^(Shipment|3PL API) Error: /.test(row.textContent ?? '')),
  ).toBe(true);
});

export const ShipmentUpdateEmpty = meta.story({
  ...onForeignServer('empty'),
  ...whenLoaded,
  args: { path: '/app/workflows/shipmentupdate' },
});

ShipmentUpdateEmpty.test('is good news in words', async ({ canvas }) => {
  await expect(await canvas.findByText(/^No orders stopped by a shipment or 3PL API error/)).toBeVisible();
});
