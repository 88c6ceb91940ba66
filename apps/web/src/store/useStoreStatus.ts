import { createStoreClient } from '@hub/api-client/store';
import { canView, sections } from '@hub/domain/permissions';
import type { StoreStatus } from '@hub/domain/store';
import type { Loadable } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';

/** Polling interval, ms; shorter while orders are read or compared. */
const lookMs = { usual: 30_000, running: 2_000 } as const;

/** Key of the connection with the store. */
export const storeStatusKey = (shop: string) => [shop, 'settings', 'store'] as const;

/** The shop's connection with its store; `null` on servers without it, and for people without permission. */
export function useStoreStatus(): Loadable<StoreStatus> | null {
  const { shop, client, info, access } = useOpenShop();
  const queryClient = useQueryClient();
  const queryKey = storeStatusKey(shop);
  const isKnown = info.capabilities.includes('store') && canView(access, sections.settings);
  const isRunning = isBusy(queryClient.getQueryData<StoreStatus>(queryKey));
  const status = useLoadable({
    queryKey,
    queryFn: ({ signal }) => createStoreClient(client).status({ signal }),
    enabled: isKnown,
    refetchInterval: isRunning ? lookMs.running : lookMs.usual,
  });
  return isKnown ? status : null;
}

function isBusy(status: StoreStatus | undefined): boolean {
  return status !== undefined && (status.backfill.state === 'running' || status.check.isRunning);
}
