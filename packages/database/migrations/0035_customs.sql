ALTER TABLE "store_variants" ADD COLUMN "hs_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_variants" ADD COLUMN "country_of_origin" text DEFAULT '' NOT NULL;
