import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';

/** A third-party details record (§3): the provider by number or string id, its settings as JSON text. */
export const wireThirdPartyRecord = z.object({
  third_party_id: z.union([z.int(), z.string()]),
  /** JSON text, or the object itself. */
  details: z.optional(z.unknown()),
});

/** Separate, because the first dashboard needs no other call for providers. */
export const getThirdPartyDetailsEndpoint = {
  method: 'GET',
  path: '/get-third-party-details',
  kind: 'read',
  permission: null,
  summary: 'The settings of each provider that the shop has saved.',
  reply: z.object({ data: z.object({ third_party_details: z.nullish(z.array(wireThirdPartyRecord)) }) }),
} as const satisfies ShopEndpoint;
