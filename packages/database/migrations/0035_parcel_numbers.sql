ALTER TABLE "warehouse_parcels" ADD COLUMN "tracking_number" text;--> statement-breakpoint
CREATE INDEX "warehouse_parcels_tracking" ON "warehouse_parcels" USING btree ("shop_id","tracking_number") WHERE tracking_number IS NOT NULL;
