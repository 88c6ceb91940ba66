import { WaitCancelledError } from '@hub/api-client/http';
import { createPrivacyClient } from '@hub/api-client/store';
import {
  customerFileName,
  type DataRequest,
  privacyTexts as texts,
  type ShopExport,
  shopExportFileName,
} from '@hub/domain/store';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useRequestMutation } from '../mutations/useRequestMutation.ts';
import { describeError } from '../queries/describeError.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { privacyKey } from './usePrivacyStatus.ts';

/** A file to download, with its name. */
interface PrivacyFile {
  kind: 'export' | 'customer';
  id: string;
  name: string;
}

/** Starts and cancels exports of the shop, and downloads files, one at a time. */
export function usePrivacyActions(): {
  startExport(): void;
  isStarting: boolean;
  cancelExport(shopExport: ShopExport): void;
  /** Id of the export that is being canceled; `null` for none. */
  cancelling: string | null;
  downloadExport(shopExport: ShopExport): void;
  downloadRequest(request: DataRequest): void;
  /** Id of the export or request whose file is being downloaded; `null` for none. */
  downloading: string | null;
} {
  const { shop, client, timeZone } = useOpenShop();
  const { toasts, saveFile } = useAppEnvironment();
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: privacyKey(shop) });
  const report = (error: unknown, detail: string) => {
    if (!(error instanceof WaitCancelledError)) toasts.show(describeError(error).message, 'error', { detail });
  };
  const start = useRequestMutation<null, void>({
    mutationKey: [...privacyKey(shop), 'export'],
    send: (_, { signal, idempotencyKey }) => createPrivacyClient(client).startExport({ signal, idempotencyKey }),
    slowText: () => texts.starting,
    slowNotice: 'toast',
    onSuccess: () => void toasts.show(texts.started, 'success'),
    onError: (error) => report(error, texts.exports),
    // Also after a refusal: another person has started one. Until then a second click does nothing.
    onSettled: readAgain,
  });
  const cancel = useRequestMutation<string, void>({
    mutationKey: [...privacyKey(shop), 'cancel'],
    send: (exportId, { signal, idempotencyKey }) =>
      createPrivacyClient(client).cancelExport(exportId, { signal, idempotencyKey }),
    slowText: () => texts.cancelling,
    slowNotice: 'toast',
    onSuccess: () => void toasts.show(texts.cancelled, 'success'),
    onError: (error) => report(error, texts.exports),
    // Also after a refusal, because it has ended.
    onSettled: readAgain,
  });
  const download = useRequestMutation<PrivacyFile, Blob>({
    mutationKey: [...privacyKey(shop), 'download'],
    send({ kind, id }, { signal }) {
      const privacy = createPrivacyClient(client);
      return kind === 'export' ? privacy.shopExport(id, { signal }) : privacy.customerFile(id, { signal });
    },
    slowText: () => texts.downloading,
    slowNotice: 'toast',
    onSuccess: (content, { name }) => saveFile(name, content),
    onError(error, { name }) {
      report(error, name);
      // The file may have been deleted, and is then no longer offered.
      return readAgain();
    },
  });
  return {
    startExport: () => start.mutate(null),
    isStarting: start.isPending,
    cancelExport: ({ exportId }) => cancel.mutate(exportId),
    cancelling: cancel.isPending ? (cancel.variables ?? null) : null,
    downloadExport: (shopExport) =>
      download.mutate({
        kind: 'export',
        id: shopExport.exportId,
        name: shopExportFileName(shop, shopExport, timeZone),
      }),
    downloadRequest: (request) =>
      download.mutate({ kind: 'customer', id: request.requestId, name: customerFileName(request, timeZone) }),
    downloading: download.isPending ? (download.variables?.id ?? null) : null,
  };
}
