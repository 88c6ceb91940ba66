import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, ownShopOnly, shopId } from './columns.ts';

/**
 * Jobs of a transaction until the queue takes them under the same id. On the embedded database, which has one
 * connection, the queue cannot be written inside a transaction.
 */
export const outbox = pgTable(
  'outbox',
  {
    shopId: shopId(),
    jobId: uuid('job_id').notNull(),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    queue: text().notNull(),
    data: jsonb().notNull(),
    /** Earliest start. */
    startAt: instant('start_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.jobId] }), ownShopOnly('outbox')],
);

/** Long jobs that have not ended: what they did last, and where the next attempt continues. */
export const longJobs = pgTable(
  'long_jobs',
  {
    shopId: shopId(),
    queue: text().notNull(),
    /** Distinguishes jobs of one queue, such as a location; '' if there is only one. */
    subject: text().notNull(),
    /** Changes with each start, so that a job of an earlier start does nothing. */
    run: text().notNull(),
    /** Data of the job that continues. */
    data: jsonb().notNull(),
    done: integer().notNull().default(0),
    /** Null: not counted. */
    total: integer(),
    startedAt: instant('started_at').notNull(),
    /** The last progress; later than now if the job waits until then. */
    aliveAt: instant('alive_at').notNull(),
    /** The attempt that works on it; null: none. */
    claimedBy: text('claimed_by'),
    /** How often it stood still and was taken up again. */
    resumed: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.queue, table.subject] }),
    index('long_jobs_alive').on(table.aliveAt),
    ownShopOnly('long_jobs'),
  ],
);

/** A known text encrypted with each key, to detect a wrong key at the start. */
export const secretKeys = pgTable('secret_keys', {
  keyId: text('key_id').primaryKey(),
  nonce: bytes().notNull(),
  ciphertext: bytes().notNull(),
});
