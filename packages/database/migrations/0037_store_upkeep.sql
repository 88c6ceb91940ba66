CREATE TABLE "store_sign_ins" (
	"domain" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "long_jobs" (
	"shop_id" bigint NOT NULL,
	"queue" text NOT NULL,
	"subject" text NOT NULL,
	"run" text NOT NULL,
	"data" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"started_at" timestamp (3) with time zone NOT NULL,
	"alive_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"resumed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "long_jobs_shop_id_queue_subject_pk" PRIMARY KEY("shop_id","queue","subject")
);
--> statement-breakpoint
ALTER TABLE "long_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "store_connections" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "store_events_waiting" ON "store_events" USING btree ("shop_id","triggered_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "long_jobs_alive" ON "long_jobs" USING btree ("alive_at");--> statement-breakpoint
CREATE POLICY "long_jobs_of_own_shop" ON "long_jobs" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
REVOKE ALL ON store_sign_ins FROM hub_shop;
--> statement-breakpoint
-- What the long jobs of a shop do, without their data.
CREATE VIEW admin.long_jobs AS
SELECT shop_id, queue, subject, done, total, started_at, alive_at, resumed FROM long_jobs;
--> statement-breakpoint
GRANT SELECT ON admin.long_jobs TO hub_admin;
--> statement-breakpoint
-- First readings under way, so that one that stands still is taken up.
INSERT INTO long_jobs (shop_id, queue, subject, run, data, done, total, started_at, alive_at)
SELECT shop_id, 'backfill-store', '', gen_random_uuid()::text, '{}', orders_read, orders_total,
  coalesce(backfill_started_at, now()), now()
FROM store_connections WHERE backfill_state = 'running' AND state <> 'uninstalled';
--> statement-breakpoint
-- Earlier versions gave up changes after ten tries without an answer, which is no refusal: they are tried again. A trigger
-- adds their jobs. One that may have arrived counts as tried.
WITH unanswered AS (
  DELETE FROM store_writes AS given_up USING store_connections AS connection
  WHERE connection.shop_id = given_up.shop_id AND connection.state <> 'uninstalled'
    AND given_up.state = 'refused' AND given_up.task = 'answer'
  RETURNING given_up.shop_id, given_up.order_id, given_up.kind
)
INSERT INTO store_writes (shop_id, order_id, kind, state, tries)
SELECT DISTINCT shop_id, order_id, kind, 'waiting', 1 FROM unanswered ORDER BY shop_id, order_id, kind
ON CONFLICT (shop_id, order_id, kind) WHERE state = 'waiting' DO UPDATE SET changes = store_writes.changes + 1,
  tries = greatest(store_writes.tries, excluded.tries);
