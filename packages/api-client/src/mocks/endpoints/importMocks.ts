import { message } from '@hub/domain/messages';
import { refusedReply, toWireWords } from '../../http/wireWords.ts';
import {
  isImportRunning,
  keptProblems,
  listedProblems,
  parseImportColumns,
  refusedRowLine,
  refusedRowsHeader,
} from '@hub/domain/imports';
import type { importEndpoints } from '../../imports/importEndpoints.ts';
import { RequestError } from '../../server/RequestError.ts';
import type { Mocks } from '../http/Mock.ts';
import { startImport } from '../shop/runImport.ts';
import type { SandboxImport } from '../shop/SandboxImport.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

export const importMocks = {
  startImport: ({ shop, query, rawBody }) => {
    const columns = parseImportColumns(query.columns);
    if (columns === null) throw new RequestError(400, 'query: columns has to be JSON of fields and column numbers.');
    return { import_id: startImport(shop, { bytes: rawBody, columns }).id };
  },
  getImport: ({ shop, params }) => {
    const { progress, refused } = importById(shop, params.import_id);
    return {
      status: progress.status,
      ...toWireWords('message', progress.message),
      lines_read: progress.linesRead,
      orders_added: progress.ordersAdded,
      orders_known: progress.ordersKnown,
      lines_refused: progress.linesRefused,
      bytes_read: progress.bytesRead,
      bytes_total: progress.bytesTotal,
      problems: refused
        .slice(0, listedProblems)
        .map(({ line, reason }) => ({ line, ...toWireWords('reason', reason) })),
    };
  },
  cancelImport: ({ shop, params }) => {
    const found = importById(shop, params.import_id);
    if (!isImportRunning(found.progress)) return refusedReply(message('calls.importEnded'));
    found.isCancelled = true;
    return { status: 'success' };
  },
  getImportProblems: ({ shop, params }) => {
    const { header, refused } = importById(shop, params.import_id);
    return refusedRowsHeader(header) + refused.slice(0, keptProblems).map(refusedRowLine).join('');
  },
} satisfies Mocks<typeof importEndpoints>;

function importById(shop: SandboxShop, importId: string): SandboxImport {
  const found = shop.imports.get(importId);
  if (!found) throw new RequestError(404, message('calls.unknownImport'));
  return found;
}
