ALTER TABLE "workflow_runs" ALTER COLUMN "changes" DROP DEFAULT, ALTER COLUMN "changes" SET DATA TYPE jsonb USING to_jsonb("changes"),
  ALTER COLUMN "replaced" DROP DEFAULT, ALTER COLUMN "replaced" SET DATA TYPE jsonb USING to_jsonb("replaced");--> statement-breakpoint
ALTER TABLE "workflow_runs" ALTER COLUMN "changes" SET DEFAULT '[]'::jsonb, ALTER COLUMN "replaced" SET DEFAULT '[]'::jsonb;