import * as z from 'zod/mini';
import type { Endpoint } from '../http/Endpoint.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';
import { wireSavedShopSettings, wireShopSettings } from './wireShopSettings.ts';

/** Settings for all products and orders; our own calls, for servers with capability `shopSettings`. */
export const shopSettingsEndpoints = {
  getShopSettings: {
    method: 'GET',
    path: '/hub/shop-settings',
    summary: 'The settings that hold for all products and orders, and how many open orders lack something.',
    reply: z.object({
      ...wireSavedShopSettings.shape,
      /** Open orders of which this is missing. */
      orders_missing: z.object({ address: wireNumber, shipping_method: wireNumber, weight: wireNumber }),
    }),
  },
  saveShopSettings: {
    method: 'POST',
    path: '/hub/shop-settings',
    summary: 'Saves the settings; refused with `current` when somebody else saved newer ones.',
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      settings: wireShopSettings,
    }),
    reply: z.object({
      ...statusReply.shape,
      saved: z.optional(wireSavedShopSettings),
      current: z.optional(wireSavedShopSettings),
    }),
  },
} as const satisfies Record<string, Endpoint>;

export type ShopSettingsEndpointName = keyof typeof shopSettingsEndpoints;
