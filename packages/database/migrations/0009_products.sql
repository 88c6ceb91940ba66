CREATE TABLE "bundles" (
	"shop_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "bundles_shop_id_sku_pk" PRIMARY KEY("shop_id","sku")
);
--> statement-breakpoint
ALTER TABLE "bundles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collections" (
	"shop_id" bigint NOT NULL,
	"collection_id" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "collections_shop_id_collection_id_pk" PRIMARY KEY("shop_id","collection_id")
);
--> statement-breakpoint
ALTER TABLE "collections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "packages" (
	"shop_id" bigint NOT NULL,
	"package_id" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "packages_shop_id_package_id_pk" PRIMARY KEY("shop_id","package_id")
);
--> statement-breakpoint
ALTER TABLE "packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"shop_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"weight" numeric(14, 6),
	"weight_unit" text,
	"package_id" text,
	"ships_alone" boolean NOT NULL,
	"is_fragile" boolean NOT NULL,
	"is_dangerous" boolean NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "products_shop_id_sku_pk" PRIMARY KEY("shop_id","sku")
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "bundles_of_own_shop" ON "bundles" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "collections_of_own_shop" ON "collections" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "packages_of_own_shop" ON "packages" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "products_of_own_shop" ON "products" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);