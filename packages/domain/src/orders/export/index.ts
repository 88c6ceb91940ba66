export { type ExportState, isRunningExport, type RunningExport } from './ExportState.ts';
export {
  type ExportFacts,
  exportNote,
  exportNoteName,
  type ExportOutcome,
  exportSummary,
  exportTexts,
  exportTypeLabel,
  unreadableInExport,
} from './exportTexts.ts';
export {
  customSearchCode,
  type ExportCode,
  exportEmpty,
  exportFileName,
  type ExportType,
  exportType,
  exportTypes,
  viewCode,
  viewExportType,
} from './exportTypes.ts';
export {
  csvHeader,
  csvLines,
  type ExportColumn,
  exportColumns,
  type ExportField,
  ordersToCsv,
  type TimeWriter,
} from './ordersToCsv.ts';
export { exportButtonTexts } from './exportButtonTexts.ts';
export { exportProgressTexts } from './exportProgressTexts.ts';
