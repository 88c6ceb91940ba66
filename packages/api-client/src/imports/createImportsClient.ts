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
  /** Sends the file and returns the import's id. The reply does not wait for the rows. */
  startImport(file: OrdersFile, options?: ChangeOptions): Promise<string>;
  /** Progress of an import. */
  getImport(importId: string, options?: CallOptions): Promise<ImportProgress>;
  /** Stops an import; added orders stay. Throws RejectedError when it has ended. */
  cancelImport(importId: string, options?: ChangeOptions): Promise<void>;
  /** All rejected rows as a CSV file. */
  getImportProblems(importId: string, options?: CallOptions): Promise<Blob>;
}

export function createImportsClient(context: Pick<ClientContext, 'http'>): ImportsClient {
  const { http } = context;
  return {
    async startImport({ content, name, isGzip, columns }, options) {
      const endpoint = importEndpoints.startImport;
      const [csv, gzip] = endpoint.requestTypes;
      const reply = await http.request(endpoint, {
        ...options,
        query: { file_name: name, columns: JSON.stringify(columns) },
        file: { content, type: isGzip ? gzip : csv },
      });
      return checkReply(endpoint.reply, reply).import_id;
    },
    getImport: (importId, options) => getImport(context, importId, options),
    async cancelImport(importId, options) {
      const endpoint = importEndpoints.cancelImport;
      const reply = await http.request(endpoint, { ...options, params: { import_id: importId }, body: {} });
      checkReply(endpoint.reply, reply);
      throwIfRefused(reply);
    },
    async getImportProblems(importId, options) {
      const reply = await http.request(importEndpoints.getImportProblems, {
        ...options,
        params: { import_id: importId },
      });
      if (!(reply.body instanceof Blob)) throw new UnexpectedReplyError(reply, '(body)', 'should be a file');
      return reply.body;
    },
  };
}
