import { expect, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inOwnSituation } from '../../testing/inOwnSituation.ts';
import { inScenario } from '../../testing/inScenario.ts';
import { loadedScreen } from '../../testing/loadedScreen.ts';
import { sessionExpired } from '../../testing/sessionExpired.ts';

/** The whole app at /app/inventory/allinventory, on a server that counts stock. */
const meta = preview.meta({
  title: 'Screens/Inventory/Stock',
  component: AppAt,
  args: { path: '/app/inventory/allinventory' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const whenLoaded = loadedScreen('Inventory');

export const Default = meta.story({ ...inScenario('default'), ...whenLoaded });

Default.test('shows units of each SKU at each location in fields, 50 at a time', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('textbox', { name: /^On hand of / })).toHaveLength(50);
  await expect(canvas.getByText(/^Stock records 1 to 50 of [\d,]+$/)).toBeVisible();
});

Default.test('shows SKUs that orders wait for, with links to the orders', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'waiting');
  const [link] = await canvas.findAllByRole('link', { name: /^[\d,]+ units? for \d+ orders?$/ });
  await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/app/dashboard-v0/backorders');
});

/** Shop info is loaded, nothing else. */
export const Loading = meta.story({
  ...inScenario('hanging'),
  play: inOwnSituation(
    async ({ canvas }: { canvas: Canvas }) => void (await canvas.findByRole('status', { name: /^Loading/ })),
  ),
});

Loading.test('shows the frame and no numbers while they load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(canvas.queryByRole('table', { name: 'Stock per location' })).toBeNull();
});

export const Empty = meta.story({ ...inScenario('empty'), ...whenLoaded });

Empty.test('says how to get data', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Nothing is counted yet' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Import CSV' })).toBeVisible();
});

/** Every call after shop info fails with 500. */
export const Error = meta.story({ ...inScenario('failing'), ...whenLoaded });

Error.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/stock · status 500/)).toBeVisible();
});

export const SessionExpired = meta.story(sessionExpired.story);

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', sessionExpired.isMarked);

export const ViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

ViewOnly.test('a person without edit permission sees the numbers', async ({ canvas }) => {
  await expect(await canvas.findByRole('table', { name: 'Stock per location' })).toBeVisible();
  await expect(canvas.queryByRole('textbox', { name: /^On hand of / })).toBeNull();
});
