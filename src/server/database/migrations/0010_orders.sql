CREATE TABLE "bays" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"bay_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"kind" text NOT NULL,
	"hours" double precision NOT NULL,
	"order_id" text,
	"name" text,
	"email" text,
	"phone" text,
	"car" text,
	"notes" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_error" text,
	CONSTRAINT "bookings_state" CHECK (state in ('held', 'booked', 'cancelled')),
	CONSTRAINT "bookings_kind" CHECK (kind in ('install', 'dyno', 'talk')),
	CONSTRAINT "bookings_times" CHECK (starts_at < ends_at),
	CONSTRAINT "bookings_held" CHECK (state <> 'held' or held_until is not null)
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"weekday" integer PRIMARY KEY NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	CONSTRAINT "opening_hours_weekday" CHECK (weekday between 0 and 6),
	CONSTRAINT "opening_hours_times" CHECK (opens_at ~ '^[0-2][0-9]:[0-5][0-9]$' and opens_at < closes_at)
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"who" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ref" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_error" text,
	CONSTRAINT "order_events_position" UNIQUE("order_id","position"),
	CONSTRAINT "order_events_once" UNIQUE("order_id","kind","ref"),
	CONSTRAINT "order_events_who" CHECK (who in ('customer', 'shop', 'stripe', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "order_results" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"photo" bytea,
	"evidence_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_error" text,
	CONSTRAINT "order_results_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "order_results_state" CHECK (state in ('asked', 'sent', 'approved', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"cents" bigint NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"reason" text NOT NULL,
	"stripe_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_stripe_id_unique" UNIQUE("stripe_id"),
	CONSTRAINT "refunds_cents" CHECK (cents > 0),
	CONSTRAINT "refunds_status" CHECK (status in ('asked', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sales_tax_rates" (
	"state" text PRIMARY KEY NOT NULL,
	"rate_ppm" integer NOT NULL,
	"taxes_labor" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_tax_rates_state" CHECK (state ~ '^[A-Z]{2}$'),
	CONSTRAINT "sales_tax_rates_rate" CHECK (rate_ppm between 0 and 200000)
);
--> statement-breakpoint
CREATE TABLE "selling_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"deposit_percent" integer DEFAULT 100 NOT NULL,
	"shop_state" text DEFAULT 'FL' NOT NULL,
	"time_zone" text DEFAULT 'America/New_York' NOT NULL,
	"lead_days" integer DEFAULT 5 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "selling_settings_one" CHECK (id = 1),
	CONSTRAINT "selling_settings_deposit" CHECK (deposit_percent between 1 and 100),
	CONSTRAINT "selling_settings_lead" CHECK (lead_days between 0 and 120)
);
--> statement-breakpoint
CREATE TABLE "stripe_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'awaiting_payment';--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "refunded_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_cents" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_cents" bigint;--> statement-breakpoint
UPDATE "orders" SET "due_cents" = "total_cents", "status" = 'awaiting_payment';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "due_cents" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_asked_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "session_url" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_bay_id_bays_id_fk" FOREIGN KEY ("bay_id") REFERENCES "public"."bays"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_results" ADD CONSTRAINT "order_results_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_when" ON "bookings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "order_events_unmailed" ON "order_events" USING btree ("created_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_session_id_unique" UNIQUE("session_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_counts" CHECK (shipped_quantity between 0 and quantity and refunded_quantity between 0 and quantity);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK (status in ('awaiting_payment', 'paid', 'ordered', 'received', 'packed', 'shipped', 'installed', 'done', 'cancelled', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_by" CHECK (pay_by in ('card', 'invoice'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK (due_cents between 0 and total_cents and paid_cents between 0 and total_cents);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK (refund_asked_cents >= 0 and refunded_cents >= 0 and refund_asked_cents + refunded_cents <= paid_cents);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_apart" EXCLUDE USING gist (int4range("bay_id", "bay_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("state" <> 'cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_order" ON "bookings" ("order_id") WHERE "state" = 'booked';--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" ("payment_id");--> statement-breakpoint
INSERT INTO "order_events" ("id", "order_id", "position", "who", "kind", "state", "created_at", "mailed_at") SELECT 'placed-' || "id", "id", 0, 'customer', 'placed', 'awaiting_payment', "placed_at", now() FROM "orders";--> statement-breakpoint
INSERT INTO "selling_settings" ("id") VALUES (1);--> statement-breakpoint
INSERT INTO "bays" ("id", "name") VALUES (1, 'Bay 1'), (2, 'Bay 2');--> statement-breakpoint
INSERT INTO "opening_hours" ("weekday", "opens_at", "closes_at") SELECT day, '10:00', '19:00' FROM generate_series(1, 5) AS day;
