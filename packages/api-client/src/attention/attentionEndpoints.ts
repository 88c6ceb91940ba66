import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { wireNumber, wireOptionalTime } from '../http/wireFields.ts';

const wireQueue = z.object({
  /** 5 errors, 6 hold, 7 back orders, 8 needs review. */
  tab: z.int(),
  orders: wireNumber,
  /** When the oldest was created. */
  oldest_at: wireOptionalTime,
  /** When the one that has waited longest entered this stage; absent or `null`: unknown. */
  waiting_since: wireOptionalTime,
  /** Holds among them with an end time. */
  ending_holds: wireNumber,
});

const wireStoreHealth = z.object({
  /** `installed`, `missingScopes`, `uninstalled`, `frozen` or `accessEnded`. */
  state: z.string(),
  /** When the newest order was placed; `null`: there is none. */
  last_order_at: wireOptionalTime,
  /** Messages from the store and changes for it that wait. */
  waiting: wireNumber,
  /** Since when the oldest of them waits. */
  waiting_since: wireOptionalTime,
  /** Whether a long job, such as loading orders, makes no progress. */
  is_standing: z.boolean(),
});

/** What needs a person; our own call, for servers with capability `attention`. */
export const attentionEndpoints = {
  attention: {
    method: 'GET',
    path: '/hub/attention',
    kind: 'read',
    permission: needs.viewOrders,
    summary:
      'The orders of all time that need a person, per tab, with the age of the oldest and since when they wait; and how the ' +
      'store is.',
    reply: z.object({ queues: z.array(wireQueue), store: z.nullish(wireStoreHealth) }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type AttentionEndpointName = keyof typeof attentionEndpoints;
