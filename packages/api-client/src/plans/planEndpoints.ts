import { wireMessage } from '../http/wireWords.ts';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { wireOptionalText } from '../http/wireFields.ts';

/** Endpoints for plans (§7). */
export const planEndpoints = {
  createBilling: {
    method: 'POST',
    path: '/billing/info/create',
    kind: 'outside',
    permission: needs.editSettings,
    summary: 'Starts the purchase of a plan; the shop confirms it at the location that comes back.',
    request: z.object({
      /** 2 Growth, 3 Elite. */
      flag: z.union([z.literal(2), z.literal(3)]),
    }),
    reply: z.object({
      data: z.nullish(z.object({ location: wireOptionalText })),
      message: wireOptionalText,
      ...wireMessage,
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;
