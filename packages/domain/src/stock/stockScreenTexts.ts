import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { formatDate } from '../shared/dates/formatDate.ts';
import { providerStockName, storeStockName } from './reportedStock.ts';
import type { MovementCause, StockQuantities } from './StockMovement.ts';
import type { AppliedStockChange, StockRow, StockShow, WaitingUnits } from './StockLevel.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the stock screen. */
export const stockScreenTexts = inLanguage('stockScreenTexts', {
  subject: 'the stock levels',
  title: 'Stock per location',
  note: 'Units on hand at each location. Orders reserve what they need. A SKU you don’t count anywhere is never short.',
  summary: 'Summary',
  levels: 'Stock records',
  low: 'Low on stock',
  waiting: 'SKUs orders are waiting for',
  filter: 'Filter by SKU',
  location: 'Location',
  deletedLocation: 'Deleted location',
  allLocations: 'All locations',
  show: 'Show',
  sku: 'SKU',
  onHand: 'On hand',
  allocated: 'Reserved',
  available: 'Available',
  lowAt: 'Low at',
  waits: 'Waiting',
  isLow: 'Low',
  keyboard: 'Arrow up and down move between rows. Escape undoes what you typed.',
  emptyMeans: 'Empty the field to stop counting a SKU at a location.',
  none: 'Nothing is counted yet',
  noneNote: 'Import a CSV file with the columns SKU, Location and On hand. Until then every SKU counts as in stock.',
  noMatch: 'No stock matches these filters.',
  import: 'Import CSV',
  export: 'Export CSV',
  exporting: 'exporting the stock levels',
  importing: 'importing the stock levels',
  saving: 'saving the stock levels',
  save: 'Save',
  discard: 'Discard changes',
  nothingToSave: 'There are no changes to save.',
  problems: 'Some numbers can’t be saved yet.',
  undo: 'Undo',
  retry: 'Retry',
  restored: 'The stock levels are back as they were.',
  outdated: 'Some levels were changed in the meantime',
  outdatedNote: 'Your numbers are still in the fields. Check them against these, then save again.',
  saveAnyway: 'Save mine over them',
  file: {
    title: 'Import',
    reading: 'Reading the file',
    tooLarge: 'The file is larger than 5 MB. Split it into smaller ones.',
    unreadable: 'We can’t read the file. Choose it again.',
    changes: 'Changes',
    before: 'Now',
    after: 'After',
    notCounted: 'Not counted',
    refused: 'Rows that are left out',
    line: 'Line',
    reason: 'Reason',
    cancel: 'Cancel',
    nothing: 'The file changes nothing.',
  },
  yours: 'Yours',
});

export const stockShowLabels = inLanguage('stockShowLabels', {
  all: 'All stock',
  low: 'Low on stock',
  waiting: 'Orders are waiting for it',
} satisfies Record<StockShow, string>);

/** Maximum file rows named in a preview. */
export const previewedRows = 20;

/** Maximum file size in bytes. */
export const maxStockFileBytes = 5 * 1024 * 1024;

/** "From your store," and the figure's day; `null` before the first count. */
export function figureSource(
  { savedBy, savedAt }: Pick<StockRow, 'savedBy' | 'savedAt'>,
  timeZone: string,
): { from: string; day: string } | null {
  if (savedAt === null) return null;
  const counted = (name: string) => figureSources.get(name) ?? figureSourceTexts.person(bidiIsolate(name));
  return { from: savedBy === null ? figureSourceTexts.order : counted(savedBy), day: formatDate(savedAt, timeZone) };
}

/** The source of these figures, shown before the date. */
export const figureSourceTexts = inLanguage('figureSourceTexts', {
  store: 'From your store,',
  provider: 'From your 3PL, as of',
  person: (name: string) => `Counted by ${name},`,
  order: 'Changed by an order,',
});

const figureSources: ReadonlyMap<string, string> = new Map([
  [storeStockName, figureSourceTexts.store],
  [providerStockName, figureSourceTexts.provider],
]);

/** "4 units for 2 orders". */
export const waitingText = inLanguage('waitingText', ({ units, orders }: WaitingUnits): string =>
  orders === 0 ? '' : `${formatQuantity(units, 'unit')} for ${formatQuantity(orders, 'order')}`,
);

