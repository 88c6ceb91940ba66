import { type SectionId, viewDisabledReason } from '@hub/domain/permissions';
import type { Capability } from '@hub/domain/shared';
import type { Loadable } from '@hub/ui/data';
import type { QueryKey } from '@tanstack/react-query';
import { type LoadableQuery, useLoadable } from '../queries/useLoadable.ts';
import { useOffers, useOpenShop } from './OpenShop.ts';

export interface ShopLoadableQuery<T, K extends QueryKey> extends Omit<LoadableQuery<T, K>, 'forbiddenMessage'> {
  /** Section whose view permission the server requires. A person without it sees that reason instead of an error. */
  section: SectionId;
}

/** A query of the open shop with a different permission than the screen that shows it. */
export function useShopLoadable<T, K extends QueryKey>({ section, ...query }: ShopLoadableQuery<T, K>): Loadable<T> {
  const { access } = useOpenShop();
  return useLoadable({ ...query, forbiddenMessage: viewDisabledReason(access, section) ?? undefined });
}

/** A query that only servers with a capability answer; `null` on other servers, and where it is not enabled. */
export function useOfferedLoadable<T, K extends QueryKey>({
  needs,
  section,
  enabled = true,
  ...query
}: Omit<LoadableQuery<T, K>, 'enabled' | 'forbiddenMessage'> & {
  needs: Capability;
  /** As for `useShopLoadable`; absent when the screen needs the same permission. */
  section?: SectionId;
  /** Default: true. */
  enabled?: boolean;
}): Loadable<T> | null {
  const { access } = useOpenShop();
  const isOffered = useOffers(needs) && enabled;
  const forbiddenMessage = section === undefined ? undefined : (viewDisabledReason(access, section) ?? undefined);
  const loadable = useLoadable({ ...query, enabled: isOffered, forbiddenMessage });
  return isOffered ? loadable : null;
}
