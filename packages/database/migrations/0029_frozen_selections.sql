CREATE TABLE "frozen_selections" (
	"shop_id" bigint NOT NULL,
	"selection_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"frozen_at" timestamp (3) with time zone NOT NULL,
	"order_count" integer NOT NULL,
	"order_ids" bigint[] NOT NULL,
	CONSTRAINT "frozen_selections_shop_id_selection_id_pk" PRIMARY KEY("shop_id","selection_id")
);
--> statement-breakpoint
ALTER TABLE "frozen_selections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "frozen_selections_of_own_shop" ON "frozen_selections" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);