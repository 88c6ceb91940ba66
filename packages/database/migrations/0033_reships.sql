ALTER TABLE "orders" ADD COLUMN "reship" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouse_orders" ADD COLUMN "reship" jsonb;--> statement-breakpoint
-- The number of a parcel that is sent again is written to the store as a further number of the shipment is.
CREATE TRIGGER reships_to_store AFTER UPDATE OF reship ON warehouse_orders
FOR EACH ROW WHEN (NEW.reship->'parcels' IS DISTINCT FROM OLD.reship->'parcels') EXECUTE FUNCTION extra_numbers_to_store();
