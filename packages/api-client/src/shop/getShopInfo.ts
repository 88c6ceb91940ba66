import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { toNumber } from '../http/wireFields.ts';
import { shopEndpoints } from './shopEndpoints.ts';
import type { ShopInfo } from './ShopInfo.ts';
import { toFreeze } from './wireFreeze.ts';
import { wireShopInfo } from './wireShopInfo.ts';

export interface ShopInfoParams {
  /** `name.myshopify.com`. */
  shop: string;
  userId?: string | null;
}

/** A shop info names its shop; all else is optional. */
const envelope = z.object({ data: z.looseObject({ shop: z.nullable(z.string()) }) });

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
  const info = toShopInfo(checkReply(envelope, reply).data, shop);
  const token = reply.headers.get('Authorization');
  if (token !== null && token !== '') onAuthorization(token);
  return info;
}

/** Reads field by field: an optional one that does not fit counts as absent. `shop` null: the one that was asked for. */
function toShopInfo(wire: Readonly<Record<string, unknown>>, shop: string): ShopInfo {
  const chargeType = wireShopInfo.shape.charge_type.safeParse(wire.charge_type);
  const freeze = toFreeze(wire.freeze);
  return {
    shop: asText(wire.shop) ?? shop,
    userName: asText(wire.user_name) ?? '',
    userId: asText(wire.user_id),
    role: asText(wire.role) ?? defaultRole,
    permission: toPermission(wire.permission),
    onboardStatus: asText(wire.onboard_status),
    installStatus: asText(wire.install_status),
    chargeType: chargeType.success ? toNumber(chargeType.data) : null,
    sessionId: asText(wire.session_id),
    currency: asText(wire.currency),
    timeZone: asText(wire.iana_timezone),
    capabilities: toTexts(wire.capabilities),
    owners: toTexts(wire.owners),
    ...(freeze && { freeze }),
  };
}

/** Texts also come as numbers and flags ("1", 1, true); empty and structures are null. */
function asText(wire: unknown): string | null {
  if (typeof wire === 'boolean') return wire ? '1' : '0';
  if (typeof wire === 'number') return String(wire);
  return typeof wire === 'string' && wire !== '' ? wire : null;
}

/** The list itself goes on as JSON text; so does anything else, which is then no list and grants the least. */
function toPermission(wire: unknown): string | null {
  if (wire === undefined || wire === null || wire === '') return null;
  return typeof wire === 'string' ? wire : JSON.stringify(wire);
}

function toTexts(wire: unknown): readonly string[] {
  return Array.isArray(wire) && wire.every((name) => typeof name === 'string') ? wire : [];
}
