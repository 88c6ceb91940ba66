ALTER TABLE "skus" ADD COLUMN "newest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "newest_order_id" bigint;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "newest_name" text;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "newest_weight" text;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "newest_virtual_item" smallint;--> statement-breakpoint
-- What orders before this version had.
UPDATE skus AS kept SET newest_at = line.created_at, newest_order_id = line.order_id, newest_name = line.name,
  newest_weight = line.product_weight, newest_virtual_item = line.virtual_item
FROM (
  SELECT code.shop_id, code.sku, newest.created_at, newest.order_id, found.name, found.product_weight, found.virtual_item
  FROM skus AS code
  CROSS JOIN LATERAL (SELECT created_at, order_id FROM order_skus AS known
    WHERE known.shop_id = code.shop_id AND known.sku = code.sku ORDER BY created_at DESC, order_id DESC LIMIT 1) AS newest
  CROSS JOIN LATERAL (SELECT name, product_weight, virtual_item FROM line_items AS item
    WHERE item.shop_id = code.shop_id AND item.order_id = newest.order_id AND item.sku = code.sku
    ORDER BY coalesce(virtual_item, 0), position LIMIT 1) AS found
) AS line WHERE kept.shop_id = line.shop_id AND kept.sku = line.sku;
