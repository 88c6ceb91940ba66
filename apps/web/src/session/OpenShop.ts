import type { ApiClient } from '@hub/api-client';
import type { ShopInfo } from '@hub/api-client/shop';
import type { Access } from '@hub/domain/permissions';
import type { Loadable } from '@hub/ui/data';
import { createContext, useContext } from 'react';

/** Everything that a screen under /app may count on: who asks, for which shop, and what they may do. */
export interface OpenShop {
  /** `name.myshopify.com`; every question's key begins with it, so that no shop ever sees another's answers. */
  shop: string;
  client: ApiClient;
  info: ShopInfo;
  access: Access;
  /** The one zone of filters, rows and exports: an IANA name. */
  timeZone: string;
}

export interface ShopState {
  /** The question itself: on its way, failed, or answered. */
  info: Loadable<ShopInfo>;
  /** Null until shop info has answered once. */
  openShop: OpenShop | null;
}

const ShopStateContext = createContext<ShopState>({ info: { state: 'loading' }, openShop: null });

export const ShopStateProvider = ShopStateContext.Provider;

/** The shop, open or not yet; for the frame around the screens. */
export function useShopState(): ShopState {
  return useContext(ShopStateContext);
}

/** The shop for a screen. Throws where shop info has not answered: the frame shows no screen before. */
export function useOpenShop(): OpenShop {
  const { openShop } = useShopState();
  if (!openShop) throw new Error('useOpenShop needs a shop that has answered.');
  return openShop;
}
