import type { ShopInfo } from '@hub/api-client/shop';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useSession } from '../address/TabSession.ts';
import { shopAddress } from './shopAddress.ts';
import { shopKeys } from './shopKeys.ts';

/**
 * Opens the shop in shop info instead of the session's: with this shop info and its token, at the same screen. Clears
 * the previous session and cache, as when an address has another shop.
 */
export function useOpenNamedShop(): (shop: string, info: ShopInfo) => void {
  const { clientFor } = useAppEnvironment();
  const { shop: replaced, host, userId, onShopReplaced } = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    (shop, info) => {
      clientFor(shop, { replaces: replaced });
      cache.setQueryData(shopKeys.info(shop, userId), info);
      const query = new URLSearchParams(search);
      query.delete('session');
      // The person is the same.
      if (userId !== null) query.set('user_id', userId);
      const address = shopAddress(`${pathname}?${query}${hash}`, shop, host);
      onShopReplaced({ replaced, by: shop });
      void navigate(address, { replace: true });
    },
    [clientFor, replaced, host, userId, onShopReplaced, cache, navigate, pathname, search, hash],
  );
}
