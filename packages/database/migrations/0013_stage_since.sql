ALTER TABLE "orders" ADD COLUMN "stage_since" timestamp (3) with time zone;--> statement-breakpoint
-- Whatever moves an order to another stage: since when it is there.
CREATE FUNCTION orders_stage_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stage_since = now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_stage_since BEFORE UPDATE OF stage ON orders
FOR EACH ROW WHEN (OLD.stage IS DISTINCT FROM NEW.stage) EXECUTE FUNCTION orders_stage_since();
