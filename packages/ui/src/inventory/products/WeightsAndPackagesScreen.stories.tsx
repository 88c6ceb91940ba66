import preview from '#storybook/preview';
import { type CellContext, type Product, type ProductDraft, withEdits } from '@hub/domain/products';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { manyProducts, somePackages, someProducts } from '../productFixtures.ts';
import { WeightsAndPackagesScreen, type WeightsAndPackagesScreenProps } from './WeightsAndPackagesScreen.tsx';

const context: CellContext = { unit: 'g', packages: somePackages };
const pageHeader = {
  title: 'Inventory',
  tabs: [{ title: 'Weights and packages', path: '/app/inventory/weightandpackage' }],
  current: '/app/inventory/weightandpackage',
};
const itemActions = {
  onAdd: fn(),
  onOpen: fn(),
  onChange: fn(),
  onSave: fn(),
  onClose: fn(),
  onDelete: fn(),
};

/** The screen with a draft that keeps typed values. */
function TypedScreen({ draft: initial, onEdit, ...props }: WeightsAndPackagesScreenProps) {
  const [draft, setDraft] = useState<ProductDraft>(initial);
  const list = props.products.state === 'ready' ? props.products.value : [];
  const bySku = new Map(list.map((product) => [product.sku, product]));
  return (
    <WeightsAndPackagesScreen
      {...props}
      draft={draft}
      onEdit={(edits) => {
        onEdit(edits);
        setDraft((before) => withEdits(before, edits, bySku, context));
      }}
    />
  );
}

const meta = preview.meta({
  component: WeightsAndPackagesScreen,
  render: (args) => <TypedScreen {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader,
    products: ready(someProducts),
    packages: { ...itemActions, list: ready(somePackages), editor: null },
    draft: new Map(),
    context,
    defaultWeight: null,
    outdated: [],
    isSaving: false,
    disabledReason: null,
    onEdit: fn(),
    onSave: fn(),
    onDiscard: fn(),
    onUseTheirs: fn(),
    onSaveMine: fn(),
    onImport: fn(),
    onExport: fn(),
  },
});

function ready<T>(value: T): { state: 'ready'; value: T } {
  return { state: 'ready', value };
}

type Canvas = ReturnType<typeof within>;
const cell = (canvas: Canvas, row: number, column: number) => {
  const rows = within(canvas.getByRole('grid')).getAllByRole('row').slice(1);
  return within(rows[row] as HTMLElement).getAllByRole('gridcell')[column] as HTMLElement;
};

export const Default = meta.story();

Default.test('says what applies to a missing weight', async ({ canvas }) => {
  await expect(cell(canvas, 0, 0)).toHaveTextContent('Missing');
  await expect(cell(canvas, 2, 0)).toHaveTextContent('0.35 kg (store)');
  await expect(canvas.getByText('5 products, 2 without a weight')).toBeVisible();
});

Default.test(
  'moves with arrow keys, edits on typing, goes down on Enter and right on Tab, and cancels on Escape',
  async ({ canvas, args }) => {
    await userEvent.click(cell(canvas, 0, 0));
    await userEvent.keyboard('350{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ sku: '22423', column: 'weight', text: '350' }]);
    await expect(cell(canvas, 0, 0)).toHaveTextContent('350 g');
    await expect(cell(canvas, 1, 0)).toHaveAttribute('data-active');
    await userEvent.keyboard('1.2 kg{Tab}');
    await expect(cell(canvas, 1, 1)).toHaveAttribute('data-active');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ sku: '23084', column: 'shipsAlone', text: 'Yes' }]);
    await userEvent.keyboard('{Home}{F2}9{Escape}');
    await expect(cell(canvas, 1, 0)).toHaveTextContent('1.2 kg');
    await expect(canvas.getByRole('button', { name: 'Save 2 changes' })).toBeVisible();
  },
);

Default.test('fills down and clears a whole selection', async ({ canvas, args }) => {
  await userEvent.click(cell(canvas, 3, 0));
  await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{Control>}d{/Control}');
  await expect(args.onEdit).toHaveBeenLastCalledWith(
    ['22423', '23084', '85123A', '47566'].map((sku) => ({ sku, column: 'weight', text: '' })),
  );
  await userEvent.keyboard('{Delete}');
  await expect(args.onEdit).toHaveBeenCalledTimes(2);
});

/** Cells have unsaved values, one of them wrong. */
export const Unsaved = meta.story({
  args: {
    draft: new Map([
      ['22423', { weight: '1.2 kg', isFragile: 'Yes' }],
      ['23084', { weight: 'heavy' }],
    ]),
  },
});

