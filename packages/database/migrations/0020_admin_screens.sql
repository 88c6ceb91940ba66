ALTER TABLE "plan_discounts" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
DROP VIEW admin.shops;
--> statement-breakpoint
CREATE VIEW admin.shops AS
SELECT
  s.shop_id, s.domain, s.charge_type, s.created_at,
  coalesce(c.orders, 0)::int AS orders,
  coalesce(c.errors, 0)::int AS errors,
  o.last_order_at,
  coalesce(a.accounts, 0)::int AS accounts,
  coalesce(a.failing, 0)::int AS failing,
  coalesce(a.paused, 0)::int AS paused,
  coalesce(w.orders, 0)::int AS waiting_orders,
  coalesce(t.state, 'notConnected') AS store_state, t.uninstalled_at, f.last_active_at,
  d.percent AS discount_percent, d.starts_at AS discount_starts_at, d.ends_at AS discount_ends_at,
  d.note AS discount_note, coalesce(d.version, 0) AS discount_version, d.saved_at AS discount_saved_at,
  d.saved_by AS discount_saved_by
FROM shops s
LEFT JOIN LATERAL (
  SELECT sum(orders) AS orders, sum(orders) FILTER (WHERE stage = 'error') AS errors
  FROM order_counts WHERE shop_id = s.shop_id
) c ON true
LEFT JOIN LATERAL (SELECT max(created_at) AS last_order_at FROM orders WHERE shop_id = s.shop_id) o ON true
LEFT JOIN LATERAL (
  SELECT count(*) AS accounts, count(*) FILTER (WHERE failing_since IS NOT NULL) AS failing,
    count(*) FILTER (WHERE paused_at IS NOT NULL) AS paused
  FROM provider_accounts WHERE shop_id = s.shop_id
) a ON true
LEFT JOIN LATERAL (
  SELECT count(*) AS orders FROM warehouse_orders WHERE shop_id = s.shop_id AND state IN ('queued', 'sending')
) w ON true
LEFT JOIN LATERAL (SELECT max(last_seen_at) AS last_active_at FROM staff WHERE shop_id = s.shop_id) f ON true
LEFT JOIN store_connections t ON t.shop_id = s.shop_id
LEFT JOIN plan_discounts d ON d.shop_id = s.shop_id;
--> statement-breakpoint
-- How the calls of every account go, without the 3PL's words, which may be about an order.
CREATE VIEW admin.connections AS
SELECT a.shop_id, a.provider, a.account, a.failing_since, a.failures_in_row, a.failure_kind, a.paused_at,
  a.last_success_at, a.last_failure_at, coalesce(w.orders, 0)::int AS waiting_orders
FROM provider_accounts a
LEFT JOIN LATERAL (
  SELECT count(*) AS orders FROM warehouse_orders
  WHERE shop_id = a.shop_id AND provider = a.provider AND account = a.account AND state IN ('queued', 'sending')
) w ON true;
--> statement-breakpoint
CREATE OR REPLACE VIEW admin.discounts AS
SELECT shop_id, percent, ends_at, note, version, saved_at, saved_by, starts_at FROM plan_discounts;
--> statement-breakpoint
GRANT SELECT ON admin.shops, admin.connections TO hub_admin;
