CREATE TABLE "location_settings" (
	"shop_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "location_settings_shop_id_location_id_pk" PRIMARY KEY("shop_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "location_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "routing_rules" (
	"shop_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "routing_rules_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
ALTER TABLE "routing_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "location_settings_of_own_shop" ON "location_settings" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "routing_rules_of_own_shop" ON "routing_rules" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);