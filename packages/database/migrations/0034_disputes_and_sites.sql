ALTER TABLE "orders" ADD COLUMN "dispute" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "warehouse_orders" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "store_connections" ADD COLUMN "token_expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "store_connections" ADD COLUMN "refresh_key_id" text;--> statement-breakpoint
ALTER TABLE "store_connections" ADD COLUMN "refresh_nonce" "bytea";--> statement-breakpoint
ALTER TABLE "store_connections" ADD COLUMN "refresh_ciphertext" "bytea";--> statement-breakpoint
ALTER TABLE "store_connections" ADD COLUMN "renewal_started_at" timestamp (3) with time zone;
