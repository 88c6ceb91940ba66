import { ordersText } from '../shared/ordersText.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatTime } from '../shared/formatTime.ts';
import { timeZoneLabel } from '../shared/timeZoneLabel.ts';
import type { ExportColumn } from './exportColumns.ts';
import { exportFileName, type ExportType } from './exportTypes.ts';

/** Our own texts of the export dialog and its job. */
export const exportTexts = {
  title: 'Export orders',
  button: 'Export',
  what: 'What to export',
  columns: 'Columns',
  customFilter: 'Filter of the custom search',
  noColumns: 'Choose at least one column.',
  noDays: 'Choose the first and the last day.',
  nothingChosen: 'Nothing is chosen yet. Without a choice, Export closes this dialog.',
  wholeTab: 'every order of this list, whatever the filter of the screen',
  requesting: 'Asking for the orders',
  running: 'An export is still running. Wait until it is done, or cancel it.',
  leavingCancels: 'Work on meanwhile; leaving the page ends the export.',
  cancelled: 'The export was cancelled. No file was made.',
  failed: 'The export failed. No file was made.',
} as const;

/** Everything about an export that the file itself does not show. */
export interface ExportFacts {
  type: ExportType;
  columns: readonly ExportColumn[];
  /** The filters in words; null where the whole tab is exported. */
  filters: string | null;
  /** IANA zone of the times in the file. */
  timeZone: string;
  /** Time of the request: a rolling period ends there. */
  requestedAt: Date;
}

export interface ExportOutcome {
  /** Rows without the header. */
  orders: number;
  /** Orders that could not be read and are missing in the file. */
  unreadable: number;
}

/** Summary before and after an export: `CUSTOM_SEARCH.csv: Last 7d. Times in London time (GMT).` */
export function exportSummary({ type, filters, timeZone, requestedAt }: ExportFacts): string {
  return `${exportFileName(type)}: ${filters ?? exportTexts.wholeTab}. Times in ${timeZoneLabel(timeZone, requestedAt)}.`;
}

/** What is missing in the file; null for nothing. */
export function unreadableInExport(unreadable: number): string | null {
  if (unreadable === 0) return null;
  return `${ordersText(unreadable)} could not be read and ${unreadable === 1 ? 'is' : 'are'} missing in the file.`;
}

/** File name of the note beside an export. */
export function exportNoteName(type: ExportType): string {
  return `${type.file}.txt`;
}

/** The note beside an export, since CSV has no room for the filters. Plain text with the file's line endings. */
export function exportNote(facts: ExportFacts, { orders, unreadable }: ExportOutcome): string {
  const { type, columns, filters, timeZone, requestedAt } = facts;
  const lines = [
    `File: ${exportFileName(type)}`,
    `Exported: ${type.label}`,
    `Filter: ${filters ?? exportTexts.wholeTab}`,
    `Asked for at: ${formatTime(requestedAt.toISOString(), timeZone)}`,
    `Time zone of all times: ${timeZone}, ${timeZoneLabel(timeZone, requestedAt)}`,
    `Columns: ${columns.map(({ field }) => field).join(', ')}`,
    `Orders: ${formatCount(orders)}`,
    `Orders that could not be read: ${formatCount(unreadable)}`,
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
