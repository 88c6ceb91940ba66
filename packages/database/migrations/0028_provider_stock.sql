ALTER TABLE "provider_accounts" ADD COLUMN "next_stock_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD COLUMN "stock_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD COLUMN "stock_failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD COLUMN "stock_failure_words" text;