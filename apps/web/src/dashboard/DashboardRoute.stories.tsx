import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** The whole app at /app/dashboard: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Dashboard',
  component: AppAt,
  args: { path: '/app/dashboard' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

/** Shop info is loaded, and the stats are loaded or failed. */
const whenLoaded = {
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('searchbox', { name: 'Filter Orders' });
    await waitForFigures(canvas);
  }),
};

async function waitForFigures(canvas: Canvas): Promise<HTMLElement> {
  const summary = await canvas.findByRole('region', { name: 'Summary' });
  await waitFor(() => expect(within(summary).queryAllByRole('img', { name: 'Loading' })).toHaveLength(0));
  return summary;
}

/** The figure of a summary card, once loaded. */
async function figureOf(canvas: Canvas, title: string): Promise<number> {
  const summary = await waitForFigures(canvas);
  const tile = within(summary).getByText(title).parentElement;
  return Number(tile?.textContent?.replace(title, '').replaceAll(',', ''));
}

const stageNames = async (canvas: Canvas) => {
  const stages = await canvas.findByRole('region', { name: 'Orders by stage' });
  return within(stages)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
};

const allStages = [
  'All Orders',
  'Open Orders',
  'Orders In Fulfillment',
  'Shipped Orders',
  'Errors',
  'Hold Orders',
  'Back Orders',
  'Needs User Review',
];

export const Default = meta.story({ ...inScenario('default'), ...whenLoaded });

Default.test('shows six summary cards and the eight tab cards with counts', { tags: ['§2.65'] }, async ({ canvas }) => {
  await expect(await figureOf(canvas, 'Total Orders')).toBeGreaterThan(0);
  await expect(await stageNames(canvas)).toEqual(allStages);
});

Default.test(
  'a plus icon expands a card, newest first, and Expand shows the complete detail',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand All Orders' }));
    const grid = await canvas.findByRole('grid', { name: 'All Orders' });
    const [first] = await within(grid).findAllByRole('row');
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: /^Expand/ }));
    await expect(await canvas.findByText('Total Items')).toBeVisible();
    await expect(await canvas.findByText('Total Shipments')).toBeVisible();
  },
);

Default.test('a title leads to its list screen and keeps shop and host', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Hold Orders' });
  const url = new URL((link as HTMLAnchorElement).href);
  await expect(url.pathname).toBe('/app/dashboard-v0/holdorders');
  await expect(url.searchParams.get('shop')).toBe('demo.myshopify.com');
  await expect(url.searchParams.get('host')).not.toBeNull();
});

Default.test('period selector: All shows more than the last 24 hours', async ({ canvas, userEvent }) => {
  const before = await figureOf(canvas, 'Total Orders');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'All');
  await waitFor(async () => expect(await figureOf(canvas, 'Total Orders')).toBeGreaterThan(before));
});

/** More orders need review than one page has. */
export const Paged = meta.story({
  ...inScenario('review-queue-200'),
  ...whenLoaded,
  args: { path: '/app/dashboard?period=all' },
});

Paged.test('Needs User Review has previous and next controls with the page number', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Expand Needs User Review' }));
  const pages = await canvas.findByRole('navigation', { name: 'Pages of Needs User Review' });
  const names = () => canvas.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent);
  const first = names();
  await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(within(pages).getByText('Page 2')).toBeVisible());
  await waitFor(() => expect(names()).not.toEqual(first));
});

/** Shop info is loaded, nothing else. */
export const Loading = meta.story({
  ...inScenario('hanging'),
  play: inOwnSituation(async ({ canvas }) => {
    await canvas.findByRole('searchbox', { name: 'Filter Orders' });
  }),
});

Loading.test('shows the frame and the controls while the figures load', async ({ canvas }) => {
  await expect(await canvas.findByRole('searchbox', { name: 'Filter Orders' })).toBeVisible();
  const summary = canvas.getByRole('region', { name: 'Summary' });
  await expect(within(summary).getAllByRole('img', { name: 'Loading' })).toHaveLength(6);
});

