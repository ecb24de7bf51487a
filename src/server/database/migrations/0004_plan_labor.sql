ALTER TABLE "plans" ADD COLUMN "tool" text DEFAULT 'configurator' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "labor_cents_per_hour" integer DEFAULT 15000 NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_content_hash_unique" UNIQUE("content_hash");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_tool" CHECK (tool in ('configurator', 'planner'));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_labor" CHECK (labor_cents_per_hour > 0);