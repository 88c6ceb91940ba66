import { formatQuantity } from '../shared/formatQuantity.ts';
import { formatCount } from '../shared/formatCount.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';
import type { WeightRow } from './weightRows.ts';

/** Texts of the six tabs under inventory; all ours. */
export const inventoryTexts = {
  source: 'line items',
  summary: 'Summary',
  skus: 'SKUs',
  unitsOrdered: 'Units ordered',
  skusShort: 'SKUs short',
  unitsShort: 'Units short',
  all: 'SKUs of these orders',
  allNote:
    'Most ordered first. How much of a SKU is in stock is not passed on to this app; short is what these orders wait for.',
  none: 'None of these orders has goods to send.',
  sku: 'SKU',
  name: 'Name',
  orders: 'Orders',
  noSku: 'No SKU',
  seeBackOrders: 'See Back Orders',
  filter: 'Filter by SKU or name',
  weights: 'Product weights',
  weightsNote:
    'Those without a weight, shown as 00, come first. The unit is not passed on with a weight. Weights are changed with the product in the store’s own admin.',
  weight: 'Product weight',
  noWeight: 'Without a weight',
  differs: 'With several weights',
  unreadable: 'Not a number',
  packages: 'Packages',
  packagesNote:
    'Package sizes, and which box an order goes in, are not passed on to this app. What is counted is how many boxes were saved, over all orders of the period.',
  boxesSaved: 'Total Boxes Saved',
} as const;

/** Text of a tab without data: why, and where it is done instead. */
export interface NotProvided {
  title: string;
  note: string;
  /** Link to where it is done. */
  alternative: Alternative;
}

/** Links of the tabs without data. */
export type Alternative = 'skus' | 'openOrders' | 'settings';

/** By the last segment of the tab's path (§2). */
export const notProvided = {
  collection: {
    title: 'Collections',
    note: 'Collections are kept in the store’s own admin and are not passed on to this app, so there is nothing to show or change here.',
    alternative: 'skus',
  },
  bundles: {
    title: 'Bundles',
    note: 'Bundles are not passed on to this app, and a line item does not say whether it belongs to one, so there is nothing to show or change here. Items that nobody has to send are marked in each order, under Non Shippable Items.',
    alternative: 'skus',
  },
  'bulk-edit': {
    title: 'Bulk edit',
    note: 'Products, their weights and their stock are edited in the store’s own admin, not here. Items are taken out of an order in Open Orders.',
    alternative: 'openOrders',
  },
  'universal-settings': {
    title: 'Universal settings',
    note: 'This app has no settings of the inventory, so there is nothing to show or change here. What it knows of the store stands under Settings.',
    alternative: 'settings',
  },
} as const satisfies Record<string, NotProvided>;

/** Labels of the links of `NotProvided`. */
export const alternativeTexts = {
  skus: 'See the SKUs that were ordered',
  openOrders: 'See Open Orders',
  settings: 'Open Settings',
} as const satisfies Record<Alternative, string>;

/** "120 of 320 SKUs hold “mug”; the first 50 are shown." */
export function rowsShownText({
  shown,
  matching,
  all,
  filter,
}: {
  shown: number;
  matching: number;
  all: number;
  filter: string;
}): string {
  const text = filter.trim();
  if (matching === 0 && text !== '') return `No SKU or name holds “${bidiIsolate(text)}”.`;
  const found =
    text === ''
      ? formatQuantity(all, 'SKU')
      : `${formatCount(matching)} of ${formatQuantity(all, 'SKU')} ${matching === 1 ? 'holds' : 'hold'} “${bidiIsolate(text)}”`;
  return shown < matching ? `${found}; the first ${formatCount(shown)} are shown.` : `${found}.`;
}

/** A weight, or what is wrong with it. `emptyWeight`: text for an empty one (§2 "00"). */
export function formatWeight({ state, weights }: Pick<WeightRow, 'state' | 'weights'>, emptyWeight: string): string {
  if (state === 'missing') return emptyWeight;
  const shown = weights.map((weight) => (weight === '' ? emptyWeight : bidiIsolate(weight))).join(' and ');
  if (state === 'differs') return `${shown}, which differ`;
  return state === 'unreadable' ? `${shown}, not a number` : shown;
}

/** Lines of the sample that are not goods. */
export function notGoodsText(lines: number): string | null {
  if (lines === 0) return null;
  return `Not counted: ${formatQuantity(lines, 'line')} that ${lines === 1 ? 'is' : 'are'} not goods to send.`;
}
