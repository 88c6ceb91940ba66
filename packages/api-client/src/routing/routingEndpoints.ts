import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';
import { wireRoutingRule, wireRoutingRules, wireSettings, wireShippingLocation } from './wireRouting.ts';

/** What rules would have done to past orders. */
const wireSimulation = z.object({
  orders: wireNumber,
  /** Number of orders that ship something from a location, by location. */
  share: z.array(z.object({ location_id: z.string(), orders: wireNumber })),
  /** Number of orders that ship from more than one location. */
  split: wireNumber,
  /** Number of orders with a short item. */
  short: wireNumber,
  /** Number of orders that no location ships. */
  review: wireNumber,
  boxes: wireNumber,
});

/** Locations and order routing; our own calls, for servers with capability `routing`. */
export const routingEndpoints = {
  listShippingLocations: {
    method: 'GET',
    path: '/hub/locations',
    kind: 'read',
    permission: needs.viewLocations,
    summary: 'The locations of the store with where they ship to, how much, and when.',
    reply: z.object({ locations: z.array(wireShippingLocation) }),
  },
  saveLocation: {
    method: 'POST',
    path: '/hub/locations/{location_id}',
    kind: 'write',
    permission: needs.editLocations,
    summary: 'Saves the settings of a location; refused with `current` when another person saved newer ones.',
    params: z.object({ location_id: z.string() }),
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      settings: wireSettings,
    }),
    reply: z.object({
      ...statusReply.shape,
      location: z.optional(wireShippingLocation),
      current: z.optional(wireShippingLocation),
    }),
  },
  getRouting: {
    method: 'GET',
    path: '/hub/routing',
    kind: 'read',
    permission: needs.viewLocations,
    summary: 'The routing rules in the order in which they are looked at.',
    reply: wireRoutingRules,
  },
  saveRouting: {
    method: 'POST',
    path: '/hub/routing',
    kind: 'write',
    permission: needs.editLocations,
    summary: 'Saves all routing rules; refused with `current` when another person saved newer ones.',
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      rules: z.array(wireRoutingRule),
    }),
    reply: z.object({
      ...statusReply.shape,
      routing: z.optional(wireRoutingRules),
      current: z.optional(wireRoutingRules),
    }),
  },
  simulateRouting: {
    method: 'POST',
    path: '/hub/routing/simulate',
    kind: 'outside',
    permission: needs.viewLocations,
    summary: 'Routes past orders with the saved rules and with others. Changes nothing.',
    request: z.object({
      rules: z.array(wireRoutingRule),
      /** How many of the newest orders to route; all by default. */
      orders: z.optional(wireNumber),
    }),
    reply: z.object({
      /** Refused for rules that could not be saved either. */
      ...statusReply.shape,
      before: z.optional(wireSimulation),
      after: z.optional(wireSimulation),
      /** SKUs with known stock; with none, nothing is short. */
      counted_skus: z.optional(wireNumber),
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type RoutingEndpointName = keyof typeof routingEndpoints;
export type WireSimulation = z.infer<typeof wireSimulation>;
