export {
  advanceImport,
  createImport,
  endImport,
  type ImportRecord,
  type ImportStep,
  keepImportAlive,
  knownOrderNames,
  readImport,
  readImportProblems,
  restartImport,
  saveImportHeader,
  type StoredProblem,
} from './importRecords.ts';
