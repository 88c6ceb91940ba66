import { type PublicTrackingPort, requestErrors, type TrackingPort } from '@hub/api-client/server';
import type { Database } from '@hub/database';
import { findShopId } from '@hub/database/shops';
import { readTrackingPage } from '@hub/database/tracking';
import { trackedShop } from '@hub/domain/tracking';
import { changeTrackingPage, trackOrder } from '@hub/engine/tracking';
import type { EngineCall } from '../CallContext.ts';

export function trackingPort({ transaction, session, now }: EngineCall): TrackingPort {
  return {
    readTrackingPage: () => readTrackingPage(transaction),
    saveTrackingPage: (save) => changeTrackingPage(transaction, session, save, now),
  };
}

/** A call without a token. */
export interface VisitorCall {
  readonly database: Database;
  /** The shop in the path: `acme`. */
  readonly shop: string;
  /** Network address; empty when unknown. */
  readonly visitor: string;
  readonly now: Date;
}

export function publicTrackingPort({ database, shop, visitor, now }: VisitorCall): PublicTrackingPort {
  const shopIdOf = async () => {
    const domain = trackedShop(shop);
    const shopId = domain === null ? null : await findShopId(database, domain);
    if (shopId === null) throw requestErrors.noTrackingPage();
    return shopId;
  };
  return {
    readTrackingPage: async () => database.inShop(await shopIdOf(), readTrackingPage),
    trackOrder: async (typed) =>
      database.inShop(await shopIdOf(), (transaction) => trackOrder(transaction, { ...typed, visitor }, now)),
  };
}
