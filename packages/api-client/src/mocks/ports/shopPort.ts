import { ownerNames } from '@hub/domain/permissions';
import type { ShopFreeze } from '@hub/domain/plans';
import type { ShopPort } from '../../shop/shopHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import { sampleShop } from '../shop/sampleShop.ts';

/** For a shop with an unpaid bill. */
const sampleFreeze: ShopFreeze = {
  since: '2026-11-20T08:00:00.000Z',
  endedAt: null,
  waiting: { decisions: 12, warehouseCalls: 3, storeChanges: 40, storeWrites: 0 },
};

export function shopPort({ shop }: SandboxCall): ShopPort {
  return {
    readShopFacts: (userId) => ({
      shop: shop.domain,
      userName: shop.userName,
      userId: userId ?? '1',
      role: shop.role,
      permission: shop.permission,
      isOnboarded: shop.isOnboarded,
      chargeType: shop.chargeType,
      currency: sampleShop.currency,
      timeZone: shop.timeZone,
      capabilities: shop.capabilities,
      freeze: shop.plan.isFrozen ? sampleFreeze : null,
      owners: shop.capabilities.includes('staff') ? ownerNames(shop.staff.members) : [],
    }),
  };
}
