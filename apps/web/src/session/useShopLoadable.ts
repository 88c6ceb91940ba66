import { type SectionId, viewDisabledReason } from '@hub/domain/permissions';
import type { Loadable } from '@hub/ui/data';
import type { QueryKey } from '@tanstack/react-query';
import { type LoadableQuery, useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from './OpenShop.ts';

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
  enabled = true,
  ...query
}: Omit<ShopLoadableQuery<T, K>, 'enabled'> & {
  /** The server capability. */
  needs: string;
  /** Default: true. */
  enabled?: boolean;
}): Loadable<T> | null {
  const { info } = useOpenShop();
  const isOffered = enabled && info.capabilities.includes(needs);
  const loadable = useShopLoadable({ ...query, enabled: isOffered });
  return isOffered ? loadable : null;
}
