import type { ImportProgress } from '@hub/domain/imports';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { getImport } from './getImport.ts';
import type { OrdersFile } from './OrdersFile.ts';
import { checkReply } from '../http/checkReply.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { importEndpoints } from './importEndpoints.ts';
import { UnexpectedReplyError } from '../http/errors.ts';

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

/** Stops an import; what was added stays. Throws RejectedError with the server's message. */
async function cancelImport(
  { http }: Pick<ClientContext, 'http'>,
  importId: string,
  options: ChangeOptions = {},
): Promise<void> {
  const endpoint = importEndpoints.cancelImport;
  const reply = await http.request(endpoint, { ...options, params: { import_id: importId }, body: {} });
  checkReply(endpoint.reply, reply);
  throwIfRefused(reply);
}

/** All refused rows of an import as a CSV file. */
async function getImportProblems(
  { http }: Pick<ClientContext, 'http'>,
  importId: string,
  options: CallOptions = {},
): Promise<Blob> {
  const endpoint = importEndpoints.getImportProblems;
  const reply = await http.request(endpoint, { ...options, params: { import_id: importId } });
  if (!(reply.body instanceof Blob)) throw new UnexpectedReplyError(reply, '(body)', 'should be a file');
  return reply.body;
}

/** Sends the file and returns the import's id. The reply does not wait for the rows. */
async function startImport(
  { http }: Pick<ClientContext, 'http'>,
  { content, name, isGzip, columns }: OrdersFile,
  options: ChangeOptions = {},
): Promise<string> {
  const endpoint = importEndpoints.startImport;
  const [csv, gzip] = endpoint.requestTypes;
  const reply = await http.request(endpoint, {
    ...options,
    query: { file_name: name, columns: JSON.stringify(columns) },
    file: { content, type: isGzip ? gzip : csv },
  });
  return checkReply(endpoint.reply, reply).import_id;
}
