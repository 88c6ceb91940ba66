ALTER TABLE "shop_exports" ADD COLUMN "written_to" jsonb;--> statement-breakpoint
ALTER TABLE "shop_exports" ADD COLUMN "restarts" integer DEFAULT 0 NOT NULL;