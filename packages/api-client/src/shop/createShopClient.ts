import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttp.ts';
import { getShopInfo, type ShopQuestion } from './getShopInfo.ts';
import type { ShopInfo } from './ShopInfo.ts';

/** What can be asked about the shop (§7). */
export interface ShopClient {
  getShopInfo(question: ShopQuestion, options?: CallOptions): Promise<ShopInfo>;
}

/** `onAuthorization` receives the token that shop info's reply carries. */
export function createShopClient(context: ClientContext, onAuthorization: (token: string) => void): ShopClient {
  return { getShopInfo: (question, options) => getShopInfo(context, onAuthorization, question, options) };
}
