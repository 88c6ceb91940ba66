import { SessionExpiredError } from '@hub/api-client/http';
import { createPrivacyClient } from '@hub/api-client/store';
import { canView, sections } from '@hub/domain/permissions';
import { isPrivacyUnderway, type PrivacyStatus } from '@hub/domain/store';
import type { Loadable } from '@hub/ui/data';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';

/** ms between two looks; more often while something is made or removed. */
const lookMs = { usual: 60_000, underway: 3_000 } as const;

/** Key of what there is about privacy. */
export const privacyKey = (shop: string) => [shop, 'settings', 'privacy'] as const;

/** What there is about privacy; null on servers that do not know, and for people who may not see it. */
export function usePrivacyStatus(): Loadable<PrivacyStatus> | null {
  const { shop, client, info, access } = useOpenShop();
  const { now } = useAppEnvironment();
  const isKnown = info.capabilities.includes('privacy') && canView(access, sections.settings);
  const status = useLoadable({
    queryKey: privacyKey(shop),
    queryFn: ({ signal }) => createPrivacyClient(client).status({ signal }),
    enabled: isKnown,
    refetchInterval: ({ state: { data, error } }) => {
      if (error instanceof SessionExpiredError) return false;
      // A server that is failing is asked no more often than usual.
      const isUnderway = error === null && data !== undefined && isPrivacyUnderway(data, now());
      return isUnderway ? lookMs.underway : lookMs.usual;
    },
  });
  return isKnown ? status : null;
}
