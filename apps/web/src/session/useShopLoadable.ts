import { type SectionId, viewDisabledReason } from '@hub/domain/permissions';
import type { Loadable } from '@hub/ui/data';
import type { QueryKey } from '@tanstack/react-query';
import { type LoadableQuery, useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from './OpenShop.ts';

export interface ShopLoadableQuery<T, K extends QueryKey> extends Omit<LoadableQuery<T, K>, 'forbiddenMessage'> {
  /** Whose view permission the server asks for. A person who lacks it reads that, and not of an error. */
  section: SectionId;
}

/** A query of the open shop whose permission is not the one of the screen that shows it. */
export function useShopLoadable<T, K extends QueryKey>({ section, ...query }: ShopLoadableQuery<T, K>): Loadable<T> {
  const { access } = useOpenShop();
  return useLoadable({ ...query, forbiddenMessage: viewDisabledReason(access, section) ?? undefined });
}
