CREATE TABLE "shop_settings" (
	"shop_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "shop_settings_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shipping_mappings" (
	"shop_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"mapping" jsonb NOT NULL,
	CONSTRAINT "shipping_mappings_shop_id_provider_pk" PRIMARY KEY("shop_id","provider")
);
--> statement-breakpoint
ALTER TABLE "shipping_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"shop_id" bigint NOT NULL,
	"method" text NOT NULL,
	CONSTRAINT "shipping_methods_shop_id_method_pk" PRIMARY KEY("shop_id","method")
);
--> statement-breakpoint
ALTER TABLE "shipping_methods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tag_changes" (
	"shop_id" bigint NOT NULL,
	"change_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tag_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"undo" jsonb NOT NULL,
	"order_ids" bigint[] DEFAULT '{}' NOT NULL,
	"also_carried" bigint[] DEFAULT '{}' NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "tag_changes_shop_id_change_id_pk" PRIMARY KEY("shop_id","change_id")
);
--> statement-breakpoint
ALTER TABLE "tag_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tags" (
	"shop_id" bigint NOT NULL,
	"name" text NOT NULL,
	"color" text,
	CONSTRAINT "tags_shop_id_name_pk" PRIMARY KEY("shop_id","name")
);
--> statement-breakpoint
ALTER TABLE "tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "shop_settings_of_own_shop" ON "shop_settings" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "shipping_mappings_of_own_shop" ON "shipping_mappings" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "shipping_methods_of_own_shop" ON "shipping_methods" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "tag_changes_of_own_shop" ON "tag_changes" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "tags_of_own_shop" ON "tags" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
INSERT INTO "shipping_methods" ("shop_id", "method") SELECT DISTINCT "shop_id", "shipping_method" FROM "orders";
