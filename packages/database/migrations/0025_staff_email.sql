ALTER TABLE "staff" ADD COLUMN "pending_email_code" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "pending_email_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "is_own_email" boolean DEFAULT false NOT NULL;