export {
  advanceImport,
  createImport,
  endImport,
  type ImportRecord,
  type ImportAdditions,
  keepImportAlive,
  knownOrderNames,
  readImport,
  readImportProblems,
  restartImport,
  saveImportHeader,
  type StoredProblem,
} from './importRecords.ts';
