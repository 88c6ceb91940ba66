ALTER TABLE "store_connections" ADD COLUMN "frozen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_connections" ADD COLUMN "unpaid_charge_id" text;--> statement-breakpoint
ALTER TABLE "store_connections" ADD COLUMN "last_freeze" jsonb;--> statement-breakpoint
UPDATE store_connections SET frozen_at = now() WHERE state = 'frozen';
