import type { CheckedRequest, WireReply } from '@hub/api-client/server';
import {
  RequestError,
  requestErrors,
  saveReply,
  toTrackingPage,
  toWireSavedTrackingPage,
  toWireTrackedOrder,
  toWireTrackingPageLook,
} from '@hub/api-client/server';
import type { trackingEndpoints } from '@hub/api-client/tracking';
import { type Database, findShopId, readTrackingPage } from '@hub/database';
import { trackedShop, trackingTexts } from '@hub/domain/tracking';
import { changeTrackingPage, trackOrder } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about the settings of the tracking page. */
export const trackingHandlers = {
  getTrackingPage: async ({ transaction }) => toWireSavedTrackingPage(await readTrackingPage(transaction)),
  saveTrackingPage: async ({ transaction, session, body, now }) => {
    const save = { baseVersion: Number(body.base_version), page: toTrackingPage(body.page) };
    const decision = await changeTrackingPage(transaction, session, save, now);
    return saveReply(decision, toWireSavedTrackingPage, (saved) => ({ saved }));
  },
} satisfies Handlers<'getTrackingPage' | 'saveTrackingPage'>;

type TrackOrder = (typeof trackingEndpoints)['trackOrder'];

/** The page for everybody. Throws RequestError 404 where the shop shows none. */
export async function answerOpenTrackingPage(
  database: Database,
  shop: string,
): Promise<WireReply<(typeof trackingEndpoints)['openTrackingPage']>> {
  const page = await database.inShop(await shopIdOf(database, shop), readTrackingPage);
  if (!page.isOn) throw requestErrors.noTrackingPage();
  return toWireTrackingPageLook(page);
}

/** An order for its customer. Throws RequestError 404 where the shop shows no page, 429 after too many wrong guesses. */
export async function answerTrackOrder(
  database: Database,
  shop: string,
  { body, visitor, now }: { body: CheckedRequest<TrackOrder>['body']; visitor: string; now: Date },
): Promise<WireReply<TrackOrder>> {
  const typed = { orderNumber: body.order_number, proof: body.proof, visitor };
  const shopId = await shopIdOf(database, shop);
  const result = await database.inShop(shopId, (transaction) => trackOrder(transaction, typed, now));
  switch (result.type) {
    case 'off':
      throw requestErrors.noTrackingPage();
    case 'tooMany':
      throw new RequestError(429, trackingTexts.tooMany);
    case 'notFound':
      return { status: 'error', message: trackingTexts.notFound };
    case 'found':
      return { status: 'success', order: toWireTrackedOrder(result.order, result.page.showsItems) };
  }
}

async function shopIdOf(database: Database, shop: string): Promise<number> {
  const domain = trackedShop(shop);
  const shopId = domain === null ? null : await findShopId(database, domain);
  if (shopId === null) throw requestErrors.noTrackingPage();
  return shopId;
}
