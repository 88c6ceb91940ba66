import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';
import { wireSavedTrackingPage, wireTrackedOrder, wireTrackingPage, wireTrackingPageLook } from './wireTracking.ts';

/** The shop's page where customers look up their orders; our own calls, for servers with capability `trackingPage`. */
export const trackingEndpoints = {
  getTrackingPage: {
    method: 'GET',
    path: '/hub/tracking-page',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'How the tracking page of the shop looks, and whether it is on.',
    reply: wireSavedTrackingPage,
  },
  saveTrackingPage: {
    method: 'POST',
    path: '/hub/tracking-page',
    kind: 'write',
    permission: needs.editSettings,
    summary: 'Saves the tracking page; refused with `current` when another person saved a newer one.',
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      page: wireTrackingPage,
    }),
    reply: z.object({
      ...statusReply.shape,
      saved: z.optional(wireSavedTrackingPage),
      current: z.optional(wireSavedTrackingPage),
    }),
  },
  openTrackingPage: {
    method: 'GET',
    path: '/hub/track/{shop}',
    kind: 'outside',
    permission: null,
    summary: 'How the tracking page looks, for everybody. 404 where it is off, or there is no such shop.',
    isPublic: true,
    params: z.object({ shop: z.string() }),
    reply: wireTrackingPageLook,
  },
  trackOrder: {
    method: 'POST',
    path: '/hub/track/{shop}',
    kind: 'outside',
    permission: null,
    summary:
      'An order for its customer, found by its number and their email address or postcode. ' +
      'Whatever is wrong, the reply is the same; 429 after too many wrong tries.',
    isPublic: true,
    params: z.object({ shop: z.string() }),
    // Anyone may call it.
    maxBodyBytes: 4 * 1024,
    request: z.object({
      order_number: z.string().check(z.maxLength(100)),
      /** Email address or postcode. */
      proof: z.string().check(z.maxLength(300)),
    }),
    reply: z.object({ ...statusReply.shape, order: z.optional(wireTrackedOrder) }),
  },
} as const satisfies Record<string, ShopEndpoint>;
