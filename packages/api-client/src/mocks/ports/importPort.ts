import { isImportRunning, keptProblems, listedProblems, refusedRowLine, refusedRowsHeader } from '@hub/domain/imports';
import type { ImportFilePort, ImportPort } from '../../imports/importHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import { startImport } from '../shop/runImport.ts';

export function importPort({ shop, rawBody }: SandboxCall): ImportPort & ImportFilePort {
  const { imports } = shop;
  return {
    startImport: ({ columns }) => startImport(shop, { bytes: rawBody, columns }).id,
    readImport: (importId) => {
      const found = imports.get(importId);
      return found ? { ...found.progress, problems: found.refused.slice(0, listedProblems) } : null;
    },
    cancelImport: (importId) => {
      const found = imports.get(importId);
      if (found === undefined) return 'unknown';
      if (!isImportRunning(found.progress)) return 'ended';
      found.isCancelled = true;
      return 'cancelled';
    },
    readRefusedRows: (importId) => {
      const found = imports.get(importId);
      if (found === undefined) return null;
      return refusedRowsHeader(found.header) + found.refused.slice(0, keptProblems).map(refusedRowLine).join('');
    },
  };
}
