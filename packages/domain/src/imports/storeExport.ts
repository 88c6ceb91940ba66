import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { normalizeHeader } from './importFields.ts';
import { parseImportDate } from './parseImportDate.ts';

/**
 * Columns of the shop platform's own order export that tell an order's status, by header. The order's own values are only
 * in its first row: https://help.shopify.com/manual/fulfillment/managing-orders/exporting-orders
 */
const headers = {
  name: 'name',
  storeId: 'id',
  financialStatus: 'financial status',
  fulfillmentStatus: 'fulfillment status',
  fulfilledAt: 'fulfilled at',
  cancelledAt: 'cancelled at',
  total: 'total',
  risk: 'risk level',
  tags: 'tags',
  shippingMethod: 'shipping method',
  requiresShipping: 'lineitem requires shipping',
  lineStatus: 'lineitem fulfillment status',
} as const;

type StoreColumn = keyof typeof headers;

/** Index of each column, from 0; -1 when the file has none. */
export type StoreExportColumns = Readonly<Record<StoreColumn, number>>;

/** What a row of the platform's export says besides its item. Empty when the row or file has no value. */
export interface ExportedRow {
  /** `#1001`, as the store writes it. */
  name: string;
  /** The store's id of the order. */
  storeId: string;
  /** `paid`, `pending`, `refunded`, … */
  financialStatus: string;
  /** `fulfilled`, `partial`, `unfulfilled`. */
  fulfillmentStatus: string;
  fulfilledAt: IsoTime | null;
  isCancelled: boolean;
  /** `null` when unknown. */
  total: number | null;
  /** `Low`, `Medium`, `High`. */
  risk: string;
  tags: readonly string[];
  shippingMethod: string;
  /** For the row's item. */
  requiresShipping: boolean;
  /** For the row's item: `fulfilled`, `partial`, `pending`, `restocked`. */
  lineStatus: string;
}

/** The columns of the platform's own export; `null` for another file. */
export function storeExportColumns(header: readonly string[]): StoreExportColumns | null {
  const names = header.map(normalizeHeader);
  const columns = Object.fromEntries(
    Object.entries(headers).map(([column, name]) => [column, names.indexOf(name)]),
  ) as StoreExportColumns;
  const needed = ['name', 'financialStatus', 'fulfillmentStatus', 'requiresShipping', 'lineStatus'] as const;
  return needed.every((column) => columns[column] >= 0) ? columns : null;
}

/** What a row of the platform's export says about its order. */
export function readExportedRow(cells: readonly string[], columns: StoreExportColumns, timeZone: string): ExportedRow {
  const cell = (column: StoreColumn) => (cells[columns[column]] ?? '').trim();
  const fulfilled = parseImportDate(cell('fulfilledAt'), timeZone);
  const total = cell('total') === '' ? Number.NaN : Number(cell('total'));
  return {
    // A spreadsheet writes 1001 as 1001.0.
    name: cell('name').replace(/^(\d+)\.0$/, '$1'),
    storeId: /^\d{1,15}$/.exec(cell('storeId').replace(/\.0$/, ''))?.[0] ?? '',
    financialStatus: cell('financialStatus').toLowerCase(),
    fulfillmentStatus: cell('fulfillmentStatus').toLowerCase(),
    fulfilledAt: fulfilled === null ? null : new Date(fulfilled).toISOString(),
    isCancelled: cell('cancelledAt') !== '',
    total: Number.isFinite(total) ? total : null,
    risk: cell('risk').toLowerCase(),
    tags: cell('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    shippingMethod: cell('shippingMethod'),
    requiresShipping: cell('requiresShipping').toLowerCase() !== 'false',
    lineStatus: cell('lineStatus').toLowerCase(),
  };
}

/** The row that describes its order: the first with a payment status, else the first. */
export function ownRow(rows: readonly ExportedRow[]): ExportedRow | undefined {
  return rows.find(({ financialStatus, storeId }) => financialStatus !== '' || storeId !== '') ?? rows[0];
}
