import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';
import { wireMapping, wireSavedMapping } from './wireShipping.ts';

/** Shipping methods to services of providers; our own calls, for servers with capability `shippingMapping`. */
export const shippingEndpoints = {
  getShippingMapping: {
    method: 'GET',
    path: '/hub/shipping-mapping',
    kind: 'read',
    permission: needs.viewLocations,
    summary: 'The mapping of each connected provider, with how often each shipping method is used.',
    reply: z.object({
      providers: z.array(
        z.object({
          ...wireSavedMapping.shape,
          name: z.string(),
          uses: z.array(
            z.object({
              /** As the store names it; empty: orders without a shipping method. */
              method: z.string(),
              /** Orders for this provider that have not been handed over. */
              waiting: wireNumber,
              /** Orders of the last 30 days, for any provider. */
              recent: wireNumber,
            }),
          ),
        }),
      ),
    }),
  },
  saveShippingMapping: {
    method: 'POST',
    path: '/hub/shipping-mapping/{provider_id}',
    kind: 'write',
    permission: needs.editLocations,
    summary: 'Saves the mapping of a provider; refused with `current` when another person saved a newer one.',
    params: z.object({ provider_id: z.string() }),
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      mapping: wireMapping,
    }),
    reply: z.object({
      ...statusReply.shape,
      saved: z.optional(wireSavedMapping),
      current: z.optional(wireSavedMapping),
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type ShippingEndpointName = keyof typeof shippingEndpoints;
