ALTER TABLE "plans" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "plans_opened" ON "plans" USING btree ("opened_at");