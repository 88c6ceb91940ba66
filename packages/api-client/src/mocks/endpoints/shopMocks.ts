import { ownerNames } from '@hub/domain/permissions';
import type { shopEndpoints } from '../../shop/shopEndpoints.ts';
import { toWireShopInfo } from '../../shop/toWireShopInfo.ts';
import type { Mocks } from '../http/Mock.ts';
import { sampleShop } from '../shop/sampleShop.ts';

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
      owners: shop.capabilities.includes('staff') ? ownerNames(shop.staff.members) : [],
    }),
  }),
} satisfies Mocks<typeof shopEndpoints>;
