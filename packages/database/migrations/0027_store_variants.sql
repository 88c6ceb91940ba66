CREATE TABLE "store_variants" (
	"shop_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"weight" text NOT NULL,
	"ships" boolean NOT NULL,
	"is_deleted" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_variants_shop_id_variant_id_pk" PRIMARY KEY("shop_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "store_variants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "store_variants_of_product" ON "store_variants" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "store_variants_skus" ON "store_variants" USING btree ("shop_id","sku");--> statement-breakpoint
CREATE POLICY "store_variants_of_own_shop" ON "store_variants" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);