CREATE TABLE "replaced_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_results" DROP CONSTRAINT "order_results_state";--> statement-breakpoint
CREATE INDEX "replaced_pictures_subject" ON "replaced_pictures" USING btree ("subject","replaced_at");--> statement-breakpoint
CREATE INDEX "order_events_newest" ON "order_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_delivery" ON "orders" USING btree ("delivery","status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_unmailed" ON "orders" USING btree ("placed_at","id") WHERE mailed_at is null;--> statement-breakpoint
ALTER TABLE "order_results" ADD CONSTRAINT "order_results_state" CHECK (state in ('asked', 'sent', 'approved', 'declined', 'taken_back'));