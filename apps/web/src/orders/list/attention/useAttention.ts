import { type Attention, readAttention } from '@hub/api-client/attention';
import { sections } from '@hub/domain/shared';
import type { Loadable } from '@hub/ui/data';
import { orderKeys } from '../../orderKeys.ts';
import { useOpenShop } from '../../../session/OpenShop.ts';
import { useShopLoadable } from '../../../session/useShopLoadable.ts';

/** What needs a person, for all time, and how the store is; for servers with capability `attention`. */
export function useAttention(): Loadable<Attention> {
  const { shop, client } = useOpenShop();
  return useShopLoadable({
    queryKey: orderKeys.attention(shop),
    section: sections.dashboard,
    queryFn: ({ signal }) => readAttention(client, { signal }),
  });
}
