import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inOwnSituation } from '../../testing/inOwnSituation.ts';
import { inScenario } from '../../testing/inScenario.ts';

/** The tabs of the inventory about products, on a server with capability `products`. */
const meta = preview.meta({
  title: 'Screens/Inventory/Products',
  component: AppAt,
  args: { path: '/app/inventory/weightandpackage' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

/** Every card is loaded, empty or failed. */
async function waitUntilLoaded(canvas: Canvas): Promise<void> {
  await canvas.findByRole('heading', { level: 1, name: 'Inventory' });
  await waitFor(() => expect(canvas.queryAllByRole('status', { name: /^Loading/ })).toHaveLength(0));
}

const whenLoaded = { play: inOwnSituation(({ canvas }: { canvas: Canvas }) => waitUntilLoaded(canvas)) };

/** A merchant enters what products weigh and how they are packed. */
export const Weights = meta.story({ ...inScenario('default'), ...whenLoaded });

Weights.test(
  'every product is a row, those without a weight first, and the packages stand below',
  async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Weights and packages of products' }));
    const [, first] = grid.getAllByRole('row');
    await expect(within(first as HTMLElement).getByText('Missing')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Padded mailer' })).toBeVisible();
  },
);

export const WeightsViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

WeightsViewOnly.test(
  'a person without edit permission reads, and is told why nothing can be changed',
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getByRole('button', { name: 'Import CSV' })).toHaveAttribute('aria-disabled', 'true');
  },
);

export const WeightsError = meta.story({ ...inScenario('failing'), ...whenLoaded });

WeightsError.test('one error with both calls, and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/products · status 500/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const WeightsEmpty = meta.story({ ...inScenario('empty'), ...whenLoaded });

WeightsEmpty.test('says what would show something', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/^Products appear here with the first order/))[0]).toBeVisible();
});

const at = (tab: string) => ({ args: { path: `/app/inventory/${tab}` } });

/** A merchant sells several products under one SKU. */
export const Bundles = meta.story({ ...inScenario('default'), ...whenLoaded, ...at('bundles') });

Bundles.test('a bundle with its items, and that no workflow splits it', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: '22139' })).toBeVisible();
  await expect(canvas.getByText(/No active workflow splits bundles/)).toBeVisible();
});

export const BundlesEmpty = meta.story({ ...inScenario('empty'), ...whenLoaded, ...at('bundles') });

BundlesEmpty.test('says what a bundle is for', async ({ canvas }) => {
  await expect(await canvas.findByText(/^You have no bundles yet/)).toBeVisible();
});

export const BundlesError = meta.story({ ...inScenario('failing'), ...whenLoaded, ...at('bundles') });

BundlesError.test('what happened, with the call', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/bundles · status 500/)).toBeVisible();
});

/** A merchant groups products, to change or route them together. */
export const Collections = meta.story({ ...inScenario('default'), ...whenLoaded, ...at('collection') });

Collections.test('each says which products it takes, and how many', async ({ canvas }) => {
  await expect(await canvas.findByText('Products whose name holds “t-light” or “lantern”.')).toBeVisible();
});

export const CollectionsViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded, ...at('collection') });

CollectionsViewOnly.test('nothing can be added without edit permission', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Add collection' })).toHaveAttribute('aria-disabled', 'true');
});

/** A merchant wants to change many products at once. */
export const BulkEdit = meta.story({ ...inScenario('default'), ...whenLoaded, ...at('bulk-edit') });

BulkEdit.test('all products are chosen, and nothing is set yet', async ({ canvas }) => {
  await expect(await canvas.findByText(/products chosen, 0 change\.$/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Change products' })).toHaveAttribute('aria-disabled', 'true');
});
