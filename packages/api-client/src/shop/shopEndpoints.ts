import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { wireShopInfo } from './wireShopInfo.ts';

/** Endpoints for the shop (§7). */
export const shopEndpoints = {
  shopInfo: {
    method: 'GET',
    path: '/shopInfo',
    kind: 'outside',
    permission: null,
    summary: 'The current person, their shop, and what they may do.',
    query: z.object({ shop: z.string(), user_id: z.optional(z.string()) }),
    reply: z.object({ data: wireShopInfo }),
    replyHeaders: { Authorization: 'The token that later calls of the app carry (§6).' },
  },
} as const satisfies Record<string, ShopEndpoint>;