/** Texts of a level's movements. */
export const movementsTexts = inLanguage('movementsTexts', {
  subject: 'the stock movements',
  open: 'Movements',
  time: 'Time',
  cause: 'What happened',
  units: 'Units',
  order: 'Order',
  by: 'By',
  none: 'No units of it have moved yet.',
  newest: 'These are the newest 200 movements.',
});

/** "Movements of 85123A at Leeds". */
export const movementsLabel = inLanguage(
  'movementsLabel',
  (sku: string, location: string): string => `Movements of ${bidiIsolate(sku)} at ${bidiIsolate(location)}`,
);

export const movementCauseLabels = inLanguage('movementCauseLabels', {
  opening: 'Counted before movements were kept',
  counted: 'Counted',
  reserved: 'Reserved for an order',
  released: 'No longer reserved',
  shipped: 'Shipped',
  shippedLate: 'Shipped although the order no longer expected it',
  shippedByHand: 'Fulfilled by hand in the store',
  voided: 'Shipment voided, back on the shelf',
  missing: 'More shipped than was counted',
} satisfies Record<MovementCause, string>);

/** Names of the kinds of units that move. */
export const movedUnits = inLanguage('movedUnits', {
  onHand: 'on hand',
  allocated: 'reserved',
  unavailable: 'can’t ship',
  safety: 'safety stock',
} satisfies Record<keyof StockQuantities, string>);

/** "-3 on hand, -3 reserved". */
export function movementText(movement: StockQuantities): string {
  const names = ['onHand', 'allocated', 'unavailable', 'safety'] as const;
  const parts = names.flatMap((name) => {
    const units = movement[name];
    return units === 0 ? [] : [`${units > 0 ? '+' : ''}${formatCount(units)} ${movedUnits[name]}`];
  });
  return parts.join(', ');
}

/** "5 can’t ship, 2 safety stock"; empty when everything on hand can ship. */
export const withheldText = inLanguage(
  'withheldText',
  ({ unavailable, safety }: Pick<StockRow, 'unavailable' | 'safety'>): string => {
    const parts = [
      unavailable > 0 && `${formatCount(unavailable)} can’t ship`,
      safety > 0 && `${formatCount(safety)} safety stock`,
    ];
    return parts.filter((part) => part !== false).join(', ');
  },
);

/** "Stock records 51 to 100 of 12,030". */
export const stockRangeText = inLanguage('stockRangeText', (first: number, shown: number, total: number): string => {
  if (shown === 0) return '';
  return `Stock records ${formatCount(first + 1)} to ${formatCount(first + shown)} of ${formatCount(total)}`;
});

/** "Save 12 changes". */
export const importLabel = inLanguage(
  'importLabel',
  (changes: number): string => `Save ${formatQuantity(changes, 'change')}`,
);

/** "stock.csv changes 12 levels; 3 rows already match." */
export const previewSentence = inLanguage(
  'previewSentence',
  (name: string, { changes, unchanged, refused }: { changes: number; unchanged: number; refused: number }): string => {
    const parts = [
      `${bidiIsolate(name)} changes ${formatQuantity(changes, 'level')}`,
      unchanged > 0 && `${formatQuantity(unchanged, 'row')} already ${unchanged === 1 ? 'matches' : 'match'}`,
      refused > 0 && `${formatQuantity(refused, 'row')} ${refused === 1 ? 'is' : 'are'} left out`,
    ];
    return `${parts.filter((part) => part !== false).join('; ')}.`;
  },
);

/** "and 12 more"; empty for none. */
export function moreRowsText(count: number): string {
  return count <= previewedRows ? '' : moreRows(count - previewedRows);
}

export const moreRows = inLanguage('moreRows', (count: number): string => `and ${formatCount(count)} more`);

/** "Saved 12 stock levels." */
export const savedStockText = inLanguage(
  'savedStockText',
  (changes: readonly AppliedStockChange[]): string => `Saved ${formatQuantity(changes.length, 'stock level')}.`,
);

/** "On hand of 85123A at Leeds": a field's name. */
export const fieldLabel = inLanguage(
  'fieldLabel',
  (field: string, sku: string, location: string): string =>
    `${field} of ${bidiIsolate(sku)} at ${bidiIsolate(location)}`,
);
