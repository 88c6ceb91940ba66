CREATE TABLE "batch_orders" (
	"shop_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"box" integer NOT NULL,
	"boxes_saved" smallint DEFAULT 0 NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"attempt" smallint DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "batch_orders_shop_id_batch_id_order_id_pk" PRIMARY KEY("shop_id","batch_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "batch_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_schedules" (
	"shop_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"checked_until" timestamp (3) with time zone NOT NULL,
	"check_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"paused_by" text,
	CONSTRAINT "batch_schedules_shop_id_location_id_pk" PRIMARY KEY("shop_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "batch_schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batches" (
	"shop_id" bigint NOT NULL,
	"batch_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"location_name" text NOT NULL,
	"cut_off" text,
	"cut_off_at" timestamp (3) with time zone,
	"missed_cut_offs" integer DEFAULT 0 NOT NULL,
	"started_by" text,
	"staff_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "batches_shop_id_batch_id_pk" PRIMARY KEY("shop_id","batch_id")
);
--> statement-breakpoint
ALTER TABLE "batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaits_decision" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "batch_orders_of_order" ON "batch_orders" USING btree ("shop_id","order_id","batch_id");--> statement-breakpoint
CREATE INDEX "batch_orders_waiting" ON "batch_orders" USING btree ("shop_id","batch_id","box") WHERE outcome = 'waiting';--> statement-breakpoint
CREATE INDEX "batch_schedules_due" ON "batch_schedules" USING btree ("check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_once" ON "batches" USING btree ("shop_id","cut_off");--> statement-breakpoint
CREATE POLICY "batch_orders_of_own_shop" ON "batch_orders" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "batch_schedules_of_own_shop" ON "batch_schedules" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "batches_of_own_shop" ON "batches" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);
--> statement-breakpoint
-- Cut-offs that were saved before are looked at from now on.
INSERT INTO batch_schedules (shop_id, location_id, checked_until, check_at)
SELECT shop_id, location_id, now(), now() FROM location_settings;
