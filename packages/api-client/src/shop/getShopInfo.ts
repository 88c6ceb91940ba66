import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { toNumber, toTextOrNull } from '../http/wireFields.ts';
import { shopEndpoints } from './shopEndpoints.ts';
import type { ShopInfo } from './ShopInfo.ts';
import type { WireShopInfo } from './wireShopInfo.ts';

export interface ShopInfoParams {
  /** `name.myshopify.com`. */
  shop: string;
  userId?: string | null;
}

/** Role when the server names none (§6). */
const defaultRole = '3';

/**
 * The shop and the person (§7). `onAuthorization` receives the reply's Authorization header before the promise
 * resolves, so that the next call carries it.
 */
export async function getShopInfo(
  { http }: ClientContext,
  onAuthorization: (token: string) => void,
  { shop, userId }: ShopInfoParams,
  { signal }: CallOptions = {},
): Promise<ShopInfo> {
  const reply = await http.request(shopEndpoints.shopInfo, { query: { shop, user_id: userId ?? undefined }, signal });
  const info = toShopInfo(checkReply(shopEndpoints.shopInfo.reply, reply).data);
  const token = reply.headers.get('Authorization');
  if (token !== null && token !== '') onAuthorization(token);
  return info;
}

function toShopInfo(wire: WireShopInfo): ShopInfo {
  return {
    shop: wire.shop,
    userName: wire.user_name ?? '',
    userId: asText(wire.user_id),
    role: asText(wire.role) ?? defaultRole,
    permission: toTextOrNull(wire.permission),
    onboardStatus: asText(wire.onboard_status),
    installStatus: asText(wire.install_status),
    chargeType: toNumber(wire.charge_type),
    sessionId: toTextOrNull(wire.session_id),
    currency: toTextOrNull(wire.currency),
    timeZone: toTextOrNull(wire.iana_timezone),
  };
}

/** Flags come as "1" or 1; empty is null. */
function asText(wire: string | number | null | undefined): string | null {
  return wire === null || wire === undefined || wire === '' ? null : String(wire);
}
