CREATE TABLE "ship_policies" (
	"shop_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"policy" jsonb NOT NULL,
	CONSTRAINT "ship_policies_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
ALTER TABLE "ship_policies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "ship_policies_of_own_shop" ON "ship_policies" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_allocations" ALTER COLUMN "reason" SET DATA TYPE jsonb USING to_jsonb("reason");--> statement-breakpoint
ALTER TABLE "batch_orders" ALTER COLUMN "reason" SET DATA TYPE jsonb USING to_jsonb("reason");--> statement-breakpoint
ALTER TABLE "import_problems" ALTER COLUMN "reason" SET DATA TYPE jsonb USING to_jsonb("reason");--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "message" DROP DEFAULT, ALTER COLUMN "message" SET DATA TYPE jsonb USING to_jsonb("message");--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "message" SET DEFAULT '""';--> statement-breakpoint
ALTER TABLE "provider_accounts" ALTER COLUMN "failure_words" SET DATA TYPE jsonb USING to_jsonb("failure_words"),
  ALTER COLUMN "stock_failure_words" SET DATA TYPE jsonb USING to_jsonb("stock_failure_words");--> statement-breakpoint
ALTER TABLE "warehouse_parcels" ADD COLUMN "extra_number" text;--> statement-breakpoint
ALTER TABLE "warehouse_orders" ALTER COLUMN "words" SET DATA TYPE jsonb USING to_jsonb("words");--> statement-breakpoint
ALTER TABLE "store_connections" ALTER COLUMN "backfill_words" SET DATA TYPE jsonb USING to_jsonb("backfill_words"),
  ALTER COLUMN "check_words" SET DATA TYPE jsonb USING to_jsonb("check_words");--> statement-breakpoint
ALTER TABLE "store_events" ALTER COLUMN "words" SET DATA TYPE jsonb USING to_jsonb("words");--> statement-breakpoint
ALTER TABLE "store_writes" ALTER COLUMN "words" SET DATA TYPE jsonb USING to_jsonb("words");--> statement-breakpoint
ALTER TABLE "workflow_runs" ALTER COLUMN "changes" DROP DEFAULT, ALTER COLUMN "changes" SET DATA TYPE jsonb USING to_jsonb("changes"),
  ALTER COLUMN "replaced" DROP DEFAULT, ALTER COLUMN "replaced" SET DATA TYPE jsonb USING to_jsonb("replaced");--> statement-breakpoint
ALTER TABLE "workflow_runs" ALTER COLUMN "changes" SET DEFAULT '[]'::jsonb, ALTER COLUMN "replaced" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage_reason" jsonb;--> statement-breakpoint
UPDATE "orders" AS o SET "stage_reason" = coalesce(
    -- The newest event that says why.
    (SELECT jsonb_build_object('kind', kind, 'values', "values") FROM "timeline_entries" AS entry
      WHERE entry.shop_id = o.shop_id AND entry.order_id = o.order_id AND CASE o.stage
        WHEN 'hold' THEN (kind = 'actionTaken' AND "values" @> '{"action": "hold-order"}')
          OR (kind = 'workflowRan' AND "values" @> '{"changes": [{"type": "hold"}]}')
        ELSE (kind = 'workflowRan' AND "values" @> '{"changes": [{"type": "review"}]}')
          OR kind IN ('noLocation', 'sentToReview') END
      ORDER BY at DESC, entry_id DESC LIMIT 1),
    -- A workflow held it before there were events.
    CASE WHEN o.stage = 'hold' AND hold_reason IS NOT NULL THEN jsonb_build_object('kind', 'workflowRan', 'values',
      jsonb_build_object('workflow', '', 'changes', jsonb_build_array(
        jsonb_build_object('type', 'hold', 'reason', hold_reason, 'hours', NULL)))) END)
  WHERE o.stage IN ('hold', 'needsReview');--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "hold_reason";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_number" text DEFAULT '' NOT NULL,
  ADD COLUMN "payment_status" text DEFAULT '' NOT NULL, ADD COLUMN "risk" text DEFAULT '' NOT NULL,
  ADD COLUMN "delivery_method" text DEFAULT '' NOT NULL, ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "line_items" ADD COLUMN "replaces" jsonb;--> statement-breakpoint
-- A further number of a shipment is written to the store as the shipment's own is.
CREATE FUNCTION extra_numbers_to_store() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  PERFORM note_store_write(s.shop_id, s.order_id, 'shipments') FROM store_orders AS s
  JOIN store_connections AS c ON c.shop_id = s.shop_id AND c.state <> 'uninstalled'
  WHERE s.shop_id = NEW.shop_id AND s.order_id = NEW.order_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER extra_numbers_to_store AFTER INSERT OR UPDATE OF extra_number ON warehouse_parcels
FOR EACH ROW WHEN (NEW.extra_number IS NOT NULL) EXECUTE FUNCTION extra_numbers_to_store();
--> statement-breakpoint
ALTER TABLE "store_writes" ADD COLUMN "hold_ids" text[] DEFAULT '{}' NOT NULL;
