CREATE TABLE "stock_movements" (
	"shop_id" bigint NOT NULL,
	"movement_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"location_id" bigint NOT NULL,
	"cause" text NOT NULL,
	"on_hand" integer NOT NULL,
	"allocated" integer NOT NULL,
	"unavailable" integer NOT NULL,
	"safety" integer NOT NULL,
	"order_id" bigint,
	"shipment" text,
	"moved_by" text,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stock_movements_shop_id_movement_id_pk" PRIMARY KEY("shop_id","movement_id")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stock_levels" DROP CONSTRAINT "stock_levels_allocated";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reship" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "unavailable" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "safety" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse_orders" ADD COLUMN "reship" jsonb;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "unseen_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_variants" ADD COLUMN "hs_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_variants" ADD COLUMN "country_of_origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_movements_of_level" ON "stock_movements" USING btree ("shop_id","sku","location_id","movement_id");--> statement-breakpoint
CREATE INDEX "stock_movements_of_order" ON "stock_movements" USING btree ("shop_id","order_id") WHERE shipment IS NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_units" CHECK (on_hand >= 0 AND allocated >= 0 AND unavailable >= 0 AND safety >= 0);--> statement-breakpoint
CREATE POLICY "stock_movements_of_own_shop" ON "stock_movements" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
-- From now on the movements of a level add up to it.
INSERT INTO "stock_movements" (shop_id, sku, location_id, cause, on_hand, allocated, unavailable, safety, moved_by, moved_at)
  SELECT shop_id, sku, location_id, 'opening', on_hand, allocated, 0, 0, saved_by, saved_at FROM "stock_levels";--> statement-breakpoint
-- The number of a parcel that is sent again is written to the store as a further number of the shipment is.
CREATE TRIGGER reships_to_store AFTER UPDATE OF reship ON warehouse_orders
FOR EACH ROW WHEN (NEW.reship->'parcels' IS DISTINCT FROM OLD.reship->'parcels') EXECUTE FUNCTION extra_numbers_to_store();
