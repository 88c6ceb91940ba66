import preview from '#storybook/preview';
import { bulkEditRows, type CellContext, type Product } from '@hub/domain/products';
import { expect, fn, userEvent } from 'storybook/test';
import { manyProducts, somePackages, someProducts } from '../productFixtures.ts';
import { type BulkChoice, BulkEditScreen } from './BulkEditScreen.tsx';

const context: CellContext = { unit: 'g', packages: somePackages };
const [first, second] = someProducts as [Product, Product];

const choice: BulkChoice = {
  from: 'matching',
  search: '',
  collectionId: null,
  onlyMissingWeight: false,
  pasted: '',
};

function ready<T>(value: T): { state: 'ready'; value: T } {
  return { state: 'ready', value };
}

const meta = preview.meta({
  component: BulkEditScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: {
      title: 'Inventory',
      tabs: [{ title: 'Bulk edit', path: '/app/inventory/bulk-edit' }],
      current: '/app/inventory/bulk-edit',
    },
    loaded: ready(true),
    collections: ready([]),
    choice,
    cells: {},
    context,
    rows: bulkEditRows(someProducts, {}, context),
    unknownSkus: [],
    results: null,
    isSaving: false,
    disabledReason: null,
    onChoose: fn(),
    onSet: fn(),
    onApply: fn(),
    onAgain: fn(),
  },
});

export const Default = meta.story();

Default.test('sets a field for all products, or keeps it', async ({ canvas, args }) => {
  await expect(canvas.getByText('5 products chosen, 0 change.')).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Package' }), 'Large box');
  await expect(args.onSet).toHaveBeenLastCalledWith('package', 'Large box');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fragile' }), 'No');
  await expect(args.onSet).toHaveBeenLastCalledWith('isFragile', '');
});

const cells = { weight: '400 g', package: 'Large box', isFragile: 'Yes' };

/** Products are chosen and a new value is set, but nothing has been changed yet. */
export const BeforeAndAfter = meta.story({ args: { cells, rows: bulkEditRows(someProducts, cells, context) } });

BeforeAndAfter.test('shows each product before and after, and counts them on the button', async ({ canvas, args }) => {
  await expect(canvas.getByRole('row', { name: /^47566/ })).toHaveTextContent(
    'Weight: 210 g; Package: Padded mailer; Fragile: NoWeight: 400 g; Package: Large box; Fragile: Yes',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Change 5 products' }));
  await expect(args.onApply).toHaveBeenCalledOnce();
});

export const PastedWithUnknown = meta.story({
  args: {
    choice: { ...choice, from: 'pasted', pasted: '22423\nNO-SUCH' },
    rows: bulkEditRows([first], {}, context),
    unknownSkus: ['NO-SUCH'],
  },
});

PastedWithUnknown.test('names the unknown SKUs', async ({ canvas }) => {
  await expect(canvas.getByText('1 SKU is not known: NO-SUCH.')).toBeVisible();
});

/** The typed weight is invalid. */
export const WrongWeight = meta.story({ args: { cells: { weight: 'heavy' } } });

WrongWeight.test('says why the edit cannot run', async ({ canvas }) => {
  await expect(canvas.getAllByText(/“heavy” isn’t a weight/)[0]).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Change products' })).toHaveAttribute('aria-disabled', 'true');
});

/** Hundreds of products are chosen. */
export const ManyProducts = meta.story({
  args: { cells, rows: bulkEditRows(manyProducts(5_000), cells, context) },
});

ManyProducts.test('shows a hundred rows at a time', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Change 5,000 products' })).toBeVisible();
  await expect(canvas.getAllByRole('row').length).toBeLessThan(200);
});

/** The server refused one product. */
export const Outcome = meta.story({
  args: {
    results: [
      { sku: first.sku, type: 'saved', saved: first },
      { sku: second.sku, type: 'outdated', current: second, message: 'Ana Souza saved newer settings for 23084.' },
    ],
  },
});

Outcome.test('lists products that were not changed first, with the reason', async ({ canvas, args }) => {
  await expect(canvas.getByText('1 changed, 1 not changed.')).toBeVisible();
  const [, top] = canvas.getAllByRole('row');
  await expect(top).toHaveTextContent('23084Not changed: Ana Souza saved newer settings for 23084.');
  await userEvent.click(canvas.getByRole('button', { name: 'Change other products' }));
  await expect(args.onAgain).toHaveBeenCalledOnce();
});

export const ViewOnly = meta.story({
  args: {
    cells,
    rows: bulkEditRows(someProducts, cells, context),
    disabledReason: 'You don’t have permission to edit Inventory Overview.',
  },
});

ViewOnly.test('offers no changes', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Change 5 products' })).toHaveAttribute('aria-disabled', 'true');
});

export const Loading = meta.story({ args: { loaded: { state: 'loading' } } });

Loading.test('shows a skeleton', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the products' })).toBeVisible();
});
