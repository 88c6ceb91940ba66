import { ownerNames } from '@hub/domain/permissions';
import type { ShopFreeze } from '@hub/domain/plans';
import type { shopEndpoints } from '../../shop/shopEndpoints.ts';
import { toWireShopInfo } from '../../shop/toWireShopInfo.ts';
import type { Mocks } from '../http/Mock.ts';
import { sampleShop } from '../shop/sampleShop.ts';

/** Of a shop whose bill is not paid. */
const sampleFreeze: ShopFreeze = {
  since: '2026-11-20T08:00:00.000Z',
  endedAt: null,
  waiting: { decisions: 12, warehouseCalls: 3, storeChanges: 40, storeWrites: 0 },
};

export const shopMocks = {
  shopInfo: ({ shop, query }) => ({
    data: toWireShopInfo({
      shop: shop.domain,
      userName: shop.userName,
      userId: query.user_id ?? '1',
      role: shop.role,
      permission: shop.permission,
      onboardStatus: shop.isOnboarded ? '1' : '0',
      installStatus: '1',
      chargeType: shop.chargeType,
      sessionId: null,
      currency: sampleShop.currency,
      timeZone: shop.timeZone,
      capabilities: shop.capabilities,
      ...(shop.plan.isFrozen && { freeze: sampleFreeze }),
      owners: shop.capabilities.includes('staff') ? ownerNames(shop.staff.members) : [],
    }),
  }),
} satisfies Mocks<typeof shopEndpoints>;
