ALTER TABLE "timeline_entries" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "timeline_entries" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "timeline_entries" ADD COLUMN "values" jsonb;--> statement-breakpoint
-- Entries by nobody of the staff whose sentence has no values of its own are events from now on; all others stay texts.
UPDATE "timeline_entries" AS entry SET "kind" = exact.kind, "values" = exact.values
FROM (VALUES
  ('Order received from the store', 'received', '{}'::jsonb),
  ('The store had not announced this order; a check of the store found it', 'foundByCheck', '{}'),
  ('Canceled in the store', 'canceledInStore', '{"shipped":"none"}'),
  ('Canceled in the store, but part of the order had already shipped.', 'canceledInStore', '{"shipped":"part"}'),
  ('Canceled in the store, but the order had already shipped.', 'canceledInStore', '{"shipped":"all"}'),
  ('Deleted in the store', 'deletedInStore', '{}'),
  ('Archived in the store', 'archivedInStore', '{}'),
  ('Nothing of it is left to ship in the store', 'nothingLeftInStore', '{}'),
  ('Fulfilled in the store, not by this app', 'fulfilledInStore', '{}'),
  ('The warehouse has the order as it was before this change. Call the warehouse.', 'warehouseOutdated', '{}'),
  ('The shipping address was changed in the store', 'addressChanged', '{"oldAddress":"unused"}'),
  ('The shipping address was changed in the store, but the warehouse has the old one. Call the warehouse.',
    'addressChanged', '{"oldAddress":"atWarehouse"}'),
  ('The shipping address was changed in the store, but the order had already left for the old one.',
    'addressChanged', '{"oldAddress":"shipped"}'),
  ('The hold ended; the order is open again', 'holdEnded', '{}'),
  ('Stock arrived; the order is open again', 'stockArrived', '{"isPart":false}'),
  ('Some stock arrived; the order is partly open again', 'stockArrived', '{"isPart":true}'),
  ('Routed: there is nothing to ship', 'nothingToRoute', '{}'),
  ('Sent to the warehouse', 'handedOver', '{}')
) AS exact(message, kind, values)
WHERE entry."message" = exact.message AND entry."staff_id" IS NULL;