Loading.test(
  'shows a spinner in an expanded card while its orders load',
  { tags: ['§2.76'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand All Orders' }));
    const words = await canvas.findByText('Loading orders');
    await expect(words.closest('[aria-busy="true"]')?.querySelector('.Polaris-Spinner svg')).toBeVisible();
  },
);

export const Empty = meta.story({ ...inScenario('empty'), ...whenLoaded });

Empty.test('empty: "No Orders"', { tags: ['§2.75'] }, async ({ canvas, userEvent }) => {
  await expect(await figureOf(canvas, 'Total Orders')).toBe(0);
  await userEvent.click(canvas.getByRole('button', { name: 'Expand All Orders' }));
  await expect(await canvas.findByText('No Orders')).toBeVisible();
});

/** Every call after shop info fails with 500. */
export const Error = meta.story({ ...inScenario('failing'), ...whenLoaded });

Error.test(
  'shows an error banner with the failed call and Retry; the rest of the page works',
  async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Retry' }))[0]).toBeVisible();
    await expect((await canvas.findAllByText(/GET \/stats · status 500/))[0]).toBeVisible();
    await expect(await stageNames(canvas)).toEqual(allStages);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Open Orders' }));
    await expect(await canvas.findByText(/GET \/list-order/)).toBeVisible();
  },
);

export const SessionExpired = meta.story({ ...inScenario('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  const alert = await canvas.findByRole('alertdialog');
  await expect(within(alert).getByText('Session expired, please reload the page!')).toBeVisible();
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

export const ViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

ViewOnly.test('a person without edit permission sees everything', async ({ canvas, userEvent }) => {
  await expect(await figureOf(canvas, 'Total Orders')).toBeGreaterThan(0);
  await userEvent.click(canvas.getByRole('button', { name: 'Expand All Orders' }));
  await expect(await canvas.findByRole('grid', { name: 'All Orders' })).toBeVisible();
});

/** The connection breaks after shop info. */
export const Offline = meta.story({ ...inScenario('offline'), ...whenLoaded });

Offline.test('shows a banner with Retry', async ({ canvas }) => {
  await canvas.findByRole('searchbox', { name: 'Filter Orders' });
  await expect((await canvas.findAllByText(/can’t reach the server/))[0]).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: 'Retry' })[0]).toBeVisible();
});

/** Every reply takes three seconds. */
export const Slow = meta.story(inScenario('slow'));

Slow.test('shows a loading state, then the data', async ({ canvas }) => {
  await expect(await canvas.findByRole('status', { name: /Loading/ })).toBeVisible();
  await expect(await figureOf(canvas, 'Total Orders')).toBeGreaterThan(0);
});

/** Every body has an unexpected structure. */
export const Malformed = meta.story({ ...inScenario('malformed'), ...whenLoaded });

Malformed.test('shows an error with the endpoint and the field, never a blank screen', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/GET \/stats · data/))[0]).toBeVisible();
  await expect(await stageNames(canvas)).toEqual(allStages);
});

/** No provider is connected. */
export const NothingConnected = meta.story({ ...inScenario('nothing-connected'), ...whenLoaded });

NothingConnected.test(
  'if third-party details fail the check, only All, Open and Shipped cards show',
  { tags: ['§2.70'] },
  async ({ canvas }) => {
    await waitFor(async () =>
      expect(await stageNames(canvas)).toEqual(['All Orders', 'Open Orders', 'Shipped Orders']),
    );
  },
);

NothingConnected.test('says what is hidden and offers to connect a 3PL', async ({ canvas }) => {
  const hidden = within(await canvas.findByRole('region', { name: 'Connect your warehouse to see the rest' }));
  await expect(
    hidden.getByText(/^Orders In Fulfillment, Errors, .* appear here once a 3PL is connected\.$/),
  ).toBeVisible();
  await expect(hidden.getByRole('link', { name: 'Connect a 3PL' })).toBeVisible();
});

Default.test('with a provider nothing is hidden', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Connect your warehouse to see the rest' })).toBeNull();
});
