import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { storeConnections } from '../schema/index.ts';

/** Whether a shop's store has not uninstalled the app, so that work for it goes on. */
export function usesApp(shopId: PgColumn): SQL {
  return sql`NOT EXISTS (SELECT FROM ${storeConnections} AS connection
    WHERE connection.shop_id = ${shopId} AND connection.state = 'uninstalled')`;
}
