CREATE TABLE "store_connections" (
	"shop_id" bigint NOT NULL,
	"state" text NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"key_id" text,
	"nonce" "bytea",
	"ciphertext" "bytea",
	"installed_at" timestamp (3) with time zone NOT NULL,
	"uninstalled_at" timestamp (3) with time zone,
	"webhooks_subscribed_at" timestamp (3) with time zone,
	"last_webhook_at" timestamp (3) with time zone,
	"backfill_state" text DEFAULT 'none' NOT NULL,
	"backfill_operation_id" text,
	"orders_total" integer,
	"orders_read" integer DEFAULT 0 NOT NULL,
	"orders_added" integer DEFAULT 0 NOT NULL,
	"backfill_started_at" timestamp (3) with time zone,
	"backfill_ended_at" timestamp (3) with time zone,
	"backfill_words" text,
	"check_started_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"orders_checked" integer DEFAULT 0 NOT NULL,
	"missing_orders" text[] DEFAULT '{}' NOT NULL,
	"missing_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"check_words" text,
	CONSTRAINT "store_connections_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
ALTER TABLE "store_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_events" (
	"shop_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"topic" text NOT NULL,
	"subject_id" text,
	"triggered_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"words" text,
	"key_id" text,
	"nonce" "bytea",
	"ciphertext" "bytea",
	CONSTRAINT "store_events_shop_id_event_id_pk" PRIMARY KEY("shop_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "store_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_files" (
	"shop_id" bigint NOT NULL,
	"file_id" text NOT NULL,
	"customer_id" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"key_id" text,
	"nonce" "bytea",
	"ciphertext" "bytea",
	CONSTRAINT "store_files_shop_id_file_id_pk" PRIMARY KEY("shop_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "store_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_fulfillments" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"fulfillment_id" bigint NOT NULL,
	"store_ids" text[] NOT NULL,
	CONSTRAINT "store_fulfillments_shop_id_order_id_fulfillment_id_pk" PRIMARY KEY("shop_id","order_id","fulfillment_id")
);
--> statement-breakpoint
ALTER TABLE "store_fulfillments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_orders" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text,
	"is_redacted" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "store_orders_shop_id_order_id_pk" PRIMARY KEY("shop_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "store_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_writes" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"write_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "store_writes_write_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"task" text,
	"words" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "store_writes_shop_id_order_id_write_id_pk" PRIMARY KEY("shop_id","order_id","write_id")
);
--> statement-breakpoint
ALTER TABLE "store_writes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "store_events_received" ON "store_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "store_orders_of_customer" ON "store_orders" USING btree ("shop_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_writes_waiting" ON "store_writes" USING btree ("shop_id","order_id","kind") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "store_writes_refused" ON "store_writes" USING btree ("shop_id","ended_at") WHERE state = 'refused';--> statement-breakpoint
CREATE POLICY "store_connections_of_own_shop" ON "store_connections" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "store_events_of_own_shop" ON "store_events" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "store_files_of_own_shop" ON "store_files" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "store_fulfillments_of_own_shop" ON "store_fulfillments" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "store_orders_of_own_shop" ON "store_orders" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "store_writes_of_own_shop" ON "store_writes" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
-- Every statement that changes what the store has of an order notes, in its transaction, what is to be written there;
-- unless the change comes from the store.
CREATE FUNCTION note_store_write(shop bigint, order_number bigint, what text) RETURNS void
LANGUAGE sql SET search_path = public AS $$
  INSERT INTO store_writes (shop_id, order_id, kind, state) VALUES (shop, order_number, what, 'waiting')
  ON CONFLICT (shop_id, order_id, kind) WHERE state = 'waiting' DO UPDATE SET changes = store_writes.changes + 1;
$$;
--> statement-breakpoint
CREATE FUNCTION orders_to_store() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF current_setting('hub.from_store', true) = 'yes' OR NOT EXISTS (SELECT FROM store_connections) THEN
    RETURN NULL;
  END IF;
  PERFORM note_store_write(shop_id, order_id, what)
  FROM (
    SELECT n.shop_id, n.order_id, kinds.what
    FROM new_orders AS n
    JOIN old_orders AS o ON o.shop_id = n.shop_id AND o.order_id = n.order_id
    JOIN store_orders AS s ON s.shop_id = n.shop_id AND s.order_id = n.order_id
    JOIN store_connections AS c ON c.shop_id = n.shop_id AND c.state <> 'uninstalled'
    CROSS JOIN LATERAL (VALUES
      ('hold', (o.stage = 'hold') <> (n.stage = 'hold')),
      ('tags', o.tags <> n.tags),
      ('close', n.stage = 'closed' AND o.stage <> 'closed')
    ) AS kinds(what, is_changed)
    WHERE kinds.is_changed
    ORDER BY n.shop_id, n.order_id
  ) AS changes;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_to_store AFTER UPDATE ON orders
REFERENCING OLD TABLE AS old_orders NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION orders_to_store();
--> statement-breakpoint
CREATE FUNCTION shipments_to_store() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF current_setting('hub.from_store', true) = 'yes' OR NOT EXISTS (SELECT FROM store_connections) THEN
    RETURN NULL;
  END IF;
  PERFORM note_store_write(shop_id, order_id, 'shipments')
  FROM (
    SELECT DISTINCT n.shop_id, n.order_id FROM new_shipments AS n
    JOIN store_orders AS s ON s.shop_id = n.shop_id AND s.order_id = n.order_id
    JOIN store_connections AS c ON c.shop_id = n.shop_id AND c.state <> 'uninstalled'
    ORDER BY n.shop_id, n.order_id
  ) AS changes;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER shipments_to_store AFTER INSERT ON shipments
REFERENCING NEW TABLE AS new_shipments FOR EACH STATEMENT EXECUTE FUNCTION shipments_to_store();
--> statement-breakpoint
CREATE FUNCTION line_items_to_store() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  IF current_setting('hub.from_store', true) = 'yes' OR NOT EXISTS (SELECT FROM store_connections) THEN
    RETURN NULL;
  END IF;
  PERFORM note_store_write(shop_id, order_id, 'lines')
  FROM (
    SELECT DISTINCT n.shop_id, n.order_id FROM new_lines AS n
    JOIN old_lines AS o ON o.shop_id = n.shop_id AND o.order_id = n.order_id AND o.line_item_id = n.line_item_id
    JOIN store_orders AS s ON s.shop_id = n.shop_id AND s.order_id = n.order_id
    JOIN store_connections AS c ON c.shop_id = n.shop_id AND c.state <> 'uninstalled'
    WHERE n.quantity < o.quantity OR (n.is_cancelled AND NOT o.is_cancelled)
    ORDER BY n.shop_id, n.order_id
  ) AS changes;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER line_items_to_store AFTER UPDATE ON line_items
REFERENCING OLD TABLE AS old_lines NEW TABLE AS new_lines FOR EACH STATEMENT EXECUTE FUNCTION line_items_to_store();
--> statement-breakpoint
-- The job that writes them, in the same transaction.
CREATE FUNCTION store_writes_after_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (shop_id, job_id, queue, data)
  VALUES (NEW.shop_id, gen_random_uuid(), 'write-to-store', jsonb_build_object('orderId', NEW.order_id::text));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER store_writes_after_insert AFTER INSERT ON store_writes
FOR EACH ROW EXECUTE FUNCTION store_writes_after_change();
--> statement-breakpoint
CREATE TRIGGER store_writes_after_growth AFTER UPDATE OF changes ON store_writes
FOR EACH ROW WHEN (NEW.changes > OLD.changes) EXECUTE FUNCTION store_writes_after_change();
