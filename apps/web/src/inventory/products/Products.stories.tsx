import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inScenario } from '../../testing/inScenario.ts';
import { loadedScreen, whileLoading } from '../../testing/loadedScreen.ts';
import { sessionExpired } from '../../testing/sessionExpired.ts';

/** The product tabs of the inventory, on a server with capability `products`. */
const meta = preview.meta({
  title: 'Screens/Inventory/Products',
  component: AppAt,
  args: { path: '/app/inventory/weightandpackage' },
  parameters: { layout: 'fullscreen' },
});

const whenLoaded = loadedScreen('Inventory');

const at = (tab: string) => ({ args: { path: `/app/inventory/${tab}` } });

/** A merchant enters what products weigh and how they are packed. */
export const Weights = meta.story({ tags: ['narrow'], ...inScenario('default'), ...whenLoaded });

Weights.test('every product is a row, those without a weight first, and the packages are below', async ({ canvas }) => {
  const grid = within(await canvas.findByRole('grid', { name: 'Weights and packages of products' }));
  const [, first] = grid.getAllByRole('row');
  await expect(within(first as HTMLElement).getByText('Missing')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Padded mailer' })).toBeVisible();
});

export const WeightsViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

WeightsViewOnly.test(
  'without edit permission, the values are read-only and the reason is shown',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getByRole('button', { name: 'Import CSV' })).toHaveAttribute('aria-disabled', 'true');
  },
);

export const WeightsError = meta.story({ ...inScenario('failing'), ...whenLoaded });

WeightsError.test('shows one error with both calls and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/products · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const WeightsEmpty = meta.story({ ...inScenario('empty'), ...whenLoaded });

WeightsEmpty.test('says how to get data', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/^Products appear here with the first order/))[0]).toBeVisible();
});

export const WeightsLoading = meta.story(whileLoading);

WeightsLoading.test('shows the frame and no products while they load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Inventory' })).toBeVisible();
  await expect(canvas.queryByRole('grid')).toBeNull();
});

export const SessionExpired = meta.story(sessionExpired.story);

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', sessionExpired.isMarked);

/** A merchant sells several products under one SKU. */
export const Bundles = meta.story({ tags: ['narrow'], ...inScenario('default'), ...whenLoaded, ...at('bundles') });

Bundles.test('shows a bundle with its items, and that no workflow splits it', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: '22139' })).toBeVisible();
  await expect(canvas.getByText(/No active workflow splits bundles/)).toBeVisible();
});

export const BundlesEmpty = meta.story({ ...inScenario('empty'), ...whenLoaded, ...at('bundles') });

BundlesEmpty.test('says what a bundle is for', async ({ canvas }) => {
  await expect(await canvas.findByText(/^You have no bundles yet/)).toBeVisible();
});

export const BundlesLoading = meta.story({ ...whileLoading, ...at('bundles') });

BundlesLoading.test('shows no bundles while they load', async ({ canvas }) => {
  await expect(canvas.queryByText(/^You have no bundles yet/)).toBeNull();
});

export const BundlesViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded, ...at('bundles') });

BundlesViewOnly.test('shows the bundles without a way to add one', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: '22139' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Add bundle' })).toHaveAttribute('aria-disabled', 'true');
});

export const BundlesError = meta.story({ ...inScenario('failing'), ...whenLoaded, ...at('bundles') });

BundlesError.test('shows the error with the failed call', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/bundles · status 500/)).toBeVisible();
});

/** A merchant groups products, to change or route them together. */
export const Collections = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  ...at('collection'),
});

Collections.test('each collection says which products it includes, and how many', async ({ canvas }) => {
  await expect(await canvas.findByText('Products whose name contains “t-light” or “lantern”.')).toBeVisible();
});

export const CollectionsLoading = meta.story({ ...whileLoading, ...at('collection') });

CollectionsLoading.test('shows no collections while they load', async ({ canvas }) => {
  await expect(canvas.queryByText(/^Products whose name contains/)).toBeNull();
});

export const CollectionsEmpty = meta.story({ ...inScenario('empty'), ...whenLoaded, ...at('collection') });

CollectionsEmpty.test('says what a collection is for', async ({ canvas }) => {
  await expect(await canvas.findByText(/^You have no collections yet/)).toBeVisible();
});

export const CollectionsError = meta.story({ ...inScenario('failing'), ...whenLoaded, ...at('collection') });

CollectionsError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/collections · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const CollectionsViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded, ...at('collection') });

CollectionsViewOnly.test('nothing can be added without edit permission', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Add collection' })).toHaveAttribute('aria-disabled', 'true');
});

/** A merchant wants to change many products at once. */
export const BulkEdit = meta.story({ tags: ['narrow'], ...inScenario('default'), ...whenLoaded, ...at('bulk-edit') });

BulkEdit.test('all products are chosen, and it says that nothing is set yet', async ({ canvas }) => {
  await expect(await canvas.findByText(/products chosen, 0 change\.$/)).toBeVisible();
  await expect(canvas.getByText('Choose what to set first.', { selector: 'p' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Change products' })).toHaveAttribute('aria-disabled', 'true');
});

export const BulkEditLoading = meta.story({ ...whileLoading, ...at('bulk-edit') });

BulkEditLoading.test('counts no products while they load', async ({ canvas }) => {
  await expect(canvas.queryByText(/products chosen/)).toBeNull();
});

export const BulkEditEmpty = meta.story({ ...inScenario('empty'), ...whenLoaded, ...at('bulk-edit') });

BulkEditEmpty.test('no product is chosen, so nothing can be changed', async ({ canvas }) => {
  await expect(await canvas.findByText(/^0 products chosen/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Change products' })).toHaveAttribute('aria-disabled', 'true');
});

export const BulkEditError = meta.story({ ...inScenario('failing'), ...whenLoaded, ...at('bulk-edit') });

BulkEditError.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/products · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const BulkEditViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded, ...at('bulk-edit') });

BulkEditViewOnly.test('nothing can be changed without edit permission, and it says why', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Change products' })).toHaveAccessibleDescription(
    /edit permission for Inventory Overview/,
  );
  await expect(canvas.getByRole('heading', { name: /edit permission for Inventory Overview/ })).toBeVisible();
  await expect(canvas.queryByText('Choose what to set first.')).toBeNull();
});
