import { sql } from 'drizzle-orm';
import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant, ownShopOnly, shopId } from './columns.ts';

/**
 * Jobs of a transaction, until the queue has taken them over under the same id. The queue cannot be written to inside a
 * transaction on the embedded database, which has one connection.
 */
export const outbox = pgTable(
  'outbox',
  {
    shopId: shopId(),
    jobId: uuid('job_id').notNull(),
    /** Order of writing. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    queue: text().notNull(),
    data: jsonb().notNull(),
    /** Not before. */
    startAt: instant('start_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.jobId] }), ownShopOnly('outbox')],
);

/** A known text encrypted with each key, by which a wrong key is noticed at the start. */
export const secretKeys = pgTable('secret_keys', {
  keyId: text('key_id').primaryKey(),
  nonce: bytes().notNull(),
  ciphertext: bytes().notNull(),
});
