CREATE TABLE "own_pictures" (
	"subject" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "track_tests" ADD COLUMN "origin" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "track_tests" ADD COLUMN "import_id" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "staff" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_cents" bigint;--> statement-breakpoint
ALTER TABLE "sales_tax_rates" ADD COLUMN "taxes_shipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "order_events_unsent" ON "order_events" USING btree ("created_at") WHERE mail_error is not null and mailed_at is null;--> statement-breakpoint
CREATE INDEX "orders_unsent" ON "orders" USING btree ("placed_at") WHERE mail_error is not null and mailed_at is null;--> statement-breakpoint
ALTER TABLE "track_tests" ADD CONSTRAINT "track_tests_origin" CHECK (origin in ('published', 'order'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_freight" CHECK (freight_cents >= 0);--> statement-breakpoint
CREATE TRIGGER catalog_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON own_pictures
FOR EACH STATEMENT EXECUTE FUNCTION notify_catalog_changed();
