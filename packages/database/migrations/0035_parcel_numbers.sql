ALTER TABLE "warehouse_parcels" ADD COLUMN "tracking_number" text;--> statement-breakpoint
CREATE INDEX "warehouse_parcels_tracking" ON "warehouse_parcels" USING btree ("shop_id","tracking_number") WHERE tracking_number IS NOT NULL;--> statement-breakpoint
-- These were planned, and nobody knows which of the orders really left in one box.
UPDATE "orders" SET "boxes_saved" = 0 WHERE "boxes_saved" <> 0;--> statement-breakpoint
UPDATE "batch_orders" SET "boxes_saved" = 0 WHERE "boxes_saved" <> 0;
