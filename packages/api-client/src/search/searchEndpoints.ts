import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { wireId, wireNumber, wireOptionalTime } from '../http/wireFields.ts';

const part = <Row extends z.ZodMiniType>(row: Row) => z.object({ rows: z.array(row), has_more: z.boolean() });

/** Searches a shop by a text; our own call, for servers with capability `search`. */
export const searchEndpoints = {
  search: {
    method: 'GET',
    path: '/hub/search',
    kind: 'read',
    permission: needs.viewOrders,
    summary: 'The first orders by number, customers by name, postcode or email, and products by title or SKU.',
    query: z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) }),
    reply: z.object({
      /** `tab`: the list that contains it. */
      orders: part(
        z.object({
          order_id: wireId,
          order_name: z.string(),
          customer_name: z.string(),
          shopify_created_at: wireOptionalTime,
          tab: z.int(),
          stage: z.optional(z.string()),
        }),
      ),
      /** Up to 1,000 `orders` are counted; 1,001 means more. `newest_tab`: the list of the newest one. */
      customers: part(z.object({ name: z.string(), postcode: z.string(), orders: wireNumber, newest_tab: z.int() })),
      products: part(z.object({ sku: z.string(), name: z.string(), orders: wireNumber })),
      /** Only the newest 20,000 orders were searched, and the shop has more. */
      newest_only: z.optional(z.boolean()),
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type SearchEndpointName = keyof typeof searchEndpoints;
