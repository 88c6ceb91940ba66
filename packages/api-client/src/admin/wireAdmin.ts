import * as z from 'zod/mini';

/** ISO 8601; null: never. */
export const wireInstant = z.nullable(z.string());

/** A shop's discount on its plan. */
export const wireDiscount = z.object({
  /** From 0, for none, to 100. */
  percent: z.number(),
  starts_at: wireInstant,
  ends_at: wireInstant,
  note: z.string(),
  /** 0: never saved. */
  version: z.number(),
  saved_at: wireInstant,
  saved_by: z.nullable(z.string()),
});

/** Figures of a shop, without customer data. */
export const wireAdminShop = z.object({
  domain: z.string(),
  /** 0 none, 1 Starter, 2 Growth, 3 Elite. */
  charge_type: z.number(),
  created_at: z.string(),
  orders: z.number(),
  /** Orders in error. */
  errors: z.number(),
  last_order_at: wireInstant,
  /** When one of its people last opened the app. */
  last_active_at: wireInstant,
  /** Accounts at 3PLs: called, failing and paused. */
  accounts: z.number(),
  failing: z.number(),
  paused: z.number(),
  /** Orders waiting to be sent to a 3PL. */
  waiting_orders: z.number(),
  store_state: z.enum(['installed', 'missingScopes', 'frozen', 'accessEnded', 'uninstalled', 'notConnected']),
  uninstalled_at: wireInstant,
  discount: wireDiscount,
});

export const wireAdminAccount = z.object({
  provider: z.string(),
  account: z.string(),
  failing_since: wireInstant,
  failures_in_row: z.number(),
  failure_kind: z.nullable(z.string()),
  paused_at: wireInstant,
  last_success_at: wireInstant,
  waiting_orders: z.number(),
});

export const wireAdminConnection = z.extend(wireAdminAccount, { last_failure_at: wireInstant });

export const wireQueue = z.object({
  queue: z.string(),
  waiting: z.number(),
  deferred: z.number(),
  active: z.number(),
  /** How long the oldest waiting job has waited. */
  oldest_seconds: z.number(),
});

export const wireLongJob = z.object({
  queue: z.string(),
  /** Which one of its queue, such as a location; '': there is only one. */
  subject: z.string(),
  done: z.number(),
  /** `null`: not counted. */
  total: z.nullable(z.number()),
  started_at: z.string(),
  /** The last progress. */
  alive_at: z.string(),
  /** How often it stood still and was taken up again. */
  resumed: z.number(),
});

export const wireDeadLetter = z.object({
  id: z.string(),
  queue: z.string(),
  /** `null`: the shop is deleted. */
  domain: z.nullable(z.string()),
  /** `null`: the job is not for one order. */
  order_id: z.nullable(z.string()),
  failed_at: z.string(),
  /** The reason, without values of rows. */
  cause: z.string(),
});

export const wireDeadLetterCause = z.object({
  queue: z.string(),
  /** Without numbers and ids. */
  cause: z.string(),
  count: z.number(),
  first_at: z.string(),
  last_at: z.string(),
});

export const wireOutage = z.extend(wireAdminAccount, { domain: z.string() });

export const wireAuditEntry = z.object({
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Dead letters by id, all of a queue, or those of a queue with one cause. */
const choiceFields = {
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(1_000)),
  queue: z.string().check(z.minLength(1), z.maxLength(100)),
  cause: z.optional(z.string().check(z.minLength(1), z.maxLength(2_000))),
};

export const wireDeadLetterChoice = z.union([
  z.strictObject({ ids: choiceFields.ids }),
  z.strictObject({ queue: choiceFields.queue, cause: choiceFields.cause }),
]);

const reason = z.string().check(z.regex(/\S/), z.maxLength(500));

/** The same, with the reason. */
export const wireDiscardChoice = z.union([
  z.strictObject({ ids: choiceFields.ids, reason }),
  z.strictObject({ queue: choiceFields.queue, cause: choiceFields.cause, reason }),
]);
