import { RequestError, type ShopPort } from '@hub/api-client/server';
import type { ShopTransaction } from '@hub/database';
import { listOwnerNames } from '@hub/database/staff';
import { message } from '@hub/domain/messages';
import { openSession } from '@hub/engine';
import { readFreeze } from '@hub/engine/store';
import { noteShop } from '../../operations/requestContext.ts';

/** What the engine offers beyond §7. */
const capabilities = [
  'idempotency',
  'timeline',
  'events',
  'imports',
  'workflows',
  'routing',
  'products',
  'shippingMapping',
  'stages',
  'shopSettings',
  'shipPolicy',
  'onboarding',
  'tags',
  'batching',
  'stock',
  'attention',
  'search',
  'insights',
  'connections',
  'store',
  'privacy',
  'plan',
  'trackingPage',
  'staff',
  'notifications',
  'warehouseChanges',
  'reships',
  'addressEdits',
  'windowed-lists',
  'fieldFilters',
];

/** Shop info of the person who signed in; throws RequestError for anyone not on the staff. */
export function shopPort({
  transaction,
  staffId,
  now,
}: {
  transaction: ShopTransaction;
  staffId: string;
  now: Date;
}): ShopPort {
  return {
    readShopFacts: async () => {
      const [session, owners, freeze] = await Promise.all([
        openSession(transaction, staffId),
        listOwnerNames(transaction),
        readFreeze(transaction, now),
      ]);
      if (session === null) throw new RequestError(403, message('calls.notOnStaff'));
      const { shop, staffName: userName, staffId: userId, role, permission } = session;
      noteShop(shop.shopId);
      const { domain, isOnboarded, chargeType, currency, timeZone } = shop;
      const person = { userName, userId, role, permission };
      return { shop: domain, ...person, isOnboarded, chargeType, currency, timeZone, capabilities, owners, freeze };
    },
  };
}
