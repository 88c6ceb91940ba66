-- A part of an order's name among a million. Behind a function of the owner: under row-level security a pattern may use
-- no index, so the condition on the shop stands in the function.
CREATE INDEX orders_name_parts ON orders USING gin (shop_id, name gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION orders_named_like(pattern text) RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT order_id FROM orders WHERE shop_id = current_setting('hub.shop_id')::bigint AND name ILIKE pattern;
$$;
--> statement-breakpoint
-- Every statement that changes orders adds its differences to order_counts and names, on commit, the stages it touched.
CREATE FUNCTION orders_after_insert() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  changed integer;
BEGIN
  WITH changes AS MATERIALIZED (
    SELECT shop_id, created_at, stage, was_shipped, 1 AS n, workflow_runs AS w, boxes_saved AS b FROM new_orders
  ), counted AS (
    INSERT INTO order_counts (shop_id, day, stage, was_shipped, orders, workflow_runs, boxes_saved)
    SELECT shop_id, (created_at AT TIME ZONE 'UTC')::date, stage, was_shipped, sum(n), sum(w), sum(b)
    FROM changes GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(w) <> 0 OR sum(b) <> 0
  )
  SELECT count(pg_notify('order_changes', json_build_object('shopId', shop_id, 'stages', stages)::text)) INTO changed
  FROM (SELECT shop_id, array_agg(DISTINCT stage) AS stages FROM changes GROUP BY shop_id) AS shops;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_after_insert AFTER INSERT ON orders
REFERENCING NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION orders_after_insert();
--> statement-breakpoint
CREATE FUNCTION orders_after_update() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  changed integer;
BEGIN
  WITH changes AS MATERIALIZED (
    SELECT shop_id, created_at, stage, was_shipped, 1 AS n, workflow_runs AS w, boxes_saved AS b FROM new_orders
    UNION ALL
    SELECT shop_id, created_at, stage, was_shipped, -1, -workflow_runs, -boxes_saved FROM old_orders
  ), counted AS (
    INSERT INTO order_counts (shop_id, day, stage, was_shipped, orders, workflow_runs, boxes_saved)
    SELECT shop_id, (created_at AT TIME ZONE 'UTC')::date, stage, was_shipped, sum(n), sum(w), sum(b)
    FROM changes GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(w) <> 0 OR sum(b) <> 0
  )
  SELECT count(pg_notify('order_changes', json_build_object('shopId', shop_id, 'stages', stages)::text)) INTO changed
  FROM (SELECT shop_id, array_agg(DISTINCT stage) AS stages FROM changes GROUP BY shop_id) AS shops;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_after_update AFTER UPDATE ON orders
REFERENCING OLD TABLE AS old_orders NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION orders_after_update();
--> statement-breakpoint
CREATE FUNCTION orders_after_delete() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  changed integer;
BEGIN
  WITH changes AS MATERIALIZED (
    SELECT shop_id, created_at, stage, was_shipped, -1 AS n, -workflow_runs AS w, -boxes_saved AS b FROM old_orders
  ), counted AS (
    INSERT INTO order_counts (shop_id, day, stage, was_shipped, orders, workflow_runs, boxes_saved)
    SELECT shop_id, (created_at AT TIME ZONE 'UTC')::date, stage, was_shipped, sum(n), sum(w), sum(b)
    FROM changes GROUP BY 1, 2, 3, 4 HAVING sum(n) <> 0 OR sum(w) <> 0 OR sum(b) <> 0
  )
  SELECT count(pg_notify('order_changes', json_build_object('shopId', shop_id, 'stages', stages)::text)) INTO changed
  FROM (SELECT shop_id, array_agg(DISTINCT stage) AS stages FROM changes GROUP BY shop_id) AS shops;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_after_delete AFTER DELETE ON orders
REFERENCING OLD TABLE AS old_orders FOR EACH STATEMENT EXECUTE FUNCTION orders_after_delete();
--> statement-breakpoint
-- An entry in a timeline changes what the detail of the order shows, in no matter which stage.
CREATE FUNCTION timeline_after_insert() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE
  changed integer;
BEGIN
  SELECT count(pg_notify('order_changes', json_build_object('shopId', shop_id, 'stages', '{}'::text[])::text)) INTO changed
  FROM (SELECT DISTINCT shop_id FROM new_entries) AS shops;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER timeline_after_insert AFTER INSERT ON timeline_entries
REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION timeline_after_insert();
--> statement-breakpoint
REVOKE ALL ON secret_keys FROM hub_shop;
