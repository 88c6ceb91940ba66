CREATE TABLE "staff_changes" (
	"shop_id" bigint NOT NULL,
	"change_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "staff_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"changed_by_id" text NOT NULL,
	"changed_by" text NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "staff_changes_shop_id_change_id_pk" PRIMARY KEY("shop_id","change_id")
);
--> statement-breakpoint
ALTER TABLE "staff_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"shop_id" bigint NOT NULL,
	"mail_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"unsubscribe_path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "mails_shop_id_mail_id_pk" PRIMARY KEY("shop_id","mail_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_events" (
	"shop_id" bigint NOT NULL,
	"event_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notification_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"order_id" bigint,
	"provider" text DEFAULT '' NOT NULL,
	CONSTRAINT "notification_events_shop_id_event_id_pk" PRIMARY KEY("shop_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "notification_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_progress" (
	"shop_id" bigint NOT NULL,
	"staff_id" text NOT NULL,
	"last_event_id" bigint NOT NULL,
	"last_digest_at" timestamp (3) with time zone,
	"last_summary_on" date,
	CONSTRAINT "notification_progress_shop_id_staff_id_pk" PRIMARY KEY("shop_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "notification_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"shop_id" bigint NOT NULL,
	"staff_id" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "notification_settings_shop_id_staff_id_pk" PRIMARY KEY("shop_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "saved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "saved_by" text;--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("shop_id","staff_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "staff_changes_of_own_shop" ON "staff_changes" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "mails_of_own_shop" ON "mails" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "notification_events_of_own_shop" ON "notification_events" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "notification_progress_of_own_shop" ON "notification_progress" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "notification_settings_of_own_shop" ON "notification_settings" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);
--> statement-breakpoint
-- An order that comes to a stage that staff may be mailed about is an event, in the transaction of the change.
CREATE FUNCTION orders_notify_insert() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO notification_events (shop_id, kind, order_id)
  SELECT shop_id, CASE stage WHEN 'error' THEN 'errors' ELSE 'backOrders' END, order_id FROM new_orders
  WHERE stage IN ('error', 'backOrder');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_notify_insert AFTER INSERT ON orders
REFERENCING NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION orders_notify_insert();
--> statement-breakpoint
CREATE FUNCTION orders_notify_update() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
  INSERT INTO notification_events (shop_id, kind, order_id)
  SELECT shop_id, CASE new_orders.stage WHEN 'error' THEN 'errors' ELSE 'backOrders' END, order_id
  FROM new_orders JOIN old_orders USING (shop_id, order_id)
  WHERE new_orders.stage IN ('error', 'backOrder') AND old_orders.stage <> new_orders.stage;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_notify_update AFTER UPDATE ON orders
REFERENCING OLD TABLE AS old_orders NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION orders_notify_update();
