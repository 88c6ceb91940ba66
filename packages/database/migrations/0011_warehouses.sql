CREATE TABLE "order_recipients" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"address1" text NOT NULL,
	"address2" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"country" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "order_recipients_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_accounts" (
	"shop_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	"last_failure_at" timestamp (3) with time zone,
	"failure_kind" text,
	"failure_words" text,
	"failing_since" timestamp (3) with time zone,
	"failures_in_row" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"last_order_at" timestamp (3) with time zone,
	"call_times" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "provider_accounts_shop_id_provider_account_pk" PRIMARY KEY("shop_id","provider","account")
);
--> statement-breakpoint
ALTER TABLE "provider_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_webhooks" (
	"shop_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "provider_webhooks_shop_id_provider_account_event_id_pk" PRIMARY KEY("shop_id","provider","account","event_id")
);
--> statement-breakpoint
ALTER TABLE "provider_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warehouse_orders" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"service" text,
	"package" text,
	"provider_order_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"words" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"cancel_requested_at" timestamp (3) with time zone,
	"next_read_at" timestamp (3) with time zone,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "warehouse_orders_shop_id_order_id_number_pk" PRIMARY KEY("shop_id","order_id","number")
);
--> statement-breakpoint
ALTER TABLE "warehouse_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warehouse_parcels" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"parcel_id" text NOT NULL,
	"fulfillment_id" bigint,
	"carrier" text,
	"tracking_url" text,
	"is_voided" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "warehouse_parcels_shop_id_order_id_number_parcel_id_pk" PRIMARY KEY("shop_id","order_id","number","parcel_id")
);
--> statement-breakpoint
ALTER TABLE "warehouse_parcels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "provider_webhooks_received" ON "provider_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "warehouse_orders_reference" ON "warehouse_orders" USING btree ("shop_id","reference");--> statement-breakpoint
CREATE INDEX "warehouse_orders_of_account" ON "warehouse_orders" USING btree ("shop_id","provider","account","provider_order_id");--> statement-breakpoint
CREATE INDEX "warehouse_orders_to_read" ON "warehouse_orders" USING btree ("next_read_at") WHERE next_read_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "warehouse_orders_to_send" ON "warehouse_orders" USING btree ("shop_id","provider","account") WHERE state IN ('queued', 'sending');--> statement-breakpoint
CREATE POLICY "order_recipients_of_own_shop" ON "order_recipients" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "provider_accounts_of_own_shop" ON "provider_accounts" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "provider_webhooks_of_own_shop" ON "provider_webhooks" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "warehouse_orders_of_own_shop" ON "warehouse_orders" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "warehouse_parcels_of_own_shop" ON "warehouse_parcels" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);