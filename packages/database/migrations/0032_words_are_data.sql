ALTER TABLE "batch_orders" ALTER COLUMN "reason" SET DATA TYPE jsonb USING to_jsonb("reason");--> statement-breakpoint
ALTER TABLE "import_problems" ALTER COLUMN "reason" SET DATA TYPE jsonb USING to_jsonb("reason");--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "message" DROP DEFAULT, ALTER COLUMN "message" SET DATA TYPE jsonb USING to_jsonb("message");--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "message" SET DEFAULT '""';--> statement-breakpoint
ALTER TABLE "provider_accounts" ALTER COLUMN "failure_words" SET DATA TYPE jsonb USING to_jsonb("failure_words"),
  ALTER COLUMN "stock_failure_words" SET DATA TYPE jsonb USING to_jsonb("stock_failure_words");--> statement-breakpoint
ALTER TABLE "warehouse_orders" ALTER COLUMN "words" SET DATA TYPE jsonb USING to_jsonb("words");--> statement-breakpoint
ALTER TABLE "store_connections" ALTER COLUMN "backfill_words" SET DATA TYPE jsonb USING to_jsonb("backfill_words"),
  ALTER COLUMN "check_words" SET DATA TYPE jsonb USING to_jsonb("check_words");--> statement-breakpoint
ALTER TABLE "store_events" ALTER COLUMN "words" SET DATA TYPE jsonb USING to_jsonb("words");--> statement-breakpoint
ALTER TABLE "store_writes" ALTER COLUMN "words" SET DATA TYPE jsonb USING to_jsonb("words");--> statement-breakpoint
ALTER TABLE "workflow_runs" ALTER COLUMN "changes" DROP DEFAULT, ALTER COLUMN "changes" SET DATA TYPE jsonb USING to_jsonb("changes"),
  ALTER COLUMN "replaced" DROP DEFAULT, ALTER COLUMN "replaced" SET DATA TYPE jsonb USING to_jsonb("replaced");--> statement-breakpoint
ALTER TABLE "workflow_runs" ALTER COLUMN "changes" SET DEFAULT '[]'::jsonb, ALTER COLUMN "replaced" SET DEFAULT '[]'::jsonb;
