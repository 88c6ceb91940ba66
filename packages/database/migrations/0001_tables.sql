CREATE TABLE "idempotency_keys" (
	"shop_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_shop_id_key_pk" PRIMARY KEY("shop_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "locations" (
	"shop_id" bigint NOT NULL,
	"location_id" bigint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "locations_shop_id_location_id_pk" PRIMARY KEY("shop_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "locations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_purchases" (
	"shop_id" bigint NOT NULL,
	"code" text NOT NULL,
	"plan" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_purchases_shop_id_code_pk" PRIMARY KEY("shop_id","code")
);
--> statement-breakpoint
ALTER TABLE "plan_purchases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "provider_settings" (
	"shop_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"key_id" text NOT NULL,
	"nonce" "bytea" NOT NULL,
	"ciphertext" "bytea" NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_settings_shop_id_provider_pk" PRIMARY KEY("shop_id","provider")
);
--> statement-breakpoint
ALTER TABLE "provider_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shops" (
	"shop_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shops_shop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"domain" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"charge_type" smallint NOT NULL,
	"is_onboarded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff" (
	"shop_id" bigint NOT NULL,
	"staff_id" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"permission" text,
	CONSTRAINT "staff_shop_id_staff_id_pk" PRIMARY KEY("shop_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "staff" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "line_items" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_item_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"fulfillable_quantity" integer NOT NULL,
	"price" numeric(14, 4),
	"product_weight" text DEFAULT '' NOT NULL,
	"virtual_item" smallint,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"three_pl_status" smallint,
	CONSTRAINT "line_items_shop_id_order_id_line_item_id_pk" PRIMARY KEY("shop_id","order_id","line_item_id")
);
--> statement-breakpoint
ALTER TABLE "line_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_counts" (
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"stage" text NOT NULL,
	"was_shipped" boolean NOT NULL,
	"change_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_counts_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"orders" integer NOT NULL,
	"workflow_runs" integer NOT NULL,
	"boxes_saved" integer NOT NULL,
	CONSTRAINT "order_counts_shop_id_day_stage_was_shipped_change_id_pk" PRIMARY KEY("shop_id","day","stage","was_shipped","change_id")
);
--> statement-breakpoint
ALTER TABLE "order_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_skus" (
	"shop_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"order_id" bigint NOT NULL,
	CONSTRAINT "order_skus_shop_id_sku_created_at_order_id_pk" PRIMARY KEY("shop_id","sku","created_at","order_id")
);
--> statement-breakpoint
ALTER TABLE "order_skus" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"row_id" bigint NOT NULL,
	"name" text NOT NULL,
	"customer_name" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"fulfillment_status" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"batched_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"three_pl_status" smallint,
	"back_order_state" smallint DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"error_message" text DEFAULT '' NOT NULL,
	"error_type" smallint,
	"triggered_flows" text[] DEFAULT '{}' NOT NULL,
	"eligible_flows" text[] DEFAULT '{}' NOT NULL,
	"workflow_runs" smallint DEFAULT 0 NOT NULL,
	"boxes_saved" smallint DEFAULT 0 NOT NULL,
	"was_shipped" boolean GENERATED ALWAYS AS (fulfillment_status <> '') STORED NOT NULL,
	CONSTRAINT "orders_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id"),
	CONSTRAINT "orders_stage" CHECK (stage IN ('open', 'inFulfillment', 'shipped', 'error', 'hold', 'backOrder', 'needsReview', 'closed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shipment_items" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"fulfillment_id" bigint NOT NULL,
	"line_item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_items_shop_id_order_id_fulfillment_id_line_item_id_pk" PRIMARY KEY("shop_id","order_id","fulfillment_id","line_item_id")
);
--> statement-breakpoint
ALTER TABLE "shipment_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shipments" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"fulfillment_id" bigint NOT NULL,
	"name" text NOT NULL,
	"tracking_number" text,
	"status" text,
	"location_id" bigint,
	CONSTRAINT "shipments_shop_id_order_id_fulfillment_id_pk" PRIMARY KEY("shop_id","order_id","fulfillment_id")
);
--> statement-breakpoint
ALTER TABLE "shipments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skus" (
	"shop_id" bigint NOT NULL,
	"sku" text NOT NULL,
	CONSTRAINT "skus_shop_id_sku_pk" PRIMARY KEY("shop_id","sku")
);
--> statement-breakpoint
ALTER TABLE "skus" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "timeline_entries" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"entry_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "timeline_entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"message" text NOT NULL,
	"staff_id" text,
	CONSTRAINT "timeline_entries_shop_id_order_id_entry_id_pk" PRIMARY KEY("shop_id","order_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "timeline_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_problems" (
	"shop_id" bigint NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL,
	"cells" text[] NOT NULL,
	CONSTRAINT "import_problems_shop_id_import_id_line_pk" PRIMARY KEY("shop_id","import_id","line")
);
--> statement-breakpoint
ALTER TABLE "import_problems" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"shop_id" bigint NOT NULL,
	"import_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"message" text,
	"lines_read" integer DEFAULT 0 NOT NULL,
	"orders_added" integer DEFAULT 0 NOT NULL,
	"orders_known" integer DEFAULT 0 NOT NULL,
	"lines_refused" integer DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"bytes_total" bigint,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_shop_id_import_id_pk" PRIMARY KEY("shop_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"shop_id" bigint NOT NULL,
	"job_id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queue" text NOT NULL,
	"data" jsonb NOT NULL,
	"start_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_shop_id_job_id_pk" PRIMARY KEY("shop_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "secret_keys" (
	"key_id" text PRIMARY KEY NOT NULL,
	"nonce" "bytea" NOT NULL,
	"ciphertext" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "plan_purchases_code" ON "plan_purchases" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "shops_domain" ON "shops" USING btree ("domain");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_name" ON "orders" USING btree ("shop_id","name");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("shop_id","created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_newest_of_stage" ON "orders" USING btree ("shop_id","stage","created_at" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "idempotency_keys_of_own_shop" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "locations_of_own_shop" ON "locations" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "plan_purchases_of_own_shop" ON "plan_purchases" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "provider_settings_of_own_shop" ON "provider_settings" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "shops_of_own_shop" ON "shops" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "staff_of_own_shop" ON "staff" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "line_items_of_own_shop" ON "line_items" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "order_counts_of_own_shop" ON "order_counts" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "order_skus_of_own_shop" ON "order_skus" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "orders_of_own_shop" ON "orders" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "shipment_items_of_own_shop" ON "shipment_items" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "shipments_of_own_shop" ON "shipments" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "skus_of_own_shop" ON "skus" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "timeline_entries_of_own_shop" ON "timeline_entries" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "import_problems_of_own_shop" ON "import_problems" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "imports_of_own_shop" ON "imports" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "outbox_of_own_shop" ON "outbox" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);