import type { TrackingResult } from '@hub/domain/orders/shipping';
import type { SaveDecision } from '@hub/domain/shared';
import { type SavedTrackingPage, type TrackingPage, trackingTexts } from '@hub/domain/tracking';
import type { RowsOf } from '../http/Endpoint.ts';
import { saveReply } from '../http/saveReply.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError, requestErrors } from '../server/RequestError.ts';
import type { trackingEndpoints } from './trackingEndpoints.ts';
import { toTrackingPage, toWireSavedTrackingPage, toWireTrackedOrder, toWireTrackingPageLook } from './wireTracking.ts';

/** The page where a shop's customers look up their orders. */
export interface TrackingPort {
  readTrackingPage(): Answer<SavedTrackingPage>;
  saveTrackingPage(save: { baseVersion: number; page: TrackingPage }): Answer<SaveDecision<SavedTrackingPage>>;
}

export const trackingHandlers = {
  getTrackingPage: async ({ port }) => toWireSavedTrackingPage(await port.readTrackingPage()),
  saveTrackingPage: async ({ port, body }) => {
    const save = { baseVersion: Number(body.base_version), page: toTrackingPage(body.page) };
    return saveReply(await port.saveTrackingPage(save), toWireSavedTrackingPage, (saved) => ({ saved }));
  },
} satisfies Handlers<RowsOf<typeof trackingEndpoints, 'read' | 'write'>, TrackingPort>;

/** The same page for the public. */
export interface PublicTrackingPort extends Pick<TrackingPort, 'readTrackingPage'> {
  /** `proof`: email address or postcode. */
  trackOrder(typed: { orderNumber: string; proof: string }): Answer<TrackingResult>;
}

export const publicTrackingHandlers = {
  openTrackingPage: async ({ port }) => {
    const page = await port.readTrackingPage();
    if (!page.isOn) throw requestErrors.noTrackingPage();
    return toWireTrackingPageLook(page);
  },
  trackOrder: async ({ port, body }) => {
    const result = await port.trackOrder({ orderNumber: body.order_number, proof: body.proof });
    switch (result.type) {
      case 'off':
        throw requestErrors.noTrackingPage();
      case 'tooMany':
        throw new RequestError(429, trackingTexts.tooMany);
      case 'notFound':
        return { status: 'error', message: trackingTexts.notFound };
      case 'found':
        return { status: 'success', order: toWireTrackedOrder(result.order, result.showsItems) };
    }
  },
} satisfies Handlers<RowsOf<typeof trackingEndpoints, 'outside'>, PublicTrackingPort>;
