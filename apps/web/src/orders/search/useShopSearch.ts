import { searchShop } from '@hub/api-client/search';
import { sections } from '@hub/domain/permissions';
import type { OrderSearchGroup } from '@hub/ui/orders';
import { type Loadable, shownValue } from '@hub/ui/data';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShopLoadable } from '../../session/useShopLoadable.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { orderKeys } from '../orderKeys.ts';
import { searchGroups } from './searchGroups.ts';

interface ShopSearch {
  results: Loadable<readonly OrderSearchGroup[]>;
  /** Only the newest orders were looked through. */
  isNewestOnly: boolean;
}

/** Orders, customers and products with the text, by one call; for servers with capability `search`. */
export function useShopSearch(text: string): ShopSearch {
  const { shop, client } = useOpenShop();
  const result = useShopLoadable({
    queryKey: orderKeys.shopSearch(shop, text),
    section: sections.dashboard,
    enabled: text !== '',
    queryFn: async ({ signal }) => ({ text, found: await searchShop(client, text, { signal }) }),
  });
  // What an older text found is not of this one.
  if (result.state !== 'failed' && shownValue(result)?.text !== text) {
    const { since, onCancel, onRetry } = result;
    return {
      results: { state: 'loading', ...(since !== undefined && { since }), onCancel, onRetry },
      isNewestOnly: false,
    };
  }
  return {
    results: mapLoadable(result, ({ found }) => searchGroups(found, text)),
    isNewestOnly: shownValue(result)?.found.isNewestOnly ?? false,
  };
}
