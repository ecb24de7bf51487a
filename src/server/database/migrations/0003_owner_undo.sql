ALTER TABLE "evidence" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "request_key_hash" text;--> statement-breakpoint
CREATE INDEX "evidence_import" ON "evidence" USING btree ("import_id");--> statement-breakpoint
-- Sheets stored before imports had ids: those that came in one statement carry the same time.
UPDATE "evidence" SET "import_id" = 'before-' || md5("created_at"::text) WHERE "origin" = 'shop';
