import { message } from '@hub/domain/messages';
import { endpoints } from '@hub/api-client/endpoints';
import { checkRawType, checkRequest, refusedReply, RequestError, toWireWords } from '@hub/api-client/server';
import { type Database, readImport, readImportProblems, type ShopTransaction } from '@hub/database';
import { listedProblems, parseImportColumns, refusedRowLine, refusedRowsHeader } from '@hub/domain/imports';
import { cancelImport, maxImportBytes, onceOnly, type Session, startImport } from '@hub/engine';
import type { Handlers } from './CallContext.ts';
import type { ImportRunner } from './ImportRunner.ts';
import { receiveFile } from './receiveFile.ts';

const problemsAtOnce = 1_000;

/** The calls about imports whose bodies are JSON. */
export const importHandlers = {
  getImport: async ({ transaction, params }) => {
    const record = await knownImport(transaction, params.import_id);
    const problems = await readImportProblems(transaction, params.import_id, { limit: listedProblems });
    return {
      status: record.status,
      ...toWireWords('message', record.message),
      lines_read: record.linesRead,
      orders_added: record.ordersAdded,
      orders_known: record.ordersKnown,
      lines_refused: record.linesRefused,
      bytes_read: record.bytesRead,
      bytes_total: record.bytesTotal,
      problems: problems.map(({ line, reason }) => ({ line, ...toWireWords('reason', reason) })),
    };
  },
  cancelImport: async ({ transaction, params }) => {
    await knownImport(transaction, params.import_id);
    if (await cancelImport(transaction, params.import_id)) return { status: 'success' };
    return refusedReply(message('calls.importEnded'));
  },
} satisfies Handlers<'getImport' | 'cancelImport'>;

interface ImportCall {
  request: Request;
  session: Session;
  database: Database;
  imports: ImportRunner;
  /** `Idempotency-Key`, or null. */
  key: string | null;
}

/**
 * Takes the file and starts the import, which goes on by itself; the JSON of the reply. The file is received before, so
 * that neither its sender nor the network has a part in the import.
 */
export async function answerStartImport({ request, session, database, imports, key }: ImportCall): Promise<string> {
  const url = new URL(request.url);
  const { query } = checkRequest('startImport', session.access, { query: url.searchParams, text: '', params: {} });
  checkRawType(request, endpoints.startImport.requestTypes);
  const columns = parseImportColumns(query.columns);
  if (columns === null) throw new RequestError(400, 'query: columns has to be JSON of fields and column numbers.');
  const file = await receiveFile(request, maxImportBytes);
  const { shopId } = session.shop;
  const started: { importId?: string } = {};
  try {
    const intent = { key, request: `${session.staffId} POST ${url.pathname}${url.search} ${file.fingerprint}` };
    return await onceOnly(database, shopId, intent, async (transaction) => {
      started.importId = await startImport(transaction, { name: query.file_name, bytesTotal: file.bytes });
      return JSON.stringify({ import_id: started.importId });
    });
  } finally {
    if (started.importId === undefined) await file.drop();
    else imports.run(shopId, started.importId, { content: file.read(), columns });
  }
}

/** All refused rows as CSV, part by part. Throws RequestError for an unknown import. */
export async function answerImportProblems(
  database: Database,
  shopId: number,
  importId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { header } = await database.inShop(shopId, (transaction) => knownImport(transaction, importId));
  const parts = problemParts(database, shopId, importId, refusedRowsHeader(header));
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return();
    },
  });
}

async function* problemParts(
  database: Database,
  shopId: number,
  importId: string,
  header: string,
): AsyncGenerator<string, void> {
  yield header;
  for (let after = 0; ;) {
    const rows = await database.inShop(shopId, (transaction) =>
      readImportProblems(transaction, importId, { after, limit: problemsAtOnce }),
    );
    if (rows.length > 0) yield rows.map(refusedRowLine).join('');
    if (rows.length < problemsAtOnce) return;
    after = rows.at(-1)?.line ?? after;
  }
}

async function knownImport(transaction: ShopTransaction, importId: string) {
  const record = await readImport(transaction, importId);
  if (record === null) throw new RequestError(404, message('calls.unknownImport'));
  return record;
}
