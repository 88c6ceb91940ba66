import { endpoints } from '@hub/api-client/endpoints';
import { checkRawType, type ImportFilePort, type ImportPort } from '@hub/api-client/server';
import type { Database } from '@hub/database';
import { readImport, readImportProblems } from '@hub/database/imports';
import { listedProblems, refusedRowLine, refusedRowsHeader } from '@hub/domain/imports';
import { cancelImport, maxImportBytes, startImport } from '@hub/engine/imports';
import type { EngineCall, OutsideCall } from '../CallContext.ts';
import { receiveFile } from '../receiveFile.ts';
import { streamedParts } from '../streamedParts.ts';

const problemsAtOnce = 1_000;

export function importPort({ transaction }: EngineCall): ImportPort {
  return {
    readImport: async (importId) => {
      const record = await readImport(transaction, importId);
      if (record === null) return null;
      return { ...record, problems: await readImportProblems(transaction, importId, { limit: listedProblems }) };
    },
    cancelImport: async (importId) => {
      if ((await readImport(transaction, importId)) === null) return 'unknown';
      return (await cancelImport(transaction, importId)) ? 'cancelled' : 'ended';
    },
  };
}

export function importFilePort({ database, session, request, once, imports }: OutsideCall): ImportFilePort {
  const { shopId } = session.shop;
  return {
    // The file is received first, so that a slow sender does not hold up the import.
    startImport: async ({ name, columns }) => {
      checkRawType(request, endpoints.startImport.requestTypes);
      const file = await receiveFile(request, maxImportBytes);
      const { pathname, search } = new URL(request.url);
      const started: { importId?: string } = {};
      try {
        const { import_id } = await once(`POST ${pathname}${search} ${file.fingerprint}`, async (transaction) => {
          started.importId = await startImport(transaction, { name, bytesTotal: file.bytes });
          return { import_id: started.importId };
        });
        return import_id;
      } finally {
        if (started.importId === undefined) await file.drop();
        else imports.run(shopId, started.importId, { content: file.read(), columns });
      }
    },
    readRefusedRows: async (importId) => {
      const record = await database.inShop(shopId, (transaction) => readImport(transaction, importId));
      return record && streamedParts(problemParts(database, shopId, importId, refusedRowsHeader(record.header)));
    },
  };
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
