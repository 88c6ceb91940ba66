import { type ImportProgress, isImportRunning } from '@hub/domain/imports';
import { type Loadable, shownValue } from '@hub/ui/data';
import { useEffect, useRef } from 'react';
import { useRefreshOrders } from '../orders/actions/useRefreshOrders.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { importKeys } from './importKeys.ts';
import { useImportsClient } from './useImportsClient.ts';

const pollMs = 1_000;

/** An import's progress, polled each second while it runs. `importId` null: the result has no meaning. */
export function useImportProgress(importId: string | null): Loadable<ImportProgress> {
  const { shop } = useOpenShop();
  const client = useImportsClient();
  const loaded = useLoadable({
    queryKey: importKeys.progress(shop, importId ?? ''),
    queryFn: async ({ signal }) => ({
      importId,
      progress: await client.getImport(importId ?? '', { signal }),
    }),
    enabled: importId !== null,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isImportRunning(data.progress) ? pollMs : false),
  });
  const shown = shownValue(loaded);
  // Another import's last value is not this one's progress.
  const progress: Loadable<ImportProgress> =
    shown !== null && shown.importId !== importId
      ? { state: 'loading' }
      : mapLoadable(loaded, (value) => value.progress);
  useRefreshAtEnd(progress.state === 'ready' ? progress.value : null);
  return progress;
}

/** Reloads lists and figures when an import that was running ends. */
function useRefreshAtEnd(progress: ImportProgress | null): void {
  const refresh = useRefreshOrders();
  const wasRunning = useRef(false);
  const isRunning = progress === null ? null : isImportRunning(progress);
  useEffect(() => {
    if (isRunning === null) return;
    if (wasRunning.current && !isRunning) void refresh();
    wasRunning.current = isRunning;
  }, [isRunning, refresh]);
}
