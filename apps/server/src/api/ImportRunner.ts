import type { Database } from '@hub/database';
import { runImport } from '@hub/engine/imports';
import type { ImportColumns } from '@hub/domain/imports';
import type { Readable } from 'node:stream';

export interface ImportRunner {
  /** Runs a started import in the background. */
  run(shopId: number, importId: string, file: { content: Readable; columns: ImportColumns }): void;
  /** Ends running imports as interrupted; rows that are stored stay. Resolves when none is running. */
  stop(): Promise<void>;
}

/** `onError` receives errors from storing the end of an import. */
export function createImportRunner(database: Database, onError: (error: unknown) => void): ImportRunner {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    run(shopId, importId, { content, columns }) {
      const ended = runImport(database, shopId, importId, {
        content,
        columns: () => columns,
        interrupt: stopping.signal,
      })
        .catch(onError)
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
