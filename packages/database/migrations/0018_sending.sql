CREATE TABLE "call_budgets" (
	"account" text PRIMARY KEY NOT NULL,
	"call_times" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_subscriptions" (
	"shop_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"subscribed_at" timestamp (3) with time zone NOT NULL,
	"key_id" text,
	"nonce" "bytea",
	"ciphertext" "bytea",
	CONSTRAINT "provider_subscriptions_shop_id_provider_account_pk" PRIMARY KEY("shop_id","provider","account")
);
--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "warehouse_orders" ADD COLUMN "removal" jsonb;--> statement-breakpoint
ALTER TABLE "provider_accounts" DROP COLUMN "call_times";--> statement-breakpoint
CREATE POLICY "provider_subscriptions_of_own_shop" ON "provider_subscriptions" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);
--> statement-breakpoint
-- Of all shops, so no transaction of one reads it.
REVOKE ALL ON call_budgets FROM hub_shop;
