import type { shopEndpoints } from '../../shop/shopEndpoints.ts';
import type { Mocks } from '../http/Mock.ts';
import { shopCurrency } from '../shop/createShop.ts';

export const shopMocks = {
  shopInfo: ({ shop, query }) => ({
    data: {
      shop: shop.domain,
      user_name: shop.userName,
      user_id: query.user_id ?? '1',
      role: shop.role,
      permission: shop.permission,
      onboard_status: shop.isOnboarded ? '1' : '0',
      install_status: '1',
      charge_type: shop.chargeType,
      currency: shopCurrency,
      iana_timezone: shop.timeZone,
    },
  }),
} satisfies Mocks<typeof shopEndpoints>;
