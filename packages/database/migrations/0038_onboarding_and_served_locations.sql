ALTER TABLE "shops" ADD COLUMN "onboarding" jsonb;--> statement-breakpoint
-- The first connected 3PL shipped for each location that named none. Each names it from now on: the shop's only one, or
-- the one that got its last order. Without either the location waits for a person to choose.
INSERT INTO "location_settings" (shop_id, location_id, version, settings, saved_at, saved_by)
  SELECT l.shop_id, l.location_id, 1, jsonb_build_object('providerId', p.provider), now(), 'Fulfillment Hub'
  FROM "locations" l
  CROSS JOIN LATERAL (SELECT coalesce(
    (SELECT min(s.provider) FROM "provider_settings" s WHERE s.shop_id = l.shop_id HAVING count(*) = 1),
    (SELECT w.provider FROM "warehouse_orders" w WHERE w.shop_id = l.shop_id ORDER BY w.created_at DESC LIMIT 1)
  ) AS provider) p
  WHERE p.provider IS NOT NULL
  ON CONFLICT (shop_id, location_id) DO UPDATE
  SET settings = "location_settings".settings || excluded.settings, version = "location_settings".version + 1
  WHERE coalesce("location_settings".settings->>'kind', 'provider') = 'provider'
    AND "location_settings".settings->>'providerId' IS NULL;
