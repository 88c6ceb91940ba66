ALTER TABLE "skus" ADD COLUMN "name" text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE skus SET name = coalesce((
  SELECT line.name FROM order_skus AS sold
  JOIN line_items AS line ON line.shop_id = sold.shop_id AND line.order_id = sold.order_id AND line.sku = sold.sku
  WHERE sold.shop_id = skus.shop_id AND sold.sku = skus.sku LIMIT 1
), '');
--> statement-breakpoint
-- A part of a customer's name among a million orders.
CREATE INDEX orders_customer_parts ON orders USING gin (shop_id, customer_name gin_trgm_ops);
--> statement-breakpoint
-- A postcode as it is compared: without spaces, in capitals.
CREATE FUNCTION postcode_key(postcode text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN upper(replace(postcode, ' ', ''));
--> statement-breakpoint
CREATE INDEX orders_postcodes ON orders (shop_id, postcode_key(postcode) COLLATE "C") WHERE postcode <> '';
--> statement-breakpoint
CREATE INDEX order_recipients_emails ON order_recipients (shop_id, lower(email) COLLATE "C") WHERE email <> '';
--> statement-breakpoint
-- Orders whose customer's name has a part (a pattern; null: none), or whose postcode or email begins so; at most so many
-- of each. Behind a function of the owner for the reason of orders_named_like.
CREATE FUNCTION orders_of_customers_like(part text, beginning text, most integer) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  (SELECT order_id FROM orders
    WHERE shop_id = current_setting('hub.shop_id')::bigint AND customer_name ILIKE part LIMIT most)
  UNION
  (SELECT order_id FROM orders
    WHERE shop_id = current_setting('hub.shop_id')::bigint AND postcode <> ''
      AND postcode_key(postcode) COLLATE "C" >= postcode_key(beginning)
      AND postcode_key(postcode) COLLATE "C" < postcode_key(beginning) || chr(1114111) LIMIT most)
  UNION
  (SELECT order_id FROM order_recipients
    WHERE shop_id = current_setting('hub.shop_id')::bigint AND email <> ''
      AND lower(email) COLLATE "C" >= lower(beginning)
      AND lower(email) COLLATE "C" < lower(beginning) || chr(1114111) LIMIT most);
$$;
--> statement-breakpoint
-- As orders_named_like, at most so many.
CREATE FUNCTION orders_named_like(pattern text, most integer) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT order_id FROM orders WHERE shop_id = current_setting('hub.shop_id')::bigint AND name ILIKE pattern LIMIT most;
$$;
