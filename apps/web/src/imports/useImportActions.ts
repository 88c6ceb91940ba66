import { SessionExpiredError, WaitCancelledError } from '@hub/api-client/http';
import type { OrdersFile } from '@hub/api-client/imports';
import { importTexts } from '@hub/domain/imports';
import type { PendingRequest } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useRequestMutation } from '../mutations/useRequestMutation.ts';
import { describeError, type ErrorDescription } from '../queries/describeError.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { importKeys } from './importKeys.ts';
import { useImportsClient } from './useImportsClient.ts';
import { useStartedImport } from './useStartedImport.ts';

/** The file with an id that distinguishes files of the same name: comparisons ignore its content. */
export interface SentFile extends OrdersFile {
  size: number;
  lastModified: number;
}

interface Sent {
  start(file: SentFile): void;
  /** The pending upload; `null` without one. */
  sending: PendingRequest | null;
  /** Why the file could not be sent. */
  startFailure: ErrorDescription | null;
  cancel(importId: string): void;
  isCancelling: boolean;
  download(request: { importId: string; fileName: string | null }): void;
  isDownloading: boolean;
  /** Why the import could not be canceled, or its rejected rows not downloaded. */
  failure: ErrorDescription | null;
  reset(): void;
}

/**
 * Starts and cancels an import, and downloads its rejected rows. `onStarted` gets the import's id, unless the person
 * has left the screen.
 */
export function useImportActions(onStarted: (importId: string) => void): Sent {
  const { shop } = useOpenShop();
  const client = useImportsClient();
  const { setStarted } = useStartedImport();
  const { saveFile } = useAppEnvironment();
  const queryClient = useQueryClient();
  const start = useRequestMutation<SentFile, string>({
    mutationKey: importKeys.start(shop),
    send: ({ content, name, isGzip, columns }, { signal, idempotencyKey }) =>
      client.startImport({ content, name, isGzip, columns }, { signal, idempotencyKey }),
    onSuccess: (importId, { name }, { isMounted }) => {
      setStarted({ importId, fileName: name });
      if (isMounted) onStarted(importId);
    },
  });
  const cancel = useRequestMutation<string, void>({
    mutationKey: importKeys.cancel(shop),
    send: (importId, { signal, idempotencyKey }) => client.cancelImport(importId, { signal, idempotencyKey }),
    slowText: () => importTexts.cancelling,
    slowNotice: 'toast',
    // A refusal means that it has ended, which the progress shows.
    onSettled: (importId) => queryClient.invalidateQueries({ queryKey: importKeys.progress(shop, importId) }),
  });
  const download = useRequestMutation<{ importId: string; fileName: string | null }, Blob>({
    mutationKey: importKeys.download(shop),
    send: ({ importId }, { signal }) => client.getImportProblems(importId, { signal }),
    slowText: () => importTexts.downloading,
    slowNotice: 'toast',
    onSuccess: (rows, { fileName }) => saveFile(refusedRowsName(fileName), rows),
  });

  return {
    start: start.mutate,
    sending:
      start.startedAt === undefined ? null : { since: start.startedAt, onCancel: start.cancel, onRetry: start.retry },
    startFailure: failureOf(start.error, importTexts.startCancelled),
    cancel: cancel.mutate,
    isCancelling: cancel.isPending,
    download: download.mutate,
    isDownloading: download.isPending,
    failure: failureOf(cancel.error, null) ?? failureOf(download.error, null),
    reset: () => {
      start.reset();
      cancel.reset();
      download.reset();
    },
  };
}

/** `refused-rows-orders.csv`. */
function refusedRowsName(fileName: string | null): string {
  return `refused-rows-${(fileName ?? 'import').replace(/\.gz$/i, '').replace(/\.csv$/i, '')}.csv`;
}

/** `cancelledText` null: canceling the wait needs no message. */
function failureOf(error: unknown, cancelledText: string | null): ErrorDescription | null {
  if (error === null || error instanceof SessionExpiredError) return null;
  if (error instanceof WaitCancelledError) return cancelledText === null ? null : { message: cancelledText };
  return describeError(error);
}
