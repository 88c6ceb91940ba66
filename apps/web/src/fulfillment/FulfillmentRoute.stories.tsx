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
  // Autodocs would share one set of mocks between all stories.
  tags: ['!autodocs'],
});

type Canvas = ReturnType<typeof within>;

const page = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Fulfillment' });
const table = (canvas: Canvas, name: string) => canvas.findByRole('table', { name });

/** Every card is loaded, empty or failed. */
async function waitUntilLoaded(canvas: Canvas): Promise<void> {
  await page(canvas);
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(0));
}

const whenLoaded = { play: inOwnSituation(({ canvas }: { canvas: Canvas }) => waitUntilLoaded(canvas)) };

export const Default = meta.story({ ...inScenario('default'), ...whenLoaded });

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
    within(await table(canvas, 'Open orders that wait longest to be batched')).getAllByRole('link').length,
  ).toBeGreaterThan(1);
  await expect(canvas.getByText(/^Derived from the batch times of all \d+ orders \(Last 30d\)\./)).toBeVisible();
});

/** Shop info is loaded, nothing else. */
export const Loading = meta.story({
  ...inScenario('hanging'),
  play: inOwnSituation(async ({ canvas }) => void (await page(canvas))),
});

Loading.test('the frame and the controls are there, and every card says that it loads', async ({ canvas }) => {
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(2));
  await expect(canvas.getByRole('combobox', { name: 'Period' })).toBeEnabled();
});

export const Empty = meta.story({ ...inScenario('empty'), ...whenLoaded });

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(await canvas.findByText(/^There are no orders in this period/)).toBeVisible();
});

/** Every call after shop info fails with 500. */
export const Error = meta.story({ ...inScenario('failing'), ...whenLoaded });

Error.test('what happened, the call, one Retry, and no figure that nobody sent', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/list-order · status 500/)).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  await expect(within(canvas.getByRole('region', { name: 'Summary' })).getAllByText('–')).toHaveLength(4);
});

export const SessionExpired = meta.story({ ...inScenario('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await canvas.findByRole('alertdialog');
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

/** Read-only screens, so that view permission shows everything. */
export const ViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

ViewOnly.test('a person without edit permission sees everything', async ({ canvas }) => {
  await expect(
    within(await table(canvas, 'Batched and not batched, by stage')).getAllByRole('link').length,
  ).toBeGreaterThan(0);
});

export const BatchHistory = meta.story({
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/batch-history' },
});

BatchHistory.test('days, newest first; the first and the last order of a day lead to it', async ({ canvas }) => {
  const history = within(await table(canvas, 'Orders by the day of their batch'));
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
    async ({ canvas }: { canvas: Canvas }) => void (await canvas.findByText(/^Derived from the shipments/)),
  ),
};

export const ShippingMapping = meta.story({
  ...inScenario('default'),
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

export const Locations = meta.story({
  ...inScenario('default'),
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
  await expect(
    canvas.getByText(
      /^Derived from the shipments of .* \(Last 24h\), created from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.$/,
    ),
  ).toBeVisible();
});

/** A store without sales. */
export const LocationsEmpty = meta.story({
  ...inScenario('empty'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations?period=all' },
});

LocationsEmpty.test('has its locations all the same', async ({ canvas }) => {
  await expect(await canvas.findByText(/as soon as the store sells something/)).toBeVisible();
  await expect(
    within(await table(canvas, 'Locations')).getByRole('row', { name: /^Leeds overflow/ }),
  ).toHaveTextContent('Leeds overflow000');
});

export const LocationsError = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
  args: { path: '/app/fulfillment/locations' },
});

LocationsError.test('names both calls, and opens no order', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/get-locations · status 500/)).toBeVisible();
  await expect(await canvas.findByText(/GET \/list-order · status 500/)).toBeVisible();
  await expect(canvas.queryByText(/get-order-detail/)).toBeNull();
});

export const OrderRouting = meta.story({
  ...inScenario('default'),
  ...whenSampled,
  args: { path: '/app/fulfillment/order-routing?period=last_24h' },
});

OrderRouting.test('where orders went, which were split, and what stands in no shipment', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Where orders went',
    'Orders that leave from several locations',
    'Orders with units in no shipment',
  ]);
  await expect(within(await table(canvas, 'Where orders went')).getByRole('row', { name: /^Total/ })).toBeVisible();
});
