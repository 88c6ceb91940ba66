import { createStoreClient } from '@hub/api-client/store';
import { canView, sections } from '@hub/domain/permissions';
import type { StoreStatus } from '@hub/domain/store';
import type { Loadable } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useOpenShop } from '../session/OpenShop.ts';
import { useOfferedLoadable } from '../session/useShopLoadable.ts';

/** Polling interval, ms; shorter while orders are read or compared. */
const lookMs = { usual: 30_000, running: 2_000 } as const;

/** Key of the connection with the store. */
export const storeStatusKey = (shop: string) => [shop, 'settings', 'store'] as const;

/** The shop's connection with its store; `null` on servers without it, and for people without permission. */
export function useStoreStatus(): Loadable<StoreStatus> | null {
  const { shop, client, access } = useOpenShop();
  const queryClient = useQueryClient();
  const queryKey = storeStatusKey(shop);
  const isRunning = isBusy(queryClient.getQueryData<StoreStatus>(queryKey));
  return useOfferedLoadable({
    needs: 'store',
    section: sections.settings,
    enabled: canView(access, sections.settings),
    queryKey,
    queryFn: ({ signal }) => createStoreClient(client).status({ signal }),
    refetchInterval: isRunning ? lookMs.running : lookMs.usual,
  });
}

function isBusy(status: StoreStatus | undefined): boolean {
  return status !== undefined && (status.backfill.state === 'running' || status.check.isRunning);
}
