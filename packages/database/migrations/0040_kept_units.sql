ALTER TABLE "orders" ADD COLUMN "kept_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What the store was last read to keep.
UPDATE "orders" AS o SET kept_units = kept.units
FROM (
  SELECT s.shop_id, s.order_id, sum((rest->>'units')::integer)::integer AS units
  FROM "store_orders" AS s, jsonb_array_elements(s.facts->'rest') AS rest GROUP BY 1, 2
) AS kept
WHERE kept.shop_id = o.shop_id AND kept.order_id = o.order_id AND kept.units > 0;
