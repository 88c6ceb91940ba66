import { type ImportColumns, type ImportProgress, parseImportColumns } from '@hub/domain/imports';
import { message } from '@hub/domain/messages';
import type { RowsOf } from '../http/Endpoint.ts';
import { refusedReply, toWireWords } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import type { importEndpoints } from './importEndpoints.ts';

type Table = typeof importEndpoints;

/** Imports of orders into a shop. */
export interface ImportPort {
  /** `null`: the import is unknown. */
  readImport(importId: string): Answer<ImportProgress | null>;
  cancelImport(importId: string): Answer<'cancelled' | 'ended' | 'unknown'>;
}

export const importHandlers = {
  getImport: async ({ port, params }) => {
    const progress = await port.readImport(params.import_id);
    if (progress === null) throw unknownImport();
    return {
      status: progress.status,
      ...toWireWords('message', progress.message),
      lines_read: progress.linesRead,
      orders_added: progress.ordersAdded,
      orders_known: progress.ordersKnown,
      lines_refused: progress.linesRefused,
      bytes_read: progress.bytesRead,
      bytes_total: progress.bytesTotal,
      problems: progress.problems.map(({ line, reason }) => ({ line, ...toWireWords('reason', reason) })),
    };
  },
  cancelImport: async ({ port, params }) => {
    const outcome = await port.cancelImport(params.import_id);
    if (outcome === 'unknown') throw unknownImport();
    return outcome === 'cancelled' ? { status: 'success' } : refusedReply(message('calls.importEnded'));
  },
} satisfies Handlers<RowsOf<Table, 'read' | 'write'>, ImportPort>;

/** Files of imports: the uploaded one, and its rejected rows. */
export interface ImportFilePort {
  /** Takes the file in the body; the import runs in the background. Returns its id. */
  startImport(file: { name: string; columns: ImportColumns }): Answer<string>;
  /** All rejected rows as CSV; `null`: the import is unknown. */
  readRefusedRows(importId: string): Answer<string | ReadableStream<Uint8Array> | null>;
}

export const importFileHandlers = {
  startImport: async ({ port, query }) => {
    const columns = parseImportColumns(query.columns);
    if (columns === null) throw new RequestError(400, 'query: columns has to be JSON of fields and column numbers.');
    return { import_id: await port.startImport({ name: query.file_name, columns }) };
  },
  getImportProblems: async ({ port, params }) => {
    const rows = await port.readRefusedRows(params.import_id);
    if (rows === null) throw unknownImport();
    return rows;
  },
} satisfies Handlers<RowsOf<Table, 'outside' | 'stream'>, ImportFilePort>;

function unknownImport(): RequestError {
  return new RequestError(404, message('calls.unknownImport'));
}
