import { formatQuantity } from '../shared/formatQuantity.ts';
import { formatCount } from '../shared/formatCount.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';
import type { StoreAdminPage } from '../shared/storeAdminLink.ts';
import type { WeightRow } from './weightRows.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the six tabs under inventory; all ours. */
export const inventoryTexts = inLanguage('inventoryTexts', {
  source: 'line items',
  summary: 'Summary',
  skus: 'SKUs',
  unitsOrdered: 'Units ordered',
  skusShort: 'SKUs short',
  unitsShort: 'Units short',
  all: 'SKUs in these orders',
  allNote: 'Most ordered first. Short: units that these orders wait for. Your store admin has the stock levels.',
  none: 'None of these orders has items to ship.',
  sku: 'SKU',
  name: 'Name',
  orders: 'Orders',
  noSku: 'No SKU',
  seeBackOrders: 'See Back Orders',
  filter: 'Filter by SKU or name',
  weights: 'Product weights',
  weightsNote:
    'Products without a weight (00) come first. Change weights on the product in your store admin, which also ' +
    'shows their unit.',
  weight: 'Product weight',
  noWeight: 'Without a weight',
  differs: 'With several weights',
  unreadable: 'Not a number',
  packages: 'Packages',
  packagesNote:
    'Boxes saved by packing orders together, in all orders of this period. Your warehouse chooses the packages.',
  boxesSaved: 'Total Boxes Saved',
});

/** Text of a tab without data: where it is done. */
export interface NotProvided {
  title: string;
  note: string;
  /** The page of the store's admin where it is done. */
  adminPage: StoreAdminPage;
  /** Link to what there is in the app. */
  alternative: Alternative;
}

/** Links of the tabs without data. */
export type Alternative = 'skus' | 'openOrders' | 'settings';

/** What the tabs without data say. */
export const notProvidedWords = inLanguage('notProvidedWords', {
  collection: {
    title: 'Collections',
    note: 'Group your products into collections in your store admin.',
  },
  bundles: {
    title: 'Bundles',
    note: 'Set up bundles in your store admin. Items that don’t ship are under Non Shippable Items in each order.',
  },
  bulkEdit: {
    title: 'Bulk edit',
    note: 'Edit products, weights and stock in your store admin. To take items out of an order, go to Open Orders.',
  },
  universalSettings: {
    title: 'Universal settings',
    note: 'Set your weight unit and your units of measure in your store admin.',
  },
});

/** By the last segment of the tab's path (§2). */
export const notProvided = {
  collection: {
    ...notProvidedWords.collection,
    adminPage: 'collections',
    alternative: 'skus',
  },
  bundles: {
    ...notProvidedWords.bundles,
    adminPage: 'products',
    alternative: 'skus',
  },
  'bulk-edit': {
    ...notProvidedWords.bulkEdit,
    adminPage: 'products',
    alternative: 'openOrders',
  },
  'universal-settings': {
    ...notProvidedWords.universalSettings,
    adminPage: 'general',
    alternative: 'settings',
  },
} as const satisfies Record<string, NotProvided>;

/** Labels of the links of `NotProvided`. */
export const alternativeTexts = inLanguage('alternativeTexts', {
  skus: 'See which SKUs were ordered',
  openOrders: 'See Open Orders',
  settings: 'Open Settings',
} satisfies Record<Alternative, string>);

/** "120 of 320 SKUs contain “mug”; the first 50 are shown." */
export const rowsShownText = inLanguage(
  'rowsShownText',
  ({ shown, matching, all, filter }: { shown: number; matching: number; all: number; filter: string }): string => {
    const text = filter.trim();
    if (matching === 0 && text !== '') return `No SKU or name contains “${bidiIsolate(text)}”.`;
    const found =
      text === ''
        ? formatQuantity(all, 'SKU')
        : `${formatCount(matching)} of ${formatQuantity(all, 'SKU')} ${matching === 1 ? 'contains' : 'contain'} “${bidiIsolate(text)}”`;
    return shown < matching ? `${found}; the first ${formatCount(shown)} are shown.` : `${found}.`;
  },
);

/** A weight, or what is wrong with it. `emptyWeight`: text for an empty one (§2 "00"). */
export const formatWeight = inLanguage(
  'formatWeight',
  ({ state, weights }: Pick<WeightRow, 'state' | 'weights'>, emptyWeight: string): string => {
    if (state === 'missing') return emptyWeight;
    const shown = weights.map((weight) => (weight === '' ? emptyWeight : bidiIsolate(weight))).join(' and ');
    if (state === 'differs') return `${shown}, which differ`;
    return state === 'unreadable' ? `${shown}, not a number` : shown;
  },
);
