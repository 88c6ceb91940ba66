import type { Database } from '../connection/Database.ts';

/** What an operator looks after in all shops. */
export interface OperatorHealth {
  /** Shops with an order a day on average, but none for a day. */
  withoutOrders: number;
  /** Tokens that ended, with a renewal that did not succeed. */
  unrenewedTokens: number;
  /** Seconds that the oldest due cutoff has waited; 0 if none is due. */
  oldestCutOffSeconds: number;
}

/** A week with an order a day. */
const regularOrders = 7;

/** Reads the health of all stores that use the app. */
export async function readOperatorHealth(database: Database, now = new Date()): Promise<OperatorHealth> {
  const { rows } = await database.executeSql(
    `WITH used AS (
      SELECT * FROM store_connections WHERE state <> 'uninstalled' AND frozen_at IS NULL
    ), newest AS (
      SELECT (SELECT created_at FROM orders WHERE shop_id = used.shop_id ORDER BY created_at DESC LIMIT 1) AS last_at,
        (SELECT created_at FROM orders WHERE shop_id = used.shop_id
          ORDER BY created_at DESC OFFSET ${regularOrders - 1} LIMIT 1) AS regular_at
      FROM used
    )
    SELECT
      (SELECT count(*) FROM newest WHERE last_at < $1::timestamptz - interval '1 day'
        AND regular_at > last_at - interval '7 days') AS "withoutOrders",
      (SELECT count(*) FROM used WHERE token_expires_at < $1 AND renewal_started_at IS NOT NULL) AS "unrenewedTokens",
      (SELECT extract(epoch FROM $1 - min(check_at)) FROM batch_schedules
        WHERE check_at <= $1 AND shop_id IN (SELECT shop_id FROM used)) AS "oldestCutOffSeconds"`,
    [now.toISOString()],
  );
  const [row = {}] = rows;
  const figure = (name: keyof OperatorHealth) => Number(row[name] ?? 0);
  return {
    withoutOrders: figure('withoutOrders'),
    unrenewedTokens: figure('unrenewedTokens'),
    oldestCutOffSeconds: figure('oldestCutOffSeconds'),
  };
}
