CREATE TABLE "admin_audit" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_discounts" (
	"shop_id" bigint NOT NULL,
	"percent" integer NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"note" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "plan_discounts_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
ALTER TABLE "plan_discounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "admin_audit_at" ON "admin_audit" USING btree ("at");--> statement-breakpoint
CREATE POLICY "plan_discounts_of_own_shop" ON "plan_discounts" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
REVOKE ALL ON admin_audit FROM hub_shop;
--> statement-breakpoint
-- A shop is removed, and its texts are redacted, with the rights of the shop.
REVOKE INSERT, UPDATE ON plan_discounts FROM hub_shop;
--> statement-breakpoint
GRANT UPDATE (note, saved_by) ON plan_discounts TO hub_shop;
--> statement-breakpoint
-- The role of the admin area. It reads the views below, which have figures of shops and nothing of their customers.
DO $$
BEGIN
  CREATE ROLE hub_admin NOLOGIN;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END
$$;
--> statement-breakpoint
DO $$
BEGIN
  EXECUTE format('GRANT hub_admin TO %I', current_user);
END
$$;
--> statement-breakpoint
CREATE SCHEMA admin;
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
  d.percent AS discount_percent, d.ends_at AS discount_ends_at, d.note AS discount_note,
  coalesce(d.version, 0) AS discount_version, d.saved_at AS discount_saved_at
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
LEFT JOIN plan_discounts d ON d.shop_id = s.shop_id;
--> statement-breakpoint
CREATE VIEW admin.outages AS
SELECT a.provider, s.domain, a.account, a.failing_since, a.failures_in_row, a.failure_kind, a.paused_at,
  a.last_success_at, coalesce(w.orders, 0)::int AS waiting_orders
FROM provider_accounts a
JOIN shops s ON s.shop_id = a.shop_id
LEFT JOIN LATERAL (
  SELECT count(*) AS orders FROM warehouse_orders
  WHERE shop_id = a.shop_id AND provider = a.provider AND account = a.account AND state IN ('queued', 'sending')
) w ON true
WHERE a.failing_since IS NOT NULL OR a.paused_at IS NOT NULL;
--> statement-breakpoint
-- With the rights of its owner, since row-level security knows one shop at a time.
CREATE VIEW admin.discounts AS
SELECT shop_id, percent, ends_at, note, version, saved_at, saved_by FROM plan_discounts;
--> statement-breakpoint
GRANT USAGE ON SCHEMA admin TO hub_admin;
--> statement-breakpoint
GRANT SELECT ON admin.shops, admin.outages TO hub_admin;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON admin.discounts TO hub_admin;
--> statement-breakpoint
GRANT SELECT, INSERT ON admin_audit TO hub_admin;
