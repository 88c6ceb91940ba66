import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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

/** A known text encrypted with each key, to detect a wrong key at the start. */
export const secretKeys = pgTable('secret_keys', {
  keyId: text('key_id').primaryKey(),
  nonce: bytes().notNull(),
  ciphertext: bytes().notNull(),
});
