export { ImportFileError } from './ImportFileError.ts';
export {
  cancelImport,
  type ImportFile,
  importOrders,
  type ImportOptions,
  maxImportBytes,
  runImport,
  startImport,
} from './importOrders.ts';
