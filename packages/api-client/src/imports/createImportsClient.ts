import type { ImportProgress } from '@hub/domain/imports';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { cancelImport } from './cancelImport.ts';
import { getImport } from './getImport.ts';
import { getImportProblems } from './getImportProblems.ts';
import type { OrdersFile } from './OrdersFile.ts';
import { startImport } from './startImport.ts';

/** Importing orders; for servers with capability `imports`. */
export interface ImportsClient {
  /** Sends the file; the import then runs on the server. Returns its id. */
  startImport(file: OrdersFile, options?: ChangeOptions): Promise<string>;
  /** Where an import stands. */
  getImport(importId: string, options?: CallOptions): Promise<ImportProgress>;
  /** Stops an import; RejectedError when it has ended. */
  cancelImport(importId: string, options?: ChangeOptions): Promise<void>;
  /** All refused rows as a CSV file. */
  getImportProblems(importId: string, options?: CallOptions): Promise<Blob>;
}

export function createImportsClient(context: Pick<ClientContext, 'http'>): ImportsClient {
  return {
    startImport: (file, options) => startImport(context, file, options),
    getImport: (importId, options) => getImport(context, importId, options),
    cancelImport: (importId, options) => cancelImport(context, importId, options),
    getImportProblems: (importId, options) => getImportProblems(context, importId, options),
  };
}
