export { detectColumns } from './detectColumns.ts';
export { fileKind, fileKindProblem } from './fileKind.ts';
export {
  countLines,
  type CsvRow,
  type GroupedRows,
  groupImportRows,
  type ImportGrouper,
  type ImportOrder,
  lineAfter,
  numberedRows,
  type RefusedRow,
} from './groupImportRows.ts';
export { groupProblems, linesText, type ProblemGroup } from './groupProblems.ts';
export { headerProblem } from './headerProblem.ts';
export {
  type ImportColumns,
  type ImportFormat,
  importFormat,
  missingFields,
  parseImportColumns,
} from './ImportFormat.ts';
export {
  exportedOrder,
  importedCustomerName,
  importedNamesOf,
  importedOrderName,
  importedRecipient,
  importedStage,
} from './importedOrder.ts';
export { type ImportField, type ImportFieldInfo, importFields, recipientFields } from './importFields.ts';
export {
  bytesText,
  columnName,
  formatBytes,
  importStatusText,
  importTexts,
  moreProblemsText,
  morePreviewProblemsText,
  outcomeText,
  previewText,
  recognisedText,
} from './importTexts.ts';
export type { ImportLine, ImportProblem } from './ImportLine.ts';
export {
  type ImportedRowProblem,
  type ImportProgress,
  type ImportStatus,
  importStatuses,
  isImportRunning,
  keptProblems,
  listedProblems,
} from './ImportProgress.ts';
export { isImportProblem, parseImportRow } from './parseImportRow.ts';
export {
  type ImportPreview,
  type ImportOutcome,
  type ImportSample,
  type OutcomeOf,
  previewImport,
  type PreviewRow,
} from './previewImport.ts';
export { refusedRowLine, refusedRowsHeader } from './refusedRowsCsv.ts';
