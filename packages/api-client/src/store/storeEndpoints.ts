import { wireMessage } from '../http/wireWords.ts';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber, wireOptionalNumber, wireOptionalText, wireOptionalTime } from '../http/wireFields.ts';

export const wireStoreStatus = z.object({
  /** `acme.myshopify.com`. */
  domain: z.string(),
  /** `installed`, `missingScopes`, `uninstalled`, `frozen`, `accessEnded` or `notConnected`. */
  state: z.string(),
  scopes: z.array(z.string()),
  /** Scopes that the app needs but was not granted. */
  missing_scopes: z.array(z.string()),
  /** The store's page that grants them; `null`: nothing is missing. */
  grant_url: wireOptionalText,
  installed_at: wireOptionalTime,
  last_webhook_at: wireOptionalTime,
  /** The first reading of the store's orders. */
  backfill: z.object({
    /** `none`, `running`, `done` or `failed`. */
    state: z.string(),
    /** `null`: not counted yet. */
    orders_total: wireOptionalNumber,
    orders_read: wireNumber,
    /** Number of those that the shop did not have. */
    orders_added: wireNumber,
    started_at: wireOptionalTime,
    ended_at: wireOptionalTime,
    /** Why it failed, or what happens next. */
    words: wireOptionalText,
    ...wireMessage,
  }),
  /** The nightly comparison of the orders with the store's. */
  check: z.object({
    checked_at: wireOptionalTime,
    is_running: z.boolean(),
    orders_checked: wireNumber,
    /** Names of missing orders that were added; at most 100. */
    missing: z.array(z.string()),
    missing_count: wireNumber,
    changed_count: wireNumber,
    /** Why it was not possible. */
    words: wireOptionalText,
    ...wireMessage,
  }),
  /** Long jobs that have not ended, oldest start first. */
  jobs: z.array(
    z.object({
      /** `orders`, `check`, `products`, `stock` or `shipPolicy`. */
      kind: z.string(),
      done: wireNumber,
      /** `null`: not counted. */
      total: wireOptionalNumber,
      started_at: z.string(),
      /** The last progress. */
      alive_at: z.string(),
      /** No progress for minutes; it is taken up again. */
      is_standing: z.boolean(),
    }),
  ),
  /** Changes that wait to be written to the store. */
  waiting_writes: wireNumber,
  /** Since when the oldest of them waits; `null`: none does. */
  waiting_since: wireOptionalTime,
  /** Changes that the store refused, newest first; at most 50. */
  problems: z.array(
    z.object({
      order_id: z.string(),
      order_name: z.string(),
      at: z.string(),
      /** The refused task: "add the fulfillment". */
      task: z.string(),
      /** Code of that task. */
      task_code: wireOptionalText,
      words: z.string(),
      ...wireMessage,
    }),
  ),
});
export type WireStoreStatus = z.infer<typeof wireStoreStatus>;

/** The connection with the store; our own calls, for servers with capability `store`. */
export const storeEndpoints = {
  getStore: {
    method: 'GET',
    path: '/hub/store',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'How the shop is connected with its store.',
    reply: wireStoreStatus,
  },
  checkStore: {
    method: 'POST',
    path: '/hub/store/check',
    kind: 'write',
    permission: needs.editSettings,
    summary: 'Starts comparing the orders with the store’s; missing ones are added.',
    request: z.object({}),
    reply: statusReply,
  },
  readStoreAgain: {
    method: 'POST',
    path: '/hub/store/backfill',
    kind: 'write',
    permission: needs.editSettings,
    summary: 'Starts reading all orders of the store.',
    request: z.object({}),
    reply: statusReply,
  },
  releaseStoreHolds: {
    method: 'POST',
    path: '/hub/store/release-holds',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Asks the store to release holds of others on an order, by the ids that its detail names.',
    request: z.object({ order_id: z.string(), hold_ids: z.array(z.string()).check(z.minLength(1)) }),
    reply: statusReply,
  },
  retryStoreWrites: {
    method: 'POST',
    path: '/hub/store/retry',
    kind: 'write',
    permission: needs.editSettings,
    summary: 'Rewrites changes that the store refused, for one order or all.',
    request: z.object({
      /** Absent: all orders. */
      order_id: z.optional(z.string()),
    }),
    reply: statusReply,
  },
} as const satisfies Record<string, ShopEndpoint>;

export type StoreEndpointName = keyof typeof storeEndpoints;
