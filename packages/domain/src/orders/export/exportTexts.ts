import { ordersText } from '../../shared/orders/ordersText.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { formatTime } from '../../shared/dates/formatTime.ts';
import { type ReadGap, readGapText } from '../../shared/lists/ReadGap.ts';
import { timeZoneLabel } from '../../shared/dates/timeZoneLabel.ts';
import { exportButtonTexts } from './exportButtonTexts.ts';
import type { ExportColumn } from './ordersToCsv.ts';
import { exportFileName, type ExportType } from './exportTypes.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

const { button, view, customFilter } = exportButtonTexts;

/** Texts of the export dialog and job. */
export const exportTexts = inLanguage('exportTexts', {
  button,
  view,
  customFilter,
  title: 'Export orders',
  what: 'What to export',
  columns: 'Columns',
  noColumns: 'Choose at least one column.',
  noDays: 'Choose the first and the last day.',
  nothingChosen: 'Choose what to export.',
  wholeTab: 'this list, without the screen’s filters',
  requesting: 'Requesting the orders',
  running: 'An export is already running. Wait for it to finish, or cancel it.',
  leavingCancels: 'You can keep working. Closing this page cancels the export.',
  cancelled: 'Export canceled. No file was created.',
  failed: 'Export failed. No file was created.',
  noneRead: 'No orders were read. No file was created.',
  noneReadable: 'None of these orders could be read. No file was created.',
});

/** What an export has: file, filters and time zone. */
export const exportSummaryText = inLanguage(
  'exportSummaryText',
  (file: string, filters: string, zone: string) => `${file}: ${filters}. Times in ${zone}.`,
);

/** `This view (24,960)`; without the count when unknown. */
export function exportTypeLabel({ label }: Pick<ExportType, 'label'>, count: number | null): string {
  return count === null ? label : `${label} (${formatCount(count)})`;
}

/** Everything about an export that its file does not show. */
export interface ExportFacts {
  type: ExportType;
  columns: readonly ExportColumn[];
  /** The filters in words; `null` when the whole tab is exported. */
  filters: string | null;
  /** How many orders it should contain by the server's counts; absent when unknown. */
  expected?: number | undefined;
  /** IANA zone of the file's times. */
  timeZone: string;
  /** Request time: a rolling period ends here. */
  requestedAt: Date;
}

export interface ExportOutcome {
  /** Rows without the header. */
  orders: number;
  /** Unreadable orders missing from the file. */
  unreadable: number;
  /** Set when orders moved during reading, so others may be missing. */
  gap: ReadGap | null;
}

/** Summary before and after an export: `CUSTOM_SEARCH.csv: Last 7d. Times in London time (GMT).` */
export function exportSummary({ type, filters, timeZone, requestedAt }: ExportFacts): string {
  return exportSummaryText(exportFileName(type), filters ?? exportTexts.wholeTab, timeZoneLabel(timeZone, requestedAt));
}

/** What the file is missing; `null` for nothing. */
export const unreadableInExport = inLanguage('unreadableInExport', (unreadable: number): string | null => {
  if (unreadable === 0) return null;
  return `${ordersText(unreadable)} couldn’t be read and ${unreadable === 1 ? 'is' : 'are'} missing from the file.`;
});

/** Name of the note file beside an export. */
export function exportNoteName(type: ExportType): string {
  return `${type.file}.txt`;
}

/** The note beside an export, because CSV has no room for the filters. Plain text with the CSV's line endings. */
export function exportNote(facts: ExportFacts, { orders, unreadable, gap }: ExportOutcome): string {
  const { type, columns, filters, timeZone, requestedAt } = facts;
  const lines = [
    `File: ${exportFileName(type)}`,
    `Exported: ${type.label}`,
    `Filter: ${filters ?? exportTexts.wholeTab}`,
    `Requested at: ${formatTime(requestedAt.toISOString(), timeZone)}`,
    `Time zone of all times: ${timeZone}, ${timeZoneLabel(timeZone, requestedAt)}`,
    `Columns: ${columns.map(({ field }) => field).join(', ')}`,
    `Orders: ${formatCount(orders)}`,
    `Orders that could not be read: ${formatCount(unreadable)}`,
    ...(gap === null ? [] : [readGapText(gap)]),
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
