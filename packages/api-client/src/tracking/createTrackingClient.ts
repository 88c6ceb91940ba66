import type { TrackedOrder } from '@hub/domain/orders/shipping';
import { type SavedTrackingPage, type TrackingPage, type TrackingPageLook, trackedShop } from '@hub/domain/tracking';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { HttpError } from '../http/errors.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { readStatus } from '../http/statusReply.ts';
import { trackingEndpoints as endpoints } from './trackingEndpoints.ts';
import { toSavedTrackingPage, toTrackedOrder, toTrackingPageLook, toWireTrackingPage } from './wireTracking.ts';

/** Settings of the tracking page; for servers with capability `trackingPage`. Refusals throw RejectedError. */
export interface TrackingPageClient {
  read(options?: CallOptions): Promise<SavedTrackingPage>;
  save(
    save: { baseVersion: number; page: TrackingPage },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<SavedTrackingPage>>;
}

export function createTrackingPageClient({ http }: Pick<ClientContext, 'http'>): TrackingPageClient {
  return {
    async read(options = {}) {
      const endpoint = endpoints.getTrackingPage;
      return toSavedTrackingPage(checkReply(endpoint.reply, await http.request(endpoint, options)));
    },
    async save({ baseVersion, page }, options = {}) {
      const endpoint = endpoints.saveTrackingPage;
      const body = { base_version: baseVersion, page: toWireTrackingPage(page) };
      const reply = await http.request(endpoint, { ...options, body });
      const { saved, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, saved && toSavedTrackingPage(saved), current && toSavedTrackingPage(current));
    },
  };
}

/** The result for a visitor who entered the number and the proof. */
export type TrackingOutcome = { type: 'found'; order: TrackedOrder } | { type: 'notFound' } | { type: 'tooMany' };

/** The calls of the customers' page, which need no token. */
export interface VisitorClient {
  /** `null`: the page is off, or the shop is unknown. */
  open(shop: string, options?: CallOptions): Promise<TrackingPageLook | null>;
  find(shop: string, typed: { orderNumber: string; proof: string }, options?: CallOptions): Promise<TrackingOutcome>;
}

export function createVisitorClient({ http }: Pick<ClientContext, 'http'>): VisitorClient {
  return {
    async open(shop, callOptions = {}) {
      const endpoint = endpoints.openTrackingPage;
      if (trackedShop(shop) === null) return null;
      try {
        const reply = await http.request(endpoint, { ...callOptions, params: { shop } });
        return toTrackingPageLook(checkReply(endpoint.reply, reply));
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
    async find(shop, { orderNumber, proof }, callOptions = {}) {
      const endpoint = endpoints.trackOrder;
      const body = { order_number: orderNumber, proof };
      try {
        const reply = await http.request(endpoint, { ...callOptions, params: { shop }, body });
        const { order } = checkReply(endpoint.reply, reply);
        if (readStatus(reply) === 'error' || order === undefined) return { type: 'notFound' };
        return { type: 'found', order: toTrackedOrder(order) };
      } catch (error) {
        if (error instanceof HttpError && error.status === 429) return { type: 'tooMany' };
        throw error;
      }
    },
  };
}
