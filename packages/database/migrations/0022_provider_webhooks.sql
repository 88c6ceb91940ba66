ALTER TABLE "provider_subscriptions" ALTER COLUMN "subscribed_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_subscriptions" ADD COLUMN "claimed_until" timestamp (3) with time zone;