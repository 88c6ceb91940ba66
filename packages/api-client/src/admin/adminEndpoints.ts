import * as z from 'zod/mini';
import type { Endpoint, RequestOf } from '../http/Endpoint.ts';
import { statusReply } from '../http/statusReply.ts';
import {
  wireAdminConnection,
  wireAdminShop,
  wireAuditEntry,
  wireDeadLetter,
  wireDeadLetterCause,
  wireDeadLetterChoice,
  wireDiscardChoice,
  wireDiscount,
  wireInstant,
  wireOutage,
  wireLongJob,
  wireQueue,
} from './wireAdmin.ts';

/** Pages of 50, from 0. */
const page = z.object({ page: z.optional(z.string().check(z.regex(/^\d{1,6}$/))) });

/**
 * Calls of the admin area, for operators. They take the admin token instead of a shop's; a server without one has none
 * of them. They are not part of the merchants' contract.
 */
export const adminEndpoints = {
  adminSignIn: {
    method: 'GET',
    path: '/hub/admin/session',
    summary: 'Whether the token is right.',
    reply: z.object({
      /** First characters of a hash of the token, as shown in the audit list. */
      token_label: z.string(),
    }),
  },
  adminQueues: {
    method: 'GET',
    path: '/hub/admin/queues',
    summary: 'Queues with ages, dead letters by queue.',
    reply: z.object({
      queues: z.array(wireQueue),
      dead_letters: z.array(z.object({ queue: z.string(), count: z.number() })),
    }),
  },
  adminOutages: {
    method: 'GET',
    path: '/hub/admin/outages',
    summary: 'Accounts at 3PLs that fail or are paused, over all shops.',
    reply: z.object({ outages: z.array(wireOutage) }),
  },
  adminShops: {
    method: 'GET',
    path: '/hub/admin/shops',
    summary: 'Shops with plan, orders and health, the newest first.',
    query: z.object({
      ...page.shape,
      search: z.optional(z.string().check(z.maxLength(200))),
      /** `yes`: only those with a discount. */
      discounted: z.optional(z.enum(['yes'])),
    }),
    reply: z.object({ shops: z.array(wireAdminShop), total: z.number() }),
  },
  adminShop: {
    method: 'GET',
    path: '/hub/admin/shops/{domain}',
    summary: 'A shop with its connections, queue and long jobs; 404 for one that there is not.',
    params: z.object({ domain: z.string() }),
    reply: z.object({
      shop: wireAdminShop,
      connections: z.array(wireAdminConnection),
      queues: z.array(wireQueue),
      /** Oldest start first. */
      long_jobs: z.array(wireLongJob),
      dead_letters: z.number(),
    }),
  },
  adminDeadLetters: {
    method: 'GET',
    path: '/hub/admin/dead-letters',
    summary: 'Jobs that failed in every attempt, the newest first, and all of them by cause.',
    query: z.object({ ...page.shape, queue: z.optional(z.string().check(z.maxLength(100))) }),
    reply: z.object({
      dead_letters: z.array(wireDeadLetter),
      total: z.number(),
      causes: z.array(wireDeadLetterCause),
    }),
  },
  adminRetry: {
    method: 'POST',
    path: '/hub/admin/dead-letters/retry',
    summary: 'Puts dead letters back into their queues, once each.',
    request: wireDeadLetterChoice,
    reply: z.object({
      count: z.number(),
      /** The new jobs, at most 1,000 of them. */
      jobs: z.array(z.string()),
    }),
  },
  adminRetryOutcome: {
    method: 'POST',
    path: '/hub/admin/dead-letters/outcome',
    summary: 'Outcome of retried jobs.',
    request: z.object({ jobs: z.array(z.uuid()).check(z.minLength(1), z.maxLength(1_000)) }),
    reply: z.object({
      waiting: z.number(),
      active: z.number(),
      done: z.number(),
      /** Failed at least once since, and still being retried. */
      failing: z.number(),
      /** Are dead letters again. */
      failed: z.number(),
    }),
  },
  adminDiscard: {
    method: 'POST',
    path: '/hub/admin/dead-letters/discard',
    summary: 'Removes dead letters for good.',
    request: wireDiscardChoice,
    reply: z.object({ count: z.number() }),
  },
  adminDiscount: {
    method: 'POST',
    path: '/hub/admin/discounts',
    summary: 'Saves a shop’s discount on its plan; refused with `current` when another person saved a newer one.',
    request: z.object({
      domain: z.string().check(z.maxLength(200)),
      percent: z.number(),
      /** `null` or absent: at once. */
      starts_at: z.optional(wireInstant),
      ends_at: wireInstant,
      note: z.string().check(z.maxLength(500)),
      base_version: z.number(),
    }),
    reply: z.object({ ...statusReply.shape, current: z.optional(wireDiscount) }),
  },
  adminAudit: {
    method: 'GET',
    path: '/hub/admin/audit',
    summary: 'Looks and acts in the admin area, the newest first.',
    query: page,
    reply: z.object({ entries: z.array(wireAuditEntry), total: z.number() }),
  },
} as const satisfies Record<string, Endpoint>;

export type AdminEndpointName = keyof typeof adminEndpoints;

/** Body of a call that saves a discount. */
export type DiscountRequest = RequestOf<(typeof adminEndpoints)['adminDiscount']>;
