import type { CoreClient } from '@hub/api-client';
import type { ShopInfo } from '@hub/api-client/shop';
import type { Access } from '@hub/domain/permissions';
import type { Capability, StoreAdminUrl } from '@hub/domain/shared';
import type { Loadable } from '@hub/ui/data';
import { createContext, useContext } from 'react';

/** The open shop: client, shop info, access and time zone. */
export interface OpenShop {
  /** `name.myshopify.com`; first element of every query key. */
  shop: string;
  /** Start of links to the store's admin; `null` when the shop is not a store's host name. */
  storeAdmin: StoreAdminUrl | null;
  client: CoreClient;
  info: ShopInfo;
  access: Access;
  /** IANA name; the zone of filters, rows and exports. */
  timeZone: string;
}

export interface ShopState {
  /** The shop info query. */
  info: Loadable<ShopInfo>;
  /** `null` until shop info is loaded. */
  openShop: OpenShop | null;
}

const ShopStateContext = createContext<ShopState>({ info: { state: 'loading' }, openShop: null });

export const ShopStateProvider = ShopStateContext.Provider;

/** The shop, loaded or not; for the frame. */
export function useShopState(): ShopState {
  return useContext(ShopStateContext);
}

/** The shop for a screen. Throws before shop info is loaded; the frame renders no screen before. */
export function useOpenShop(): OpenShop {
  const { openShop } = useShopState();
  if (!openShop) throw new Error('useOpenShop needs a shop that has answered.');
  return openShop;
}

/** Whether the shop's server has a capability. */
export function useOffers(capability: Capability): boolean {
  return useOpenShop().info.capabilities.includes(capability);
}
