export {
  type AppliedStockChange,
  availableStock,
  availableUnits,
  isLow,
  type StockChange,
  type StockFilters,
  type StockKey,
  stockKey,
  type StockLevel,
  type StockRow,
  type StockShow,
  type WaitingUnits,
} from './StockLevel.ts';
export {
  applyMoves,
  countedStock,
  type ListedMovement,
  listedMovements,
  type MovedStock,
  type MovementCause,
  movementCauses,
  type StockMove,
  type StockMovement,
  type StockQuantities,
} from './StockMovement.ts';
export { checkStockChange, lowAtProblem, onHandProblem, stockLimits } from './checkStockChange.ts';
export { arrivedSkus, countedElsewhere, decideStockSave, type StockSaveDecision } from './decideStockSave.ts';
export {
  fewestOfEachSku,
  providerStockName,
  type ReportedStock,
  reportedStockChanges,
  storeStockName,
} from './reportedStock.ts';
export { inOwnSpelling, warehouseReports } from './warehouseReports.ts';
export { filterStock, stockPageSize, type StockTotals } from './listStock.ts';
export {
  readStockCsv,
  type RefusedStockRow,
  skusOfFile,
  type StockCsvRow,
  type StockImport,
  type StockImportOutcome,
  stockToCsv,
} from './stockCsv.ts';
export {
  changeOf,
  draftOf,
  draftProblem,
  isDraftChanged,
  type StockDraft,
  type StockField,
  unsavedStockText,
} from './stockDraft.ts';
export {
  fieldLabel,
  figureSource,
  importLabel,
  movementCauseLabels,
  movementsLabel,
  movementsTexts,
  movementText,
  maxStockFileBytes,
  moreRowsText,
  previewedRows,
  previewSentence,
  savedStockText,
  stockRangeText,
  stockScreenTexts,
  stockShowLabels,
  waitingText,
  withheldText,
} from './stockScreenTexts.ts';
