import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { toNumber } from '../http/wireFields.ts';
import { shopEndpoints } from './shopEndpoints.ts';
import type { ShopInfo } from './ShopInfo.ts';
import { toFreeze } from './wireFreeze.ts';
import { toPermission, toText, toTexts } from './shopInfoTexts.ts';
import { wireShopInfo } from './wireShopInfo.ts';

export interface ShopInfoParams {
  /** `name.myshopify.com`. */
  shop: string;
  userId?: string | null;
}

/** Shop info must have its shop; everything else is optional. */
const envelope = z.object({ data: z.looseObject({ shop: z.nullable(z.string()) }) });

/** Role when the server sends none (§6). */
const defaultRole = '3';

/**
 * The shop and the person (§7). `onAuthorization` receives the reply's Authorization header before the promise
 * resolves, so that the next call has it.
 */
export async function getShopInfo(
  context: ClientContext,
  onAuthorization: (token: string) => void,
  { shop, userId }: ShopInfoParams,
  { signal }: CallOptions = {},
): Promise<ShopInfo> {
  const query = { shop, user_id: userId ?? undefined };
  const reply = await context.http.request(shopEndpoints.shopInfo, { query, signal });
  const info = toShopInfo(checkReply(envelope, reply).data, shop);
  const token = reply.headers.get('Authorization');
  if (token !== null && token !== '') onAuthorization(token);
  context.capabilities = info.capabilities;
  return info;
}

/** Reads field by field: an invalid optional one counts as absent. `shop` null: the requested one. */
function toShopInfo(wire: Readonly<Record<string, unknown>>, shop: string): ShopInfo {
  const chargeType = wireShopInfo.shape.charge_type.safeParse(wire.charge_type);
  const freeze = toFreeze(wire.freeze);
  return {
    shop: toText(wire.shop) ?? shop,
    userName: toText(wire.user_name) ?? '',
    userId: toText(wire.user_id),
    role: toText(wire.role) ?? defaultRole,
    permission: toPermission(wire.permission),
    onboardStatus: toText(wire.onboard_status),
    installStatus: toText(wire.install_status),
    chargeType: chargeType.success ? toNumber(chargeType.data) : null,
    sessionId: toText(wire.session_id),
    currency: toText(wire.currency),
    timeZone: toText(wire.iana_timezone),
    capabilities: toTexts(wire.capabilities),
    owners: toTexts(wire.owners),
    ...(freeze && { freeze }),
  };
}
