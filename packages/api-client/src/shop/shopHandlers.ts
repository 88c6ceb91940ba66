import type { ShopFreeze } from '@hub/domain/plans';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { shopEndpoints } from './shopEndpoints.ts';
import type { ShopInfo } from './ShopInfo.ts';
import { toWireFreeze } from './wireFreeze.ts';
import type { WireShopInfo } from './wireShopInfo.ts';

type KnownField =
  | 'shop'
  | 'userName'
  | 'role'
  | 'permission'
  | 'chargeType'
  | 'currency'
  | 'timeZone'
  | 'capabilities'
  | 'owners';

/** Facts of our own servers about the shop and the current person. */
export interface ShopFacts extends Pick<ShopInfo, KnownField> {
  userId: string;
  isOnboarded: boolean;
  /** `null`: its bill is paid, and work continues. */
  freeze: ShopFreeze | null;
}

export interface ShopPort {
  /** `userId`: the person in the address; `null` without one. */
  readShopFacts(userId: string | null): Answer<ShopFacts>;
}

export const shopHandlers = {
  shopInfo: async ({ port, query }) => {
    const { isOnboarded, freeze, ...facts } = await port.readShopFacts(query.user_id ?? null);
    return {
      data: toWireShopInfo({
        ...facts,
        onboardStatus: isOnboarded ? '1' : '0',
        // Only shops with the app get an answer.
        installStatus: '1',
        sessionId: null,
        ...(freeze && { freeze }),
      }),
    };
  },
} satisfies Handlers<typeof shopEndpoints, ShopPort>;

/** The shop and the person as a server sends them (§3 Shop info). */
function toWireShopInfo(info: ShopInfo): WireShopInfo {
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
