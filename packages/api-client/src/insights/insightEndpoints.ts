import { reshipReasons } from '@hub/domain/events';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { wireNumber } from '../http/wireFields.ts';
import { filterQueryFields } from '../http/filterQueryFields.ts';

const wireRanking = z.object({
  /** Number of counted SKUs. */
  skus: wireNumber,
  /** The first 100, most units first. */
  rows: z.array(
    z.object({
      /** Empty for lines without one, which are distinguished by name. */
      sku: z.string(),
      name: z.string(),
      units: wireNumber,
      orders: wireNumber,
    }),
  ),
});

/** Figures of all orders of a period; our own calls, for servers with capability `insights`. */
export const insightEndpoints = {
  skuReport: {
    method: 'GET',
    path: '/hub/insights/skus',
    kind: 'read',
    permission: needs.viewInsights,
    summary: 'Units by SKU of all orders of a period: those ordered, and those that back orders wait for.',
    query: z.object(filterQueryFields),
    reply: z.object({
      orders: wireNumber,
      /** Lines that are canceled or not goods to ship. */
      left_out: wireNumber,
      ordered: wireRanking,
      short: wireRanking,
      /** Resent units by reason; absent: unknown. */
      reships: z.optional(z.array(z.object({ reason: z.enum(reshipReasons), reships: wireNumber, units: wireNumber }))),
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type InsightEndpointName = keyof typeof insightEndpoints;
