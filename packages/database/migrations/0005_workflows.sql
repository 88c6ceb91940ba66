CREATE TABLE "workflow_runs" (
	"shop_id" bigint NOT NULL,
	"run_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "workflow_runs_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"workflow_id" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"order_id" bigint NOT NULL,
	"trigger" text NOT NULL,
	"event" text NOT NULL,
	"is_match" boolean NOT NULL,
	"trace" jsonb NOT NULL,
	"changes" text[] DEFAULT '{}' NOT NULL,
	"replaced" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "workflow_runs_shop_id_run_id_pk" PRIMARY KEY("shop_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "workflow_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workflow_versions" (
	"shop_id" bigint NOT NULL,
	"workflow_id" text NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "workflow_versions_shop_id_workflow_id_version_pk" PRIMARY KEY("shop_id","workflow_id","version")
);
--> statement-breakpoint
ALTER TABLE "workflow_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workflows" (
	"shop_id" bigint NOT NULL,
	"workflow_id" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"activated_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"definition" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "workflows_shop_id_workflow_id_pk" PRIMARY KEY("shop_id","workflow_id")
);
--> statement-breakpoint
ALTER TABLE "workflows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "postcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "destination" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipping_options" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "warehouse_notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "workflow_runs_of_workflow" ON "workflow_runs" USING btree ("shop_id","workflow_id","run_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_of_order" ON "workflow_runs" USING btree ("shop_id","order_id","run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_runs_once" ON "workflow_runs" USING btree ("shop_id","order_id","trigger","event","workflow_id");--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("shop_id","customer_name","created_at");--> statement-breakpoint
CREATE POLICY "workflow_runs_of_own_shop" ON "workflow_runs" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "workflow_versions_of_own_shop" ON "workflow_versions" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "workflows_of_own_shop" ON "workflows" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);