CREATE TABLE "order_allocations" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"line_item_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"location_id" bigint,
	"quantity" integer NOT NULL,
	"is_reserved" boolean NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "order_allocations_shop_id_order_id_position_pk" PRIMARY KEY("shop_id","order_id","position")
);
--> statement-breakpoint
ALTER TABLE "order_allocations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_routings" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"routed_at" timestamp (3) with time zone NOT NULL,
	"rule" text,
	"outcome" text NOT NULL,
	"ships_from" bigint[] NOT NULL,
	"locations" jsonb NOT NULL,
	CONSTRAINT "order_routings_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_routings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"shop_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"location_id" bigint NOT NULL,
	"on_hand" integer NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	"low_at" integer,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	CONSTRAINT "stock_levels_shop_id_sku_location_id_pk" PRIMARY KEY("shop_id","sku","location_id"),
	CONSTRAINT "stock_levels_allocated" CHECK (allocated BETWEEN 0 AND on_hand)
);
--> statement-breakpoint
ALTER TABLE "stock_levels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "order_routings_newest" ON "order_routings" USING btree ("shop_id","routed_at");--> statement-breakpoint
CREATE POLICY "order_allocations_of_own_shop" ON "order_allocations" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "order_routings_of_own_shop" ON "order_routings" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "stock_levels_of_own_shop" ON "stock_levels" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);