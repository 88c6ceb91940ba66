import preview from '#storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { someProducts } from '../productFixtures.ts';
import { BundlesScreen, type BundlesScreenProps } from './BundlesScreen.tsx';

const saved = { version: 1, savedAt: '2026-11-02T09:00:00Z', savedBy: 'Robin Carter' };
const tables = {
  sku: '22720',
  components: [
    { sku: '22423', quantity: 1 },
    { sku: '47566', quantity: 2 },
  ],
  orders: 14,
  ...saved,
};
const list = { bundles: [tables], splitBy: ['Split sets'] };

function ready<T>(value: T): { state: 'ready'; value: T } {
  return { state: 'ready', value };
}

function editing(fields: Partial<NonNullable<BundlesScreenProps['editor']>>): BundlesScreenProps['editor'] {
  const settings = { sku: tables.sku, components: tables.components };
  return { id: tables.sku, settings, isDirty: true, isSaving: false, newer: null, ...fields };
}

const meta = preview.meta({
  component: BundlesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: {
      title: 'Inventory',
      tabs: [{ title: 'Bundles', path: '/app/inventory/bundles' }],
      current: '/app/inventory/bundles',
    },
    bundles: ready(list),
    products: ready(someProducts),
    editor: null,
    skuPath: (sku) => `/app/dashboard-v0/allorders?search=${sku}`,
    workflowsPath: '/app/workflows',
    disabledReason: null,
    onAdd: fn(),
    onOpen: fn(),
    onChange: fn(),
    onSave: fn(),
    onClose: fn(),
    onDelete: fn(),
  },
});

export const Default = meta.story();

Default.test('shows the items of a bundle, the orders that contained it and what splits it', async ({ canvas }) => {
  await expect(canvas.getByText('SET OF 3 CAKE TINS PANTRY DESIGN: 1 × 22423 and 2 × 47566')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Orders in 30 days: 14' })).toBeVisible();
  await expect(canvas.getByText('Split when the workflow “Split sets” runs.')).toBeVisible();
});

Default.test('says what a deletion means, and asks first', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Delete\s*bundle 22720$/ }));
  await expect(canvas.getByText(/^14 orders in the last 30 days had it/)).toBeVisible();
  await expect(args.onDelete).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await expect(args.onDelete).toHaveBeenCalledWith('22720');
});

/** The shop has bundles, but no active workflow splits them. */
export const NotSplit = meta.story({ args: { bundles: ready({ ...list, splitBy: [] }) } });

NotSplit.test('says that orders are sent with the bundle SKU', async ({ canvas }) => {
  await expect(canvas.getByText(/No active workflow splits bundles/)).toBeVisible();
});

/** A bundle is being changed. */
export const Editing = meta.story({ args: { editor: editing({}) } });

Editing.test('removes an item and adds another', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Remove item\s*47566$/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith({
    sku: '22720',
    components: [{ sku: '22423', quantity: 1 }],
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({
    sku: '22720',
    components: [...tables.components, { sku: '', quantity: 1 }],
  });
});

/** The bundle has an unknown SKU, a loop and a quantity of zero. */
export const Wrong = meta.story({
  args: {
    editor: editing({
      settings: {
        sku: '22720',
        components: [
          { sku: 'NO-SUCH', quantity: 1 },
          { sku: '22720', quantity: 1 },
          { sku: '47566', quantity: 0 },
        ],
      },
    }),
  },
});

Wrong.test('says what is wrong with each item, and does not save', async ({ canvas }) => {
  await expect(canvas.getAllByText('No product has the SKU NO-SUCH.')[0]).toBeVisible();
  await expect(canvas.getByText('A bundle can’t contain itself.')).toBeVisible();
  await expect(canvas.getByText('Enter 1 or more.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Save\s*22720$/ })).toHaveAttribute('aria-disabled', 'true');
});

/** Someone else saved the bundle while it was being changed here. */
export const Outdated = meta.story({
  args: {
    editor: editing({ newer: { ...tables, components: [{ sku: '85123A', quantity: 9 }], savedBy: 'Ana Souza' } }),
  },
});

Outdated.test('shows the newer version', async ({ canvas, args }) => {
  await expect(canvas.getByText(/9 × 85123A/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
});

export const ViewOnly = meta.story({
  args: { disabledReason: 'You don’t have permission to edit Inventory Overview.' },
});

ViewOnly.test('offers no changes', async ({ canvas }) => {
  for (const name of [/^Add bundle$/, /^Edit/, /^Delete/])
    await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

/** The shop has hundreds of bundles. */
export const ManyBundles = meta.story({
  args: {
    bundles: ready({
      bundles: Array.from({ length: 500 }, (_, index) => ({ ...tables, sku: `SET-${index + 1}` })),
      splitBy: ['Split sets'],
    }),
  },
});

ManyBundles.test('lists all of them', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(500);
});

export const Empty = meta.story({ args: { bundles: ready({ bundles: [], splitBy: [] }) } });

Empty.test('says what a bundle is for', async ({ canvas }) => {
  await expect(canvas.getByText(/^You have no bundles yet/)).toBeVisible();
});

export const Loading = meta.story({ args: { bundles: { state: 'loading' } } });

Loading.test('shows a skeleton', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the bundles' })).toBeVisible();
});

export const Error = meta.story({
  args: { bundles: { state: 'failed', message: 'Couldn’t load.', detail: 'GET /hub/bundles · status 500' } },
});

Error.test('says what happened', async ({ canvas }) => {
  await expect(canvas.getByText(/GET \/hub\/bundles/)).toBeVisible();
});
