import { wordsText } from '../messages/messageWords.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import type { ProductSaveResult } from './decideProductSave.ts';
import type { Product } from './Product.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of weights, packages, bundles, collections and bulk edits. */
export const productScreenTexts = inLanguage('productScreenTexts', {
  subject: 'the products',
  products: {
    title: 'Product weights',
    grid: 'Weights and packages of products',
    product: 'Product',
    note: 'Used for order weights and workflow conditions. You can paste cells from a spreadsheet.',
    filter: 'Filter by SKU or name',
    onlyMissing: 'Only without a weight',
    none: 'Products appear here with the first order.',
    noMatch: 'No product matches this filter.',
    importCsv: 'Import CSV',
    exportCsv: 'Export CSV',
    undone: 'Restored what was set before.',
    saving: 'Saving the products',
    fixFirst: 'Correct or clear the marked cells first.',
    outdatedNote: 'Your changes to these products are still here.',
  },
  file: {
    title: 'Import weights and packages',
    choose: 'Choose a CSV file',
    help:
      'Needs a SKU column and any of Weight, Package, Ships alone, Fragile, Dangerous goods, HS code and Country of ' +
      'origin. Nothing is saved yet.',
    use: 'Use these changes',
    nothing: 'The file changes nothing.',
    badRows: 'Rows that are left out',
    line: 'Line',
    reason: 'Reason',
    unreadable: 'We can’t read the file. Save it as CSV with UTF-8.',
  },
  packages: {
    title: 'Packages',
    subject: 'the packages',
    note: 'Boxes, bags and envelopes that you ship in. Choose one for a product above.',
    none: 'You have no packages yet.',
    add: 'Add package',
    name: 'Name',
    length: 'Inside length',
    width: 'Inside width',
    height: 'Inside height',
    unit: 'Unit',
    weight: 'Weight when empty',
    weightHelp: 'Like 180 g. Leave empty if you don’t know it.',
  },
  bundles: {
    title: 'Bundles',
    subject: 'the bundles',
    note: 'A bundle is sold under its own SKU and ships as its items.',
    none: 'You have no bundles yet. Add one to ship its items instead of its SKU.',
    add: 'Add bundle',
    sku: 'Bundle SKU',
    skuHelp: 'As it appears on orders.',
    items: 'Items',
    item: 'Item',
    quantity: 'Quantity',
    addItem: 'Add item',
    removeItem: 'Remove item',
    orders: 'Orders in 30 days',
    noWorkflow: 'No active workflow splits bundles, so orders go out with the bundle SKU.',
    makeWorkflow: 'Open workflows',
    neverOrdered: 'No order has had this SKU yet.',
  },
  collections: {
    title: 'Collections',
    subject: 'the collections',
    note: 'Groups of products, for bulk edit and for the condition “Collection” in workflows.',
    none: 'You have no collections yet.',
    add: 'Add collection',
    name: 'Name',
    kind: 'Products',
    list: 'A list of SKUs',
    rule: 'All that match a rule',
    skus: 'SKUs',
    skusHelp: 'One per line, or pasted from a spreadsheet.',
    prefixes: 'SKU begins with',
    words: 'Name contains',
    wordsHelp: 'Any of these, separated by commas.',
    minWeight: 'Weighs at least',
    maxWeight: 'Weighs at most',
    handling: 'Handling',
  },
  bulk: {
    title: 'Bulk edit',
    choose: 'Choose products',
    all: 'All products that match',
    pasted: 'Pasted SKUs',
    collection: 'Collection',
    anyCollection: 'Any',
    set: 'Set for all of them',
    keep: 'Keep as it is',
    clear: 'Clear',
    preview: 'Before and after',
    nothingSet: 'Choose what to set first.',
    noneChosen: 'Choose at least one product.',
    noChange: 'All of these products have it already.',
    before: 'Before',
    after: 'After',
    outcome: 'Outcome',
    more: 'Change other products',
  },
  edit: 'Edit',
  delete: 'Delete',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
  notSet: 'Not set',
  noPackage: 'None',
  changedOf: (changed: number, kept: number) => `${formatCount(changed)} changed, ${formatCount(kept)} not changed.`,
  count: (products: number) => formatQuantity(products, 'product'),
  settingsOf: (products: number) => `settings for ${products === 1 ? 'a product' : 'some products'}`,
  settings: 'settings',
  emptyWeight: (weight: string) => `${weight} empty`,
  isOpen: 'It is open below.',
  isUnsaved: 'Save or discard the open one first.',
  isAdding: 'Finish the new one first.',
  taken: 'This SKU is a bundle already. Edit that one.',
  lastItem: 'A bundle has at least one item.',
  collectionDeletion:
    'Its products stay. Workflows with a condition on it no longer match, and bulk edit no longer offers it.',
  tooLarge: 'Use a file of 10 MB or less.',
  about: (noun: 'package' | 'bundle' | 'collection', name: string) => `${noun} ${name}`,
});

