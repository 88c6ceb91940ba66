import type { ImportStatus } from '@hub/domain/imports';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownShopOnly, shopId, words } from './columns.ts';

/** An import of orders from a file. */
export const imports = pgTable(
  'imports',
  {
    shopId: shopId(),
    importId: uuid('import_id').notNull(),
    fileName: text('file_name').notNull(),
    /** `running`, `done`, `cancelled`, `failed` or `interrupted`. */
    status: text().$type<ImportStatus>().notNull(),
    message: words()
      .notNull()
      .default(sql`'""'`),
    /** The file's first row, for the file of refused rows. */
    header: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    linesRead: integer('lines_read').notNull().default(0),
    ordersAdded: integer('orders_added').notNull().default(0),
    ordersKnown: integer('orders_known').notNull().default(0),
    linesRefused: integer('lines_refused').notNull().default(0),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    bytesTotal: bigint('bytes_total', { mode: 'number' }),
    startedAt: instant('started_at')
      .notNull()
      .default(sql`now()`),
    /** Updated while it runs; an import silent for a minute was interrupted. */
    seenAt: instant('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.importId] }), ownShopOnly('imports')],
);

/** A refused row of the file, with its own cells. */
export const importProblems = pgTable(
  'import_problems',
  {
    shopId: shopId(),
    importId: uuid('import_id').notNull(),
    line: integer().notNull(),
    reason: words().notNull(),
    cells: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.importId, table.line] }), ownShopOnly('import_problems')],
);
