ALTER TABLE "imports" ALTER COLUMN "message" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "message" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "header" text[] DEFAULT '{}' NOT NULL;