/** "3,877 products, 214 without a weight". */
export const productCountText = inLanguage('productCountText', (products: number, missing: number): string => {
  const all = formatQuantity(products, 'product');
  return missing === 0 ? `${all}, all with a weight` : `${all}, ${formatCount(missing)} without a weight`;
});

/** "Save 12 changes"; without changes: "Save". */
export const saveChangesLabel = inLanguage('saveChangesLabel', (products: number): string =>
  products === 0 ? 'Save' : `Save ${formatQuantity(products, 'change')}`,
);

/** "Saved 12 products." */
export const savedProductsText = inLanguage(
  'savedProductsText',
  (count: number): string => `Saved ${formatQuantity(count, 'product')}.`,
);

/** Dimmed text when no weight is set: "0.35 kg from the store", "0.5 kg, the default". */
export const inheritedWeightText = inLanguage(
  'inheritedWeightText',
  ({ storeWeight }: Pick<Product, 'storeWeight'>, defaultWeight: number | null): string => {
    if (Number.parseFloat(storeWeight) > 0) return `${bidiIsolate(storeWeight)} kg (store)`;
    return defaultWeight === null ? 'Missing' : `${defaultWeight} kg (default)`;
  },
);

/** "Changes 120 of 140 products; 3 rows are left out." */
export const fileText = inLanguage('fileText', (changed: number, products: number, badRows: number): string => {
  const left = badRows === 0 ? '' : `; ${formatQuantity(badRows, 'row')} ${badRows === 1 ? 'is' : 'are'} left out`;
  return `Changes ${formatCount(changed)} of ${formatQuantity(products, 'product')}${left}.`;
});

/** "Delete the package Small box?" */
export const deleteItemTitle = inLanguage(
  'deleteItemTitle',
  (noun: string, name: string): string => `Delete the ${noun} ${bidiIsolate(name)}?`,
);

/** What deleting a package means for products. */
export const packageDeletionText = inLanguage('packageDeletionText', (products: number): string => {
  if (products === 0) return 'No product uses it.';
  return `${formatQuantity(products, 'product')} ${products === 1 ? 'uses' : 'use'} it and will have no package.`;
});

/** What deleting a bundle means for orders. */
export const bundleDeletionText = inLanguage('bundleDeletionText', (orders: number): string => {
  const had = orders === 0 ? 'No order' : formatQuantity(orders, 'order');
  return `${had} in the last 30 days had it. From now on its SKU ships as it is.`;
});

/** "Saved the package Small box." */
export const savedItemText = inLanguage(
  'savedItemText',
  (noun: string, name: string): string => `Saved the ${noun} ${bidiIsolate(name)}.`,
);

/** "Deleted the package Small box." */
export const deletedItemText = inLanguage(
  'deletedItemText',
  (noun: string, name: string): string => `Deleted the ${noun} ${bidiIsolate(name)}.`,
);

/** "Split by Split sets." */
export const splitByText = inLanguage(
  'splitByText',
  (workflows: readonly string[]): string =>
    `Split when the workflow ${workflows.map((name) => `“${bidiIsolate(name)}”`).join(' or ')} runs.`,
);

/** "Change 214 products". */
export const bulkApplyLabel = inLanguage('bulkApplyLabel', (count: number): string =>
  count === 0 ? 'Change products' : `Change ${formatQuantity(count, 'product')}`,
);

/** "214 products chosen, 12 change." */
export const bulkCountText = inLanguage(
  'bulkCountText',
  (chosen: number, changed: number): string =>
    `${formatQuantity(chosen, 'product')} chosen, ${formatCount(changed)} ${changed === 1 ? 'changes' : 'change'}.`,
);

/** "3 SKUs are not known: A, B and C". Names at most ten. */
export const unknownSkusText = inLanguage('unknownSkusText', (skus: readonly string[]): string => {
  const named = skus.slice(0, 10).map(bidiIsolate).join(', ');
  const rest = skus.length > 10 ? ` and ${formatCount(skus.length - 10)} more` : '';
  return `${formatQuantity(skus.length, 'SKU')} ${skus.length === 1 ? 'is' : 'are'} not known: ${named}${rest}.`;
});

/** A product's outcome in a save. */
export function outcomeText(result: ProductSaveResult): string {
  return savedWords(result.type === 'saved' ? null : wordsText(result.message));
}

export const savedWords = inLanguage('savedWords', (refusal: string | null): string =>
  refusal === null ? 'Changed' : `Not changed: ${refusal}`,
);
