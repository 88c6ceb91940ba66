CREATE TABLE "tracking_guesses" (
	"shop_id" bigint NOT NULL,
	"key" text NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tracking_guesses_shop_id_key_pk" PRIMARY KEY("shop_id","key")
);
--> statement-breakpoint
ALTER TABLE "tracking_guesses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tracking_pages" (
	"shop_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"page" jsonb NOT NULL,
	CONSTRAINT "tracking_pages_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
ALTER TABLE "tracking_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "tracking_guesses_of_own_shop" ON "tracking_guesses" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);--> statement-breakpoint
CREATE POLICY "tracking_pages_of_own_shop" ON "tracking_pages" AS PERMISSIVE FOR ALL TO "hub_shop" USING (shop_id = current_setting('hub.shop_id', true)::bigint) WITH CHECK (shop_id = current_setting('hub.shop_id', true)::bigint);