ALTER TABLE "provider_accounts" ADD COLUMN "listed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD COLUMN "listing" jsonb;--> statement-breakpoint
ALTER TABLE "provider_accounts" ADD COLUMN "listing_claimed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "warehouse_orders" ADD COLUMN "change_mark" text;--> statement-breakpoint
ALTER TABLE "warehouse_orders" ADD COLUMN "reads_alone" boolean DEFAULT false NOT NULL;