import preview from '#storybook/preview';
import { type Collection, newCollectionRule } from '@hub/domain/products';
import type { WeightUnit } from '@hub/domain/shared';
import { expect, fn, userEvent } from 'storybook/test';
import { someProducts } from '../productFixtures.ts';
import { CollectionsScreen } from './CollectionsScreen.tsx';

const saved = { version: 1, savedAt: '2026-11-02T09:00:00Z', savedBy: 'Robin Carter' };
const unit: WeightUnit = 'g';
const collections: readonly Collection[] = [
  {
    collectionId: 'fragile',
    name: 'Glass and china',
    members: {
      type: 'rule',
      rule: { ...newCollectionRule, nameWords: ['cake'], handling: ['isFragile'] },
    },
    ...saved,
  },
  {
    collectionId: 'best',
    name: 'Best sellers',
    members: { type: 'list', skus: ['85123A', 'GONE'] },
    ...saved,
  },
];

function ready<T>(value: T): { state: 'ready'; value: T } {
  return { state: 'ready', value };
}

const meta = preview.meta({
  component: CollectionsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: {
      title: 'Inventory',
      tabs: [{ title: 'Collection', path: '/app/inventory/collection' }],
      current: '/app/inventory/collection',
    },
    collections: ready(collections),
    products: ready(someProducts),
    editor: null,
    unit,
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

Default.test('says which products each collection has, and how many', async ({ canvas }) => {
  await expect(canvas.getByText('Products whose name contains “cake” and that are fragile.')).toBeVisible();
  await expect(canvas.getAllByText('1 product')).toHaveLength(2);
});

/** A new rule has no condition yet. */
export const AddingRule = meta.story({
  args: {
    editor: {
      id: null,
      settings: { name: 'Heavy', members: { type: 'rule', rule: newCollectionRule } },
      isDirty: true,
      isSaving: false,
      newer: null,
    },
  },
});

AddingRule.test('does not save a rule without a condition', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button', { name: /^Save\s*Heavy$/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Weighs at least' }), '2');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    name: 'Heavy',
    members: { type: 'rule', rule: { ...newCollectionRule, minWeight: { value: 2, unit: 'g' } } },
  });
});

/** A list contains a SKU that the shop no longer has. */
export const EditingList = meta.story({
  args: {
    editor: {
      id: 'best',
      settings: { name: 'Best sellers', members: { type: 'list', skus: ['85123A', 'GONE'] } },
      isDirty: false,
      isSaving: false,
      newer: null,
    },
  },
});

EditingList.test('names the unknown SKU', async ({ canvas }) => {
  await expect(canvas.getByText('1 SKU is not known: GONE.')).toBeVisible();
});

export const ViewOnly = meta.story({
  args: { disabledReason: 'You don’t have permission to edit Inventory Overview.' },
});

ViewOnly.test('offers no changes', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Add collection' })).toHaveAttribute('aria-disabled', 'true');
});

export const Empty = meta.story({ args: { collections: ready([]) } });

Empty.test('says that there are no collections', async ({ canvas }) => {
  await expect(canvas.getByText('You have no collections yet.')).toBeVisible();
});

export const Loading = meta.story({ args: { collections: { state: 'loading' } } });

Loading.test('shows a skeleton', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the collections' })).toBeVisible();
});
