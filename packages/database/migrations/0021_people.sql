CREATE TABLE "shop_export_parts" (
	"shop_id" bigint NOT NULL,
	"export_id" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "shop_export_parts_shop_id_export_id_part_pk" PRIMARY KEY("shop_id","export_id","part")
);
--> statement-breakpoint
ALTER TABLE "shop_export_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_exports" (
	"shop_id" bigint NOT NULL,
	"export_id" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"rows_written" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"ready_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "shop_exports_shop_id_export_id_pk" PRIMARY KEY("shop_id","export_id")
);
--> statement-breakpoint
ALTER TABLE "shop_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_redactions" (
	"shop_id" bigint NOT NULL,
	"redaction_id" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "store_redactions_shop_id_redaction_id_pk" PRIMARY KEY("shop_id","redaction_id")
);
--> statement-breakpoint
ALTER TABLE "store_redactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plan_purchases" ADD COLUMN "is_downgrade" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "trial_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "paused_by_plan" jsonb;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "notification_events" ADD COLUMN "seen_id" bigint;--> statement-breakpoint
CREATE INDEX "notification_events_seen" ON "notification_events" USING btree ("shop_id","seen_id");--> statement-breakpoint
CREATE INDEX "notification_events_unseen" ON "notification_events" USING btree ("shop_id") WHERE seen_id IS NULL;--> statement-breakpoint
CREATE POLICY "shop_export_parts_of_own_shop" ON "shop_export_parts" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "shop_exports_of_own_shop" ON "shop_exports" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "store_redactions_of_own_shop" ON "store_redactions" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
-- Those that digests have looked at until now.
UPDATE notification_events SET seen_id = event_id;
