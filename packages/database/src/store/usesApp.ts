import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { storeConnections } from '../schema/index.ts';

/** Whether work for a shop continues: its store has the app installed and is not frozen. */
export function usesApp(shopId: PgColumn): SQL {
  return sql`NOT EXISTS (SELECT FROM ${storeConnections} AS connection
    WHERE connection.shop_id = ${shopId} AND (connection.state = 'uninstalled' OR connection.frozen_at IS NOT NULL))`;
}
