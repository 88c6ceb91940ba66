import { SessionExpiredError } from '@hub/api-client/http';
import { createPrivacyClient } from '@hub/api-client/store';
import { canView, sections } from '@hub/domain/permissions';
import { isPrivacyUnderway, type PrivacyStatus } from '@hub/domain/store';
import type { Loadable } from '@hub/ui/data';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { useOfferedLoadable } from '../session/useShopLoadable.ts';

/** Polling interval, ms; shorter while something is created or deleted. */
const lookMs = { usual: 60_000, underway: 3_000 } as const;

/** Key of the privacy status. */
export const privacyKey = (shop: string) => [shop, 'settings', 'privacy'] as const;

/** The privacy status; `null` on servers without it, and for people without permission. */
export function usePrivacyStatus(): Loadable<PrivacyStatus> | null {
  const { shop, client, access } = useOpenShop();
  const { now } = useAppEnvironment();
  return useOfferedLoadable({
    needs: 'privacy',
    section: sections.settings,
    enabled: canView(access, sections.settings),
    queryKey: privacyKey(shop),
    queryFn: ({ signal }) => createPrivacyClient(client).status({ signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (error instanceof SessionExpiredError) return false;
      // A failing server is polled no more often than usual.
      const isUnderway = error === null && data !== undefined && isPrivacyUnderway(data, now());
      return isUnderway ? lookMs.underway : lookMs.usual;
    },
  });
}
