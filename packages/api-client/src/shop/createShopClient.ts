import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { getShopInfo, type ShopInfoParams } from './getShopInfo.ts';
import type { ShopInfo } from './ShopInfo.ts';

/** Calls for the shop (§7). */
export interface ShopClient {
  getShopInfo(params: ShopInfoParams, options?: CallOptions): Promise<ShopInfo>;
}

/** `onAuthorization` receives the token in shop info's reply. */
export function createShopClient(context: ClientContext, onAuthorization: (token: string) => void): ShopClient {
  return { getShopInfo: (params, options) => getShopInfo(context, onAuthorization, params, options) };
}