Unsaved.test('says what is wrong with the cell, and saves nothing', async ({ canvas }) => {
  await expect(cell(canvas, 1, 0)).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(cell(canvas, 1, 0));
  await expect(canvas.getAllByText(/“heavy” isn’t a weight/).length).toBeGreaterThan(0);
  await expect(canvas.getByRole('button', { name: 'Save 2 changes' })).toHaveAttribute('aria-disabled', 'true');
});

/** Parcels leave the country, and the store has no HS codes: they were typed here, one of them wrong. */
export const CustomsTyped = meta.story({
  args: {
    draft: new Map([
      ['22423', { hsCode: '6912.00', countryOfOrigin: 'pt' }],
      ['23084', { hsCode: '6912' }],
    ]),
  },
});

CustomsTyped.test('shows what is read of a code, and says what is wrong with another', async ({ canvas }) => {
  await expect(cell(canvas, 0, 5)).toHaveTextContent('691200');
  await expect(cell(canvas, 0, 6)).toHaveTextContent('PT');
  await expect(cell(canvas, 1, 5)).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(cell(canvas, 1, 5));
  await expect(canvas.getAllByText(/6 to 10 digits/).length).toBeGreaterThan(0);
});

/** The shop has set a default weight for products that have none. */
export const WithDefaultWeight = meta.story({ args: { defaultWeight: 0.25 } });

WithDefaultWeight.test('applies the default to a missing weight', async ({ canvas }) => {
  await expect(cell(canvas, 0, 0)).toHaveTextContent('0.25 kg (default)');
});

/** The shop sells thousands of products. */
export const ManyProducts = meta.story({ args: { products: ready(manyProducts(5_000)) } });

ManyProducts.test('mounts only the visible rows, and reaches the last one by one key', async ({ canvas }) => {
  const grid = canvas.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '5001');
  await expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
  await userEvent.click(cell(canvas, 0, 0));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect(await within(grid).findByText('SKU-05000')).toBeVisible();
});

/** Someone else saved a product in the meantime. */
export const Outdated = meta.story({
  args: {
    draft: new Map([['47566', { weight: '300 g' }]]),
    outdated: [{ ...(someProducts[3] as Product), weight: { value: 250, unit: 'g' }, savedBy: 'Ana Souza' }],
  },
});

Outdated.test('shows the newer version, and keeps the one that the person chooses', async ({ canvas, args }) => {
  await expect(canvas.getByText(/250 g, Padded mailer$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
  await expect(args.onUseTheirs).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
  await expect(args.onSaveMine).toHaveBeenCalledOnce();
});

export const Saving = meta.story({ args: { draft: new Map([['22423', { weight: '1 kg' }]]), isSaving: true } });

Saving.test('shows a busy button', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Save 1 change' })).toHaveAttribute('aria-busy', 'true');
});

export const ViewOnly = meta.story({
  args: { disabledReason: 'You don’t have permission to edit Inventory Overview.' },
});

ViewOnly.test('allows no typing or import, and says why', async ({ canvas, args }) => {
  await userEvent.click(cell(canvas, 0, 0));
  await userEvent.keyboard('5{Enter}');
  await expect(args.onEdit).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Import CSV' })).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
});

export const Empty = meta.story({
  args: { products: ready([]), packages: { ...itemActions, list: ready([]), editor: null } },
});

Empty.test('says what would fill the grid', async ({ canvas }) => {
  await expect(canvas.getAllByText('Products appear here with the first order.')[0]).toBeVisible();
  await expect(canvas.getByText('You have no packages yet.')).toBeVisible();
});

export const Loading = meta.story({ args: { products: { state: 'loading' } } });

Loading.test('shows a skeleton', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the products' })).toBeVisible();
});

export const Error = meta.story({
  args: {
    products: {
      state: 'failed',
      message: 'Couldn’t load.',
      detail: 'GET /hub/products · status 500',
      onRetry: fn(),
    },
  },
});

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByText(/GET \/hub\/products/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** A package is being added, with a wrong dimension. */
export const AddingPackage = meta.story({
  args: {
    packages: {
      ...itemActions,
      list: ready(somePackages),
      editor: {
        id: null,
        settings: { name: 'Large box', length: 900, width: 30, height: 20, unit: 'cm', weight: null },
        isDirty: true,
        isSaving: false,
        newer: null,
      },
    },
  },
});

AddingPackage.test('does not save and says what is wrong', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
  await userEvent.tab();
  await expect(canvas.getAllByText('This name is taken. Choose another one.').length).toBeGreaterThan(0);
  await expect(canvas.getByRole('button', { name: /^Save Large box/ })).toHaveAttribute('aria-disabled', 'true');
});
