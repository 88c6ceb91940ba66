import { asRecord } from '../shared/texts/asRecord.ts';
import { parseJson } from '../shared/texts/parseJson.ts';
import { storeExportColumns, type StoreExportColumns } from './storeExport.ts';
import { type ImportField, importFields } from './importFields.ts';

/** Index of the column of each field, from 0; a field without a column is absent. */
export type ImportColumns = Readonly<Partial<Record<ImportField, number>>>;

/** How the rows of one file are read. */
export interface ImportFormat {
  readonly columns: ImportColumns;
  /** Number of cells in the header, and so in each row. */
  readonly cellCount: number;
  /** Of the shop platform's own file of orders; null or absent for any other. */
  readonly exportColumns?: StoreExportColumns | null;
  /** IANA name of the shop's zone, for dates without one. */
  readonly timeZone: string;
}

/** How the rows of a file with this header are read. */
export function importFormat(header: readonly string[], columns: ImportColumns, timeZone: string): ImportFormat {
  return { columns, cellCount: header.length, exportColumns: storeExportColumns(header), timeZone };
}

/** The required fields that have no column, in the order of the screen. */
export function missingFields(columns: ImportColumns): readonly ImportField[] {
  return importFields
    .filter(({ field, isRequired }) => isRequired && columns[field] === undefined)
    .map(({ field }) => field);
}

/** Columns from JSON text (`{"orderNumber":0,"sku":1}`); null for anything else. Unknown fields are dropped. */
export function parseImportColumns(text: string): ImportColumns | null {
  const record = asRecord(parseJson(text));
  if (record === null) return null;
  const columns: Partial<Record<ImportField, number>> = {};
  for (const { field } of importFields) {
    const index = record[field];
    if (index === undefined || index === null) continue;
    if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index > maxColumnIndex) return null;
    columns[field] = index;
  }
  return columns;
}

const maxColumnIndex = 9_999;
