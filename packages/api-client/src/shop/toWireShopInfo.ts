import type { ShopInfo } from './ShopInfo.ts';
import { toWireFreeze } from './wireFreeze.ts';
import type { WireShopInfo } from './wireShopInfo.ts';

/** The shop and the person as a server sends them (§3 Shop info). */
export function toWireShopInfo(info: ShopInfo): WireShopInfo {
  return {
    shop: info.shop,
    user_name: info.userName,
    user_id: info.userId,
    role: info.role,
    permission: info.permission,
    onboard_status: info.onboardStatus,
    install_status: info.installStatus,
    charge_type: info.chargeType,
    ...(info.sessionId !== null && { session_id: info.sessionId }),
    currency: info.currency,
    iana_timezone: info.timeZone,
    capabilities: [...info.capabilities],
    ...(info.freeze && { freeze: toWireFreeze(info.freeze) }),
    ...(info.owners.length > 0 && { owners: [...info.owners] }),
  };
}
