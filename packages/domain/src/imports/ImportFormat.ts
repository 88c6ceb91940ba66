import { asRecord } from '../shared/texts/asRecord.ts';
import { parseJson } from '../shared/texts/parseJson.ts';
import { storeExportColumns, type StoreExportColumns } from './storeExport.ts';
import { type ImportField, importFields } from './importFields.ts';

/** Column index of each field, from 0; a field without a column is absent. */
export type ImportColumns = Readonly<Partial<Record<ImportField, number>>>;

/** How to read a file's rows. */
export interface ImportFormat {
  readonly columns: ImportColumns;
  /** Number of cells in the header, and so in each row. */
  readonly cellCount: number;
  /** Set for the shop platform's own order export; `null` or absent for any other file. */
  readonly exportColumns?: StoreExportColumns | null;
  /** The shop's IANA time zone, for dates without one. */
  readonly timeZone: string;
}

/** How to read the rows of a file with this header. */
export function importFormat(header: readonly string[], columns: ImportColumns, timeZone: string): ImportFormat {
  return { columns, cellCount: header.length, exportColumns: storeExportColumns(header), timeZone };
}

/** Required fields without a column, in screen order. */
export function missingFields(columns: ImportColumns): readonly ImportField[] {
  return importFields
    .filter(({ field, isRequired }) => isRequired && columns[field] === undefined)
    .map(({ field }) => field);
}

/** Parses columns from JSON text (`{"orderNumber":0,"sku":1}`); `null` for anything else. Drops unknown fields. */
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
