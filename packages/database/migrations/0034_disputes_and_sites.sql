ALTER TABLE "orders" ADD COLUMN "dispute" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "warehouse_orders" ADD COLUMN "site" text;