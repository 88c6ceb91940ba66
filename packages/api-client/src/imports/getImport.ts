import { readWords } from '../http/wireWords.ts';
import type { ImportProgress } from '@hub/domain/imports';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { toNumber } from '../http/wireFields.ts';
import { importEndpoints } from './importEndpoints.ts';
import type { WireImportProgress } from './wireImportProgress.ts';

/** Progress of an import. */
export async function getImport(
  { http }: Pick<ClientContext, 'http'>,
  importId: string,
  options: CallOptions = {},
): Promise<ImportProgress> {
  const endpoint = importEndpoints.getImport;
  const reply = await http.request(endpoint, { ...options, params: { import_id: importId } });
  return toImportProgress(checkReply(endpoint.reply, reply));
}

function toImportProgress(wire: WireImportProgress): ImportProgress {
  return {
    status: wire.status,
    message: readWords(wire.message ?? '', wire),
    linesRead: Number(wire.lines_read),
    ordersAdded: Number(wire.orders_added),
    ordersKnown: Number(wire.orders_known),
    linesRefused: Number(wire.lines_refused),
    bytesRead: Number(wire.bytes_read),
    bytesTotal: toNumber(wire.bytes_total),
    problems: wire.problems.map((problem) => ({
      line: Number(problem.line),
      reason: readWords(problem.reason, problem),
    })),
  };
}
