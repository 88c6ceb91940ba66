CREATE TABLE "provider_choices" (
	"shop_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"choices" jsonb NOT NULL,
	CONSTRAINT "provider_choices_shop_id_provider_account_pk" PRIMARY KEY("shop_id","provider","account")
);
--> statement-breakpoint
ALTER TABLE "provider_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "provider_choices_of_own_shop" ON "provider_choices" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